/** Bytes as megabytes with one decimal, at least 0.1; the texts format the number. */
export function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
