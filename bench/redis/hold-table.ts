import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Held } from './holding.ts';

const FILE = fileURLToPath(new URL('../../reports/bench-holds.json', import.meta.url));

/** The cost of a large command here and on a real server. */
export interface HoldRow {
  readonly what: string;
  readonly plinth: Held;
  readonly real: Held | undefined;
}

interface Holds {
  /** The name of the real server, if there was one. */
  readonly beside?: string | undefined;
  readonly rows: readonly HoldRow[];
}

/** Stores the rows for the table of the guide. */
export function saveHolds(holds: Holds): void {
  mkdirSync(fileURLToPath(new URL('../../reports/', import.meta.url)), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(holds, null, 2)}\n`);
}

/** The stored rows as a Markdown table. @throws Error if the bench has not been run */
export function holdTable(): string {
  const { beside, rows } = JSON.parse(readFileSync(FILE, 'utf8')) as Holds;
  const name = beside ?? 'redis-server';
  return [
    ['command', 'in all', 'at once', `${name}: in all`, 'at once'],
    ['---', '---', '---', '---', '---'],
    ...rows.map(({ what, plinth, real }) => [
      `\`${what}\``,
      ...cells(plinth),
      ...(real === undefined ? ['', ''] : cells(real)),
    ]),
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function cells({ wait, cpu }: Held): string[] {
  return [ms(cpu), ms(Math.min(wait, cpu))];
}

function ms(milliseconds: number): string {
  return milliseconds < 1 ? 'below 1 ms' : `${milliseconds.toFixed(0)} ms`;
}
