/** An Ogg Opus file that says it lasts so long. */
export function opus(seconds: number): Buffer {
  const preSkip = 312;
  const page = (granule: bigint, body: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS');
    head.writeBigInt64LE(granule, 6);
    head.writeUInt8(1, 26);
    head.writeUInt8(body.length, 27);
    return Buffer.concat([head, body]);
  };
  const opusHead = Buffer.alloc(19);
  opusHead.write('OpusHead');
  opusHead.writeUInt8(1, 8);
  opusHead.writeUInt8(1, 9);
  opusHead.writeUInt16LE(preSkip, 10);
  return Buffer.concat([
    page(0n, opusHead),
    page(BigInt(seconds * 48_000 + preSkip), Buffer.alloc(3)),
  ]);
}

/** Silent MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz, behind an ID3 tag. */
export function mp3(frames: number): Buffer {
  const tag = Buffer.from([
    0x49,
    0x44,
    0x33,
    4,
    0,
    0,
    0,
    0,
    0,
    20,
    ...new Array<number>(20).fill(0),
  ]);
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat([tag, ...new Array<Buffer>(frames).fill(frame)]);
}
