export interface Section {
  /** Of its heading; undefined: what stands before the first one. */
  id: string | undefined;
  html: string;
}

const CONTAINERS = /<(\/?)(?:blockquote|ul|ol|li|div)\b/g;

/** Cuts the text of a page before each h2; a heading inside of something else stays where it is. */
export function splitSections(html: string): Section[] {
  const sections: Section[] = [];
  let isOpen = false;
  for (const part of html.split(/(?=<h2 id=")/)) {
    const last = sections.at(-1);
    if (last && isOpen) last.html += part;
    else sections.push({ id: /^<h2 id="([^"]*)"/.exec(part)?.[1], html: part });
    isOpen = depthOf(sections.at(-1)?.html ?? '') > 0;
  }
  return sections.filter((section) => section.html.trim() !== '');
}

function depthOf(html: string): number {
  return [...html.matchAll(CONTAINERS)].reduce((depth, [, slash]) => depth + (slash ? -1 : 1), 0);
}
