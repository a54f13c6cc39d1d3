import type { ReportProgress } from '../../platform/migration/report.ts';
import { printable } from '../printable.ts';
import type { Shell } from '../shell.ts';

/** Returns to the beginning of the line, and clears it (ECMA-48: EL). */
const CLEAR = '\r\x1b[2K';

/** Shows progress: on a terminal continuously, elsewhere one line for each finished step. */
export function progressOn({ stderr }: Pick<Shell, 'stderr'>): {
  readonly report: ReportProgress;
  readonly end: () => void;
} {
  let last: { readonly what: string; readonly line: string } | undefined;
  const isTerminal = stderr.isTTY === true;
  const end = () => {
    if (last !== undefined) stderr.write(isTerminal ? '\n' : `${last.line}\n`);
    last = undefined;
  };
  return {
    report: (what, count, unit) => {
      if (last !== undefined && last.what !== what) end();
      last = { what, line: printable(`${what}: ${count} ${unit}`) };
      if (isTerminal) stderr.write(`${CLEAR}${last.line}`);
    },
    end,
  };
}
