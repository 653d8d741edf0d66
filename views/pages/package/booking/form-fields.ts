import { MAXIMUM_TRAVELLERS, MINIMUM_TRAVELLERS } from '../../../../shared/contract/constants.ts';
import type { Changes, Choice } from './choice.ts';

/** What the pressed button of the form `book` asks for; `change` is sent by script, the others by buttons. */
export type Intent = 'book' | 'change' | 'minus' | 'plus' | 'refresh';

/** The intent of a posted form; without a button it is what the form is for. */
export function intentIn(form: FormData): Intent {
  const value = form.get('intent');
  const known = ['change', 'minus', 'plus', 'refresh'] as const;
  return known.find((intent) => intent === value) ?? 'book';
}

/** A number of travellers as typed, or null where it is none from the minimum to the maximum. */
export function toTravellers(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\s*\d{1,3}\s*$/.test(text)) return null;
  const number = Number(text);
  return number >= MINIMUM_TRAVELLERS && number <= MAXIMUM_TRAVELLERS ? number : null;
}

/** An identifier as posted, or null. */
export function toId(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** More options than any trip has: each is a call to the upstream. */
const MOST_OPTIONS = 50;

const idsIn = (form: FormData, name: string) =>
  [...new Set(form.getAll(name).flatMap((value) => toId(value) ?? []))].slice(0, MOST_OPTIONS);

/** The choice that a form without script holds; a number of travellers that cannot be stays as it was. */
export function choiceIn(form: FormData, before: Choice): Choice {
  const typed = toTravellers(form.get('traveller')) ?? before.traveller;
  const step = { plus: 1, minus: -1 }[String(form.get('intent'))] ?? 0;
  const traveller = Math.min(MAXIMUM_TRAVELLERS, Math.max(MINIMUM_TRAVELLERS, typed + step));
  const period = toId(form.get('idperiod')) ?? before.period;
  return { traveller, period, services: idsIn(form, 'idservice') };
}

/** Changes as the fields of a form, and back. */
export function toForm(idpackage: number, changes: Changes): FormData {
  const form = new FormData();
  form.set('intent', 'change');
  form.set('idpackage', String(idpackage));
  if (changes.traveller !== undefined) form.set('traveller', String(changes.traveller));
  if (changes.period !== undefined) form.set('idperiod', String(changes.period));
  for (const id of changes.add) form.append('add', String(id));
  for (const id of changes.remove) form.append('remove', String(id));
  return form;
}

export function changesIn(form: FormData): Changes {
  return {
    traveller: toTravellers(form.get('traveller')) ?? undefined,
    period: toId(form.get('idperiod')) ?? undefined,
    add: idsIn(form, 'add'),
    remove: idsIn(form, 'remove'),
  };
}
