import type { Problems } from '../problems.ts';

/** The settings that texts may name, as `{{name}}`, `{{email}}` and `{{phone}}`: who renames the agency does it once. */
export interface Agency {
  name: string;
  email: string;
  phone: string;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The text of a file with the agency's settings in it; a placeholder that does not exist is reported with its line. */
export function withAgency(text: string, agency: Agency, file: string, problems: Problems): string {
  return text.replace(placeholder, (found, name: string, at: number) => {
    if (name === 'name' || name === 'email' || name === 'phone') return agency[name];
    problems.add(file, text.slice(0, at).split('\n').length, `unknown placeholder ${found}`);
    return found;
  });
}
