import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Money {
  currency_code: string;
  value: string;
}

export interface Item {
  name: string;
  unit_amount: Money;
  quantity: string;
  category?: string | undefined;
}

/** What a buyer can choose in the approval window. */
export const OUTCOMES = ['pay', 'pending', 'funds', 'fail', 'cancel'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Refund {
  id: string;
  cents: number;
  created: string;
}

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  created: string;
  updated: string;
  refunds: Refund[];
}

export interface Order {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  reference: string | undefined;
  amount: Money & { breakdown?: Record<string, Money> | undefined };
  items: Item[];
  brand: string | undefined;
  locale: string | undefined;
  returnUrl: string | undefined;
  cancelUrl: string | undefined;
  /** What the buyer has chosen: it decides what a capture will do. */
  outcome: Outcome | undefined;
  created: string;
  updated: string;
  capture: Capture | undefined;
}

/** Everything the simulator remembers: the newest only, and nothing over a restart. */
export interface Store {
  orders: LRUCache<string, Order>;
  /** Capture → its order. */
  captures: LRUCache<string, Order>;
  /** Request id → the answer of the first request, in its latest state. */
  answers: LRUCache<string, () => object>;
  tokens: LRUCache<string, true>;
}

const ORDERS = 2000;
export const TOKEN_LIFE = 32_400;

export function createStore(): Store {
  return {
    orders: new LRUCache({ max: ORDERS }),
    captures: new LRUCache({ max: ORDERS }),
    answers: new LRUCache({ max: 3 * ORDERS }),
    tokens: new LRUCache({ max: 500, ttl: TOKEN_LIFE * 1000 }),
  };
}

const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXY';

/** An identifier as the provider's are: capital letters and digits. */
export function identifier(length = 17): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Now, as the provider writes it. */
export const timestamp = () => `${new Date().toISOString().slice(0, 19)}Z`;

/** `1234.05` → cents. */
export function centsOf({ value }: Money): number {
  const [whole = '0', part = ''] = value.split('.');
  return Number(whole + part.padEnd(2, '0'));
}

/** Cents → `1234.05`. */
export function moneyOf(cents: number, currency_code: string): Money {
  const digits = String(cents).padStart(3, '0');
  return { currency_code, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
