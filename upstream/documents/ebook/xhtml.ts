import { basename, extname } from 'node:path';
import render from 'dom-serializer';
import { type ChildNode, Element, isTag, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** What a text of the website becomes in a book: its pictures inside, its links whole. */
export interface Surroundings {
  /** Origin of the website, for links that lead back to it. */
  site: string;
  /** Takes the file of a picture into the book; answers its address there. */
  takePicture(src: string): string;
}

const ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  h2: ['id'],
  img: ['src', 'alt'],
  ol: ['start'],
  span: ['lang'],
  th: ['scope'],
};

/** Sanitised HTML of the content → the same as XHTML, without what only a browser uses. */
export function toXhtml(html: string, surroundings: Surroundings): string {
  const { children } = parseDocument(html);
  return toXml(children.flatMap((node) => convert(node, surroundings)));
}

/** Nodes as XML; characters stand for themselves. */
export function toXml(nodes: ChildNode[]): string {
  return render(nodes, { xmlMode: true, encodeEntities: 'utf8' });
}

/** A text with the characters escaped that mean something in XML. */
export function escapeXml(text: string): string {
  return toXml([new Text(text)]).replaceAll('"', '&quot;');
}

function convert(node: ChildNode, surroundings: Surroundings): ChildNode[] {
  if (!isTag(node)) return node.type === 'text' ? [node] : [];
  const children = node.children.flatMap((child) => convert(child, surroundings));
  // A picture of several files is the one that every reader knows; a table needs no box to scroll in.
  if (node.name === 'source') return [];
  if (node.name === 'picture' || node.name === 'div') return children;
  return [new Element(node.name, attributesOf(node, surroundings), children)];
}

function attributesOf({ name, attribs }: Element, { site, takePicture }: Surroundings) {
  const kept: Record<string, string> = {};
  for (const attribute of ATTRIBUTES[name] ?? []) {
    const value = attribs[attribute];
    if (value !== undefined) kept[attribute] = value;
  }
  if (kept.src) kept.src = takePicture(kept.src);
  if (kept.href) kept.href = new URL(kept.href, site).href;
  if (kept.lang) kept['xml:lang'] = kept.lang;
  return kept;
}

/** The media type of a picture's file. */
export function pictureType(file: string): string {
  const type = { '.svg': 'svg+xml', '.jpg': 'jpeg', '.png': 'png' }[extname(file)];
  if (!type) throw new Error(`no picture for a book: ${basename(file)}`);
  return `image/${type}`;
}
