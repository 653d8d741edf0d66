import type { Language } from '../../shared/i18n/languages.ts';

/** One order as the payment provider knows it. Money in cents of `currency` (ISO 4217). */
export interface ProviderOrder {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  /** Our own reference, as it was sent (`custom_id`). */
  reference: string;
  cents: number;
  currency: string;
  /** Merchant id, or e-mail, of who receives the money. */
  payee: string;
  capture: ProviderCapture | null;
}

export interface ProviderCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'FAILED';
  cents: number;
  currency: string;
}

/** One bought line: `cents` is the price of one piece. The shipping line is one piece. */
export interface PaymentLine {
  name: string;
  cents: number;
  quantity: number;
  isShipping?: boolean;
}

export interface NewPayment {
  reference: string;
  /** The total in cents of the euro; the lines must sum to it. */
  cents: number;
  lines: PaymentLine[];
  /** Repeating a call with the same id is one call for the provider. */
  requestId: string;
  language: Language;
}

/**
 * Who takes the money. Every method rejects with `ProviderRefused` when the provider has said no for a reason of business,
 * and with `ProviderUnavailable` when it is not known whether it would have said yes: ask again with the same `requestId`.
 */
export interface PaymentProvider {
  create(order: NewPayment): Promise<ProviderOrder>;
  /** Null when the provider knows no such order. */
  read(id: string): Promise<ProviderOrder | null>;
  capture(id: string, requestId: string): Promise<ProviderOrder>;
  refund(
    captureId: string,
    cents: number,
    requestId: string,
  ): Promise<'COMPLETED' | 'PENDING' | 'FAILED'>;
  /** True only for an event that the provider has signed for this webhook. */
  verifyWebhook(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<boolean>;
  /** The payee that a payment must name (merchant id or e-mail). */
  merchant: string;
}

/** The provider's refusal (HTTP 422, or 4xx with an issue), with its own issue code such as `INSTRUMENT_DECLINED`. */
export class ProviderRefused extends Error {
  readonly issue: string;

  constructor(issue: string, message = `The payment provider refused: ${issue}`) {
    super(message);
    this.name = 'ProviderRefused';
    this.issue = issue;
  }
}

/** Time-out, lost connection, or a failure on the provider's side after every safe retry. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderUnavailable';
  }
}
