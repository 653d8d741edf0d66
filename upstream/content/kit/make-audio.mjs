/**
 * Reads the tales aloud with a computer voice: `node upstream/content/kit/make-audio.mjs [uri …]` writes
 * `<language>-<voice>.opus` and `.mp3` beside the texts of every tale (or of those named) with `synthetic: true`.
 * Needs espeak-ng and ffmpeg. A tale recorded by a person has `synthetic: false` and is left alone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';

const TALES = join(import.meta.dirname, '../tales');
const PAUSE = '<break time="450ms"/>';
/** ffmpeg's speech loudness: EBU R 128, measured in a first pass, set in a second. */
const LOUDNESS = 'loudnorm=I=-16:TP=-2.5:LRA=9';

const voices = { male: { variant: 'm3', pitch: 46 }, female: { variant: 'f3', pitch: 44 } };

/** The espeak-ng voice, its speed in words a minute, and words that it needs spelt otherwise. */
const languages = {
  en: {
    voice: 'en-gb-x-rp',
    speed: 150,
    spelling: [
      [/\bAfi\b/g, 'Ahfee'],
      [/\bAblavi\b/g, 'Ablahvee'],
      [/\bDove\b/g, 'Duv'],
    ],
  },
  fr: { voice: 'fr', speed: 142, spelling: [[/\bdos\b/g, 'dau']] },
  de: {
    voice: 'de',
    speed: 150,
    spelling: [
      [/\bKwabo\b/g, 'Kuabo'],
      [/\bAblavi\b/g, 'Ablaawi'],
      [/\bYams\b/g, 'Jamms'],
      [/hört/g, 'höhrt'],
      // The vowels before this Swiss ss are long.
      [/([Gg]r[ou]|Fü|Stö|So)ss/g, '$1ß'],
    ],
  },
};

/** The text below the front matter as SSML: no markup of the page is left, paragraphs are a breath apart. */
function speech(body, spelling) {
  const paragraphs = marked
    .parse(body.replace(/<!--[\s\S]*?-->/g, ''), { async: false })
    .split('</p>')
    .map((html) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const text = paragraphs.join(`\n${PAUSE}\n`);
  return `<speak>${spelling.reduce((said, [word, as]) => said.replace(word, as), text)}</speak>`;
}

function ffmpeg(...options) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...options], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr}`);
  return run.stderr;
}

/** Less boom and hiss, no peaks, a breath of silence at both ends, then the same loudness for all. */
function master(raw, out) {
  const voice = [
    'highpass=f=75',
    'equalizer=f=260:t=q:w=1:g=-2',
    'equalizer=f=3200:t=q:w=1.2:g=-2',
    'lowpass=f=8000',
    'volume=9dB,alimiter=limit=0.26:level=0:attack=2:release=40',
    'afade=t=in:d=0.05,areverse,afade=t=in:d=0.25,areverse',
    'adelay=300,apad=pad_dur=0.7',
  ].join();
  const report = ffmpeg('-i', raw, '-af', `${voice},${LOUDNESS}:print_format=json`, '-f', 'null', '-');
  const found = JSON.parse(report.slice(report.lastIndexOf('{'), report.lastIndexOf('}') + 1));
  const measured = `measured_I=${found.input_i}:measured_TP=${found.input_tp}:measured_LRA=${found.input_lra}`;
  const level = `${LOUDNESS}:${measured}:measured_thresh=${found.input_thresh}:offset=${found.target_offset}:linear=true`;
  ffmpeg('-i', raw, '-af', `${voice},${level},aresample=24000`, '-ac', '1', out);
}

function record(folder, language, voice, work) {
  const [, head, body] = readFileSync(join(folder, `${language}.md`), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  const { voice: name, speed, spelling } = languages[language];
  const { variant, pitch } = voices[voice];
  const raw = join(work, 'raw.wav');
  const clean = join(work, 'clean.wav');
  execFileSync('espeak-ng', ['-m', '-b', '1', '-v', `${name}+${variant}`, '-s', speed, '-p', pitch, '-g', '1', '-w', raw], {
    input: speech(body, spelling),
  });
  master(raw, clean);
  // The same input gives the same bytes.
  const tags = ['-metadata', `title=${parse(head).titre}`, '-metadata', 'artist=Kwabo', '-metadata', `language=${language}`];
  const common = ['-i', clean, '-map_metadata', '-1', ...tags, '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const file = join(folder, `${language}-${voice}`);
  // 2 minutes in 0.2 and 0.35 MB: the voice has nothing above 8 kHz, and its pauses cost next to nothing.
  const opus = ['libopus', '-b:a', '16k', '-application', 'voip', '-cutoff', '8000', '-frame_duration', '60'];
  const mp3 = ['libmp3lame', '-abr', '1', '-b:a', '20k', '-ar', '22050'];
  ffmpeg(...common, '-c:a', ...opus, `${file}.opus`);
  ffmpeg(...common, '-c:a', ...mp3, `${file}.mp3`);
  for (const type of ['opus', 'mp3']) console.log(`${file}.${type} ${Math.round(statSync(`${file}.${type}`).size / 1000)} kB`);
}

const work = mkdtempSync(join(tmpdir(), 'tales-'));
try {
  for (const uri of process.argv.length > 2 ? process.argv.slice(2) : readdirSync(TALES)) {
    const folder = join(TALES, uri);
    if (!parse(readFileSync(join(folder, 'item.yaml'), 'utf8')).synthetic) continue;
    for (const language of Object.keys(languages)) for (const voice of Object.keys(voices)) record(folder, language, voice, work);
  }
} finally {
  rmSync(work, { recursive: true });
}
