// Run: node upstream/content/kit/make-video.mjs scene.svg film.mp4 (needs ffmpeg; the scene has the groups "pirogue" and "water", and may have more whose id starts with "water-")
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const SECONDS = 12;
const FPS = 25;
const SWAY = 46; // how far a water cloth shifts to either side, in pixels
const BOB = 5; // how far the pirogue rises and sinks, in pixels

const [source, target] = process.argv.slice(2);
if (!source || !target) {
  console.error('usage: make-video.mjs <scene.svg> <film.mp4>');
  process.exit(2);
}

const scene = readFileSync(source, 'utf8');
const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(scene) ?? []).map(Number);
if (!width) throw new Error(`${source}: no viewBox starting at 0 0`);

/** Cuts the scene at the group with this id: text before, the group itself, text after. */
function cut(text, id) {
  const start = text.search(new RegExp(`<g\\b[^>]*\\bid="${id}"`));
  if (start < 0) throw new Error(`${source}: no group "${id}"`);
  let depth = 0;
  for (const tag of text.slice(start).matchAll(/<g\b|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth > 0) continue;
    const end = start + tag.index + tag[0].length;
    return [text.slice(0, start), text.slice(start, end), text.slice(end)];
  }
  throw new Error(`${source}: group "${id}" is not closed`);
}

/** Left and right end of the pirogue as drawn, measured on the picture itself. */
async function extent(group) {
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${group}</svg>`;
  const { info } = await sharp(Buffer.from(alone)).trim({ background: '#00000000', threshold: 0 }).raw().toBuffer({ resolveWithObject: true });
  return [-info.trimOffsetLeft, -info.trimOffsetLeft + info.width];
}

const move = (x, y, what) => `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${what}</g>`;
const mirror = (axis, what) => `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${what}</g>`;

/** Each cloth of the water sways by itself; mirrored copies, one pixel over its ends, close the gaps at both sides. */
function swayed(group, turn) {
  let cloth = 0;
  return group.replace(/<(path|rect|polygon)\b[^>]*\/>/g, (piece) => {
    const x = SWAY * Math.sin(2 * Math.PI * turn + 2.1 * cloth++);
    return move(x, 0, piece + mirror(0.5, piece) + mirror(width - 0.5, piece));
  });
}

const [, boat] = cut(scene, 'pirogue');
const [left, right] = await extent(boat);
const waters = [...scene.matchAll(/<g\b[^>]*\bid="(water(?:-[^"]*)?)"/g)].map((group) => group[1]);
if (!waters.includes('water')) throw new Error(`${source}: no group "water"`);

/** The picture at a point of the film, 0 at its start and 1 at its end. */
function frame(turn) {
  const glide = -right + turn * (width + right - left);
  const [beforeBoat, , afterBoat] = cut(scene, 'pirogue');
  const moved = beforeBoat + move(glide, BOB * Math.sin(6 * Math.PI * turn), boat) + afterBoat;
  return waters.reduce((text, id) => {
    const [before, water, after] = cut(text, id);
    return before + swayed(water, turn) + after;
  }, moved);
}

const ffmpeg = spawn('ffmpeg', [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${FPS}`, '-i', '-'],
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '24', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', target],
], { stdio: ['pipe', 'inherit', 'inherit'] });
const closed = once(ffmpeg, 'close');

for (let n = 0; n < SECONDS * FPS; n += 1) {
  const picture = Buffer.from(frame(n / (SECONDS * FPS)));
  const pixels = await sharp(picture).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
  if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await closed;
process.exitCode = code ?? 1;
