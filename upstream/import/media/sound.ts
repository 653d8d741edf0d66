const opusRate = 48_000;
const mp3Rates = [44_100, 48_000, 32_000];
const mp3Kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Ogg Opus: the last page says how many samples there are, the first how many of them are not played. */
function opusSeconds(file: Buffer): number {
  const head = file.indexOf('OpusHead');
  const lastPage = file.lastIndexOf('OggS');
  if (head < 0 || lastPage < 0) return 0;
  return (Number(file.readBigInt64LE(lastPage + 6)) - file.readUInt16LE(head + 10)) / opusRate;
}

/** The length in bytes and in seconds of the layer III frame that starts with these four bytes. */
function mp3Frame(header: number): { bytes: number; seconds: number } | undefined {
  const version = (header >>> 19) & 3;
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1 && version !== 1;
  const kilobits = mp3Kilobits[version === 3 ? 1 : 2][(header >>> 12) & 15];
  const fullRate = mp3Rates[(header >>> 10) & 3];
  if (!isLayer3 || !kilobits || !fullRate) return undefined;
  // MPEG 2 and 2.5 halve and quarter the rate, and halve the samples of a frame.
  const rate = fullRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    bytes: Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding,
    seconds: samples / rate,
  };
}

function mp3Seconds(file: Buffer): number {
  let position = 0;
  if (file.toString('latin1', 0, 3) === 'ID3') {
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + file.readUInt8(at), 0);
    position = 10 + size;
  }
  let seconds = 0;
  while (position + 4 <= file.length) {
    const frame = mp3Frame(file.readUInt32BE(position));
    if (!frame) break;
    seconds += frame.seconds;
    position += frame.bytes;
  }
  return seconds;
}

/** How long an Ogg Opus or MP3 file plays, in whole seconds; 0 when it is neither. */
export function soundSeconds(file: Buffer, extension: string): number {
  return Math.round(extension === '.opus' ? opusSeconds(file) : mp3Seconds(file));
}
