import type { Tokens } from 'marked';
import { escapeHtml, plainText } from './text.ts';

/** A table with its cells as HTML. */
interface Cells {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A table as `views/components/table.tsx` writes it: the first cell names the row, each other one knows its column. */
export function tableHtml({ caption, columns, rows }: Cells): string {
  const names = columns.map((column) => escapeHtml(plainText(column)));
  const head = columns.map((column) => `<th role="columnheader" scope="col">${column}</th>`);
  const body = rows.map(([first, ...others]) => {
    const cells = others.map(
      (cell, index) => `<td role="cell" data-column="${names[index + 1] ?? ''}">${cell}</td>`,
    );
    return `<tr role="row"><th role="rowheader" scope="row">${first}</th>${cells.join('')}</tr>`;
  });
  return [
    `<div class="${columns.length > 2 ? 'table' : 'table table--pairs'}"><table role="table">`,
    `<caption class="visually-hidden">${escapeHtml(caption || names.join(', '))}</caption>`,
    `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${body.join('\n')}</tbody></table></div>\n`,
  ].join('');
}

/** What the parser found, with the text of every cell rendered. */
export function cellsOf(
  { header, rows }: Tokens.Table,
  render: (cell: Tokens.TableCell) => string,
) {
  return { columns: header.map(render), rows: rows.map((row) => row.map(render)) };
}
