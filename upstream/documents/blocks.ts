import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A piece of a text as a document sets it: words alone, without links and emphasis. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item';
  text: string;
}

const KINDS: Record<string, Block['kind']> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  li: 'item',
};
/** What is read with the eyes or across columns has no place in a column of words. */
const LEFT_OUT = new Set(['figure', 'table', 'pre']);

/** Sanitised HTML of the content → its headings, paragraphs and list items, in their order. */
export function toBlocks(html: string): Block[] {
  return parseDocument(html).children.flatMap(blocksIn);
}

function blocksIn(node: ChildNode): Block[] {
  if (!isTag(node) || LEFT_OUT.has(node.name)) return [];
  const kind = KINDS[node.name];
  if (!kind) return node.children.flatMap(blocksIn);
  const text = wordsOf(node).replace(/\s+/g, (space) =>
    space.includes('\u00a0') ? '\u00a0' : ' ',
  );
  return text.trim() === '' ? [] : [{ kind, text: text.trim() }];
}

function wordsOf(node: Element): string {
  return node.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child)) return '';
      return child.name === 'br' ? ' ' : wordsOf(child);
    })
    .join('');
}
