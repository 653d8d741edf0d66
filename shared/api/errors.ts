/** The upstream answered with a code other than success (contract 1). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  /** Message keys by field name; empty unless the code is 1. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before another try, with code 8. */
  readonly retryAfter: number | undefined;

  constructor(
    code: number,
    message: string,
    fields: Record<string, string> = {},
    retryAfter?: number,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** No usable answer came: refused, late, cut off, not in the shape of the contract. Trying again may help. */
export class NetworkError extends Error {
  override name: string = 'NetworkError';
}

/** No answer came because the browser has no network. Trying again helps as soon as it is back. */
export class OfflineError extends NetworkError {
  override name = 'OfflineError';
}
