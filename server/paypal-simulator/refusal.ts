import type { ErrorRequestHandler, Response } from 'express';
import { identifier } from './store.ts';

/** What stands around an issue, to the letter of the provider's description. */
const STATUSES = {
  400: [
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
  ],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const;

const ISSUES = {
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field does not conform to the expected format.'],
  MALFORMED_REQUEST_JSON: [400, 'The request JSON is not well formed.'],
  INVALID_ACCESS_TOKEN: [401, 'The token passed in was not found in the system.'],
  INVALID_RESOURCE_ID: [
    404,
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  CANNOT_BE_ZERO_OR_NEGATIVE: [
    422,
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  ],
  ITEM_TOTAL_REQUIRED: [
    422,
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  ],
  ITEM_TOTAL_MISMATCH: [
    422,
    'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ],
  AMOUNT_MISMATCH: [
    422,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  ],
  ORDER_ALREADY_CAPTURED: [
    422,
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  PENDING_CAPTURE: [
    422,
    'Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.',
  ],
  CAPTURE_FULLY_REFUNDED: [422, 'The capture has already been fully refunded'],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [422, 'Refund must be in the same currency as the capture'],
  REFUND_AMOUNT_EXCEEDED: [
    422,
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
} as const satisfies Record<string, readonly [keyof typeof STATUSES, string]>;

/** A refusal of the simulated service, with the provider's code for it. */
export class Refusal extends Error {
  readonly issue: keyof typeof ISSUES;
  /** The part of the request that is wrong, as a JSON pointer. */
  readonly field: string | undefined;

  constructor(issue: keyof typeof ISSUES, field?: string) {
    super(issue);
    this.issue = issue;
    this.field = field;
  }
}

/** Last in the row: every refusal in the provider's shape. */
export const refusals: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (error instanceof Refusal) return answer(res, error);
  // What express says of a body that it cannot read.
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 400 || status === 413 || error instanceof SyntaxError)
    return answer(res, new Refusal('MALFORMED_REQUEST_JSON'));
  next(error);
};

function answer(res: Response, { issue, field }: Refusal) {
  const [status, description] = ISSUES[issue];
  const [name, message] = STATUSES[status];
  const details = [{ issue, description, ...(field && { field, location: 'body' }) }];
  const debug_id = identifier(13).toLowerCase();
  res.status(status).json({ name, message, debug_id, details, links: [] });
}
