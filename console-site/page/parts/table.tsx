import type { ComponentChildren } from 'preact';
import { numberText } from './format.ts';
import { useLimited } from './use-limited.tsx';

/** A table with more columns than this is a list of cells on phones, each with the name of its column. */
const MOST_COLUMNS = 3;
/** How many rows are rendered at first, and how many more on each request. */
const STEP = 200;

export interface Row {
  readonly id: string;
  readonly cells: readonly ComponentChildren[];
  /** Whether what it stands for is shown beside the table. */
  readonly isOpen?: boolean;
}

/** A table with a limited number of rows; a column without a title has buttons, and one of numbers stands right. */
export function Table(props: {
  readonly label: string;
  readonly columns: readonly string[];
  /** The classes of columns, by their titles. */
  readonly classes?: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  /** Whether the rows are already one page of a larger list, so that all of them are rendered. */
  readonly isPortion?: boolean;
}) {
  const { label, columns, classes = {}, rows, isPortion = false } = props;
  const { shown, more } = useLimited(rows, isPortion ? Infinity : STEP);
  const classOf = (index: number) => {
    const column = columns[index]!;
    if (column === '') return 'buttons';
    return classes[column] ?? (typeof rows[0]?.cells[index] === 'number' ? 'right' : undefined);
  };
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={label}>
        {/* The roles are those of the elements, which lose them where style makes lists of them. */}
        <table role="table" class={columns.length > MOST_COLUMNS ? 'stacked' : undefined}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, index) =>
                column === '' ? (
                  <td key={index} />
                ) : (
                  <th key={index} role="columnheader" scope="col" class={classOf(index)}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map(({ id, cells, isOpen = false }) => (
              <tr key={id} role="row" class={isOpen ? 'on' : undefined}>
                {cells.map((cell, index) => (
                  <td key={index} role="cell" class={classOf(index)} data-column={columns[index]}>
                    {typeof cell === 'number' ? numberText(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  );
}
