/** What is wrong with the content, with the file and line where a person mends it. */
export class Problems {
  readonly #problems: string[] = [];
  readonly warnings: string[] = [];

  add(file: string, line: number, message: string): void {
    this.#problems.push(`${file}:${line}: ${message}`);
  }

  warn(file: string, line: number, message: string): void {
    this.warnings.push(`${file}:${line}: ${message}`);
  }

  /** Throws when anything was added. */
  stopIfAny(): void {
    if (this.#problems.length > 0) throw new ContentError([...new Set(this.#problems)].sort());
  }
}

/** The content was refused; nothing was imported. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`${problems.join('\n')}\ncontent: ${problems.length} problem(s), nothing imported`);
    this.problems = problems;
  }
}
