import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  title: string;
  language: string | null;
  /** Whether it carries a structure for screen readers. */
  isTagged: boolean;
  /** The words of each page. */
  pages: string[];
  /** The roles of the parts of each page, in reading order, and what pictures are said to show. */
  structure: { role: string; alt?: string }[][];
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

function rolesIn(node: Node | null): { role: string; alt?: string }[] {
  if (!node) return [];
  const own = node.role && node.role !== 'Root' ? [{ role: node.role, alt: node.alt }] : [];
  return [...own, ...(node.children ?? []).flatMap(rolesIn)];
}

/** Reads a PDF with another program than the one that wrote it. */
export async function readPdf(data: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(data));
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const mark = await pdf.getMarkInfo();
  const pages: string[] = [];
  const structure: ReadPdf['structure'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
    structure.push(rolesIn((await page.getStructTree()) as Node | null));
  }
  await pdf.destroy();
  return {
    title: facts.Title ?? '',
    language: facts.Language ?? null,
    isTagged: mark?.Marked === true,
    pages,
    structure,
  };
}
