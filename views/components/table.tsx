// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles away with `display: block`
import type { ReactNode } from 'react';

interface Row {
  id: string | number;
  /** One for each column; the first one names the row. */
  cells: ReactNode[];
}

interface Props {
  /** What the table shows, for people who do not see what stands around it. */
  caption: string;
  /** The names of the columns; a list of names and values needs none. */
  columns?: string[];
  rows: Row[];
  /** Whether the last column holds numbers, which stand under each other. */
  isNumeric?: boolean;
}

/** A table that becomes a list of cards where it is narrow; import/markdown/table.ts writes the same for texts. */
export function Table({ caption, columns = [], rows, isNumeric = false }: Props) {
  const isPairs = (rows[0]?.cells.length ?? 0) <= 2;
  const name = ['table', isPairs && 'table--pairs', isNumeric && 'table--numeric'];
  return (
    <div className={name.filter(Boolean).join(' ')}>
      <table role="table">
        <caption className="visually-hidden">{caption}</caption>
        {columns.length > 0 && (
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {first}
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
