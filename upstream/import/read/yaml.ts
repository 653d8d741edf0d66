import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problems } from '../problems.ts';

export type Path = readonly PropertyKey[];

export interface YamlText {
  /** As parsed; to be checked by zod. */
  value: unknown;
  /** The line of what lies at that path, or of the nearest thing around it. */
  lineAt(path: Path): number;
}

/** Reads YAML; `firstLine` is the line of the file on which the text starts. */
export function readYaml(
  text: string,
  file: string,
  firstLine: number,
  problems: Problems,
): YamlText | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset: number) => firstLine - 1 + Math.max(1, counter.linePos(offset).line);
  for (const error of [...document.errors, ...document.warnings]) {
    problems.add(file, lineOf(error.pos[0]), error.message);
  }
  if (document.errors.length > 0) return undefined;

  function lineAt(path: Path): number {
    const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key }) => isNode(key) && String(key) === String(path.at(-1)),
      );
      if (isNode(pair?.key) && pair.key.range) return lineOf(pair.key.range[0]);
    }
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineOf(node.range[0]);
    return path.length > 0 ? lineAt(path.slice(0, -1)) : firstLine;
  }
  return { value: document.toJS(), lineAt };
}

/** What zod makes of it, or undefined after reporting every issue at its line. */
export function checked<S extends z.ZodType>(
  schema: S,
  yaml: YamlText | undefined,
  file: string,
  problems: Problems,
): z.output<S> | undefined {
  if (!yaml) return undefined;
  const parsed = schema.safeParse(yaml.value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.add(file, yaml.lineAt([...issue.path, key]), `unknown key "${key}"`);
      continue;
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    const where = issue.path.map(String).join('.');
    problems.add(
      file,
      yaml.lineAt(issue.path),
      missing ? `missing "${where}"` : `"${where}": ${issue.message}`,
    );
  }
  return undefined;
}
