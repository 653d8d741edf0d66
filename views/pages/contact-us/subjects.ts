/** What people write about (`?sujet=`); the first is asked for most. */
export const SUBJECTS = ['trip', 'order', 'booklet', 'press', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The subject of that name, or undefined. */
export function toSubject(value: string | null): Subject | undefined {
  return SUBJECTS.find((subject) => subject === value);
}

/** The thing a question is about, when people come from its page. */
export interface Topic {
  subject: Subject;
  /** How the address of this page names it. */
  kind: 'package' | 'product';
  uri: string;
  name: string;
  path: string;
}
