import type { MigrationReport, ReportProgress } from '../../platform/migration/report.ts';
import { table } from '../management/table.ts';
import { printable } from '../printable.ts';
import type { Shell } from '../shell.ts';

/** Digits of a checksum that are shown. */
const SHOWN = 16;

/** The report of a migration for people. */
export function reportText({ from, to, carried, notes }: MigrationReport): string {
  const rows = carried
    .filter(({ count }) => count > 0)
    .map(({ what, count, unit, sha256 = '' }) => [
      what,
      `${count} ${unit}`,
      sha256.slice(0, SHOWN),
    ]);
  const leftOut = carried.reduce((sum, { leftOut: own = 0 }) => sum + own, 0);
  const all = [
    ...carried.flatMap(({ what, notes: own = [] }) => own.map((note) => `${what}: ${note}`)),
    ...notes,
  ];
  return [
    table(['CARRIED', 'COUNT', 'SHA-256'], rows),
    ...all.map((note) => `note: ${printable(note)}\n`),
    leftOut === 0
      ? `all that ${from} had is in ${to}, and is the same on both sides\n`
      : `${leftOut} keys and messages of ${from} were left out; all else is in ${to}, and is the same on both sides\n`,
  ].join('');
}

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
