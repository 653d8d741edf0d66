import type { Values } from './outcome.ts';

// What somebody has typed survives a reload, a change of language and a way round; in this tab only, and no password.
const keyOf = (form: string) => `draft ${form}`;

/** The tab's own storage: a server has one as well, but it would be everybody's. */
function storage(): Storage {
  if (typeof document === 'undefined') throw new Error('no tab');
  return sessionStorage;
}

/** What was typed into this form in this tab. */
export function readDraft(form: string): Values {
  try {
    const draft: unknown = JSON.parse(storage().getItem(keyOf(form)) ?? '{}');
    return Object.fromEntries(
      Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what stands in the form; a browser that allows no storage keeps nothing. */
export function keepDraft(form: string, values: Values): void {
  try {
    storage().setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Full, or forbidden: the form works all the same.
  }
}

/** After it has been sent; on the server there is nothing to forget. */
export function forgetDraft(form: string): void {
  try {
    storage().removeItem(keyOf(form));
  } catch {
    // As above.
  }
}

/** At sign-out: the next person at this machine begins anew. */
export function forgetDrafts(): void {
  try {
    const kept = storage();
    const keys = Object.keys(kept).filter((key) => key.startsWith(keyOf('')));
    for (const key of keys) kept.removeItem(key);
  } catch {
    // As above.
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const SECRET = new Set(['password', 'hidden', 'file', 'submit']);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !SECRET.has(element.type) &&
      !element.hasAttribute('data-secret') &&
      element.autocomplete !== 'off',
  );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What may be kept of a form: boxes that are not ticked are there as an empty text. */
export function valuesToKeep(form: HTMLFormElement): Values {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!isChoice(control)) values[control.name] = control.value;
    else if (control.checked) values[control.name] = control.value;
    else values[control.name] ??= '';
  }
  return values;
}

/** Puts a draft back where nothing has been typed yet. */
export function restore(form: HTMLFormElement, draft: Values): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value === undefined) continue;
    if (isChoice(control)) {
      const isChecked = value === control.value;
      if (control.checked !== control.defaultChecked || control.checked === isChecked) continue;
      control.checked = isChecked;
    } else {
      if (!isUntouched(control) || control.value === value || !canHold(control, value)) continue;
      control.value = value;
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A list in another language may not offer what was chosen. */
function canHold(control: Control, value: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true;
  return [...control.options].some((option) => option.value === value);
}

function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const chosen = control.options[control.selectedIndex];
  return !chosen || chosen.defaultSelected || control.selectedIndex === 0;
}
