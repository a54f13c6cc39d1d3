import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { countText } from './format.ts';

/** How many rows are drawn at first, and how many more each time that they are asked for. */
const STEP = 200;

/** Rows under titles, as many as somebody reads; a column without a title is one of buttons. */
export function Table(props: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ComponentChildren[] }[];
  /** Whether whoever gives the rows asks for few at a time, so that all of them are drawn. */
  readonly isPortion?: boolean;
}) {
  const { label, columns, rows, isPortion = false } = props;
  const [most, setMost] = useState(isPortion ? Infinity : STEP);
  const left = rows.length - most;
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) =>
                column === '' ? (
                  <td key={index} />
                ) : (
                  <th key={index} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <p>
          <button type="button" onClick={() => setMost(most + STEP)}>
            Show more
          </button>{' '}
          <span class="muted">{countText(left, 'row')} not shown</span>
        </p>
      )}
    </>
  );
}
