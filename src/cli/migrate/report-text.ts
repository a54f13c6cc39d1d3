import type { MigrationReport } from '../../platform/migration/report.ts';
import { table } from '../management/table.ts';
import { printable } from '../printable.ts';

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
