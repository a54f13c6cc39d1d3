import type { Told } from '../../platform/migration/report.ts';
import { printable } from '../printable.ts';
import type { Shell } from '../shell.ts';

/** Goes back to the beginning of the line, and clears it (ECMA-48: EL). */
const CLEAR = '\r\x1b[2K';

/** Shows how far something has come: on a terminal as it goes on, elsewhere a line for each thing that is done. */
export function progressOn({ stderr }: Pick<Shell, 'stderr'>): {
  readonly told: Told;
  readonly end: () => void;
} {
  let last: { readonly what: string; readonly line: string } | undefined;
  const isTerminal = stderr.isTTY === true;
  const end = () => {
    if (last !== undefined) stderr.write(isTerminal ? '\n' : `${last.line}\n`);
    last = undefined;
  };
  return {
    told: (what, count, unit) => {
      if (last !== undefined && last.what !== what) end();
      last = { what, line: printable(`${what}: ${count} ${unit}`) };
      if (isTerminal) stderr.write(`${CLEAR}${last.line}`);
    },
    end,
  };
}
