import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from './calendar.ts';
import { Refusal } from './refusal.ts';

const minute = 60;
const hour = 60 * minute;

/** So many tries in so many seconds, counted for each key by itself (contract 5). */
const rules = {
  'sign-in-address': { max: 10, seconds: 15 * minute },
  'sign-in-account': { max: 10, seconds: 15 * minute },
  'sign-in-device': { max: 10, seconds: 15 * minute },
  /** Of somebody who is signed in: the password that a change asks for. */
  password: { max: 10, seconds: 15 * minute },
  'sign-up': { max: 5, seconds: hour },
  reset: { max: 5, seconds: hour },
  contact: { max: 5, seconds: hour },
  booklet: { max: 5, seconds: hour },
  ebook: { max: 5, seconds: hour },
  /** Mails of one kind that anybody can have sent to one address; ours. */
  mail: { max: 3, seconds: hour },
  /** Changes of bookings in progress; ours: nobody clicks so fast, and each may leave a row. */
  'to-book': { max: 120, seconds: minute },
  /** Payments begun; ours: each holds places. */
  payment: { max: 20, seconds: 15 * minute },
} as const;
export type Rule = keyof typeof rules;

/** Keys that are remembered, the least used forgotten first: some megabytes at most. */
const MAXIMUM_KEYS = 50_000;

/** Counts tries. One process counts for itself; behind this, a fleet can count together. */
export interface Limits {
  /** Counts a try; seconds to wait where there have been too many, which is then not counted. */
  take(rule: Rule, key: string): number | null;
  /** Takes back the last try: it was a good one. */
  giveBack(rule: Rule, key: string): void;
}

/** Limits in this process's memory, each multiplied by `factor`. */
export function createLimits(clock: Clock, factor = 1): Limits {
  const tries = new LRUCache<string, number[]>({ max: MAXIMUM_KEYS });
  return {
    take(rule, key) {
      const { max, seconds } = rules[rule];
      const now = clock().getTime();
      const id = `${rule} ${key}`;
      const recent = (tries.get(id) ?? []).filter((at) => at > now - seconds * 1000);
      const [first = now] = recent;
      if (recent.length >= max * factor) return Math.ceil((first - now) / 1000) + seconds;
      tries.set(id, [...recent, now]);
      return null;
    },
    giveBack(rule, key) {
      tries.get(`${rule} ${key}`)?.pop();
    },
  };
}

/** Counts a try; code 8 with the seconds to wait where there have been too many. */
export function enforce(limits: Limits, rule: Rule, key: string): void {
  const retryAfter = limits.take(rule, key);
  if (retryAfter !== null) throw new Refusal('tooMany', { retryAfter });
}

/** What an address counts as: IPv4 by itself, IPv6 by its first 64 bits, because one line has all the others. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
