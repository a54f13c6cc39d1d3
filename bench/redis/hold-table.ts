import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Held } from './holding.ts';

const FILE = fileURLToPath(new URL('../../reports/bench-holds.json', import.meta.url));

/** What a large command costs here and on a real server. */
export interface HoldRow {
  readonly what: string;
  readonly plinth: Held;
  readonly real: Held | undefined;
}

/** Keeps the rows for the table of the guide. @param beside the name of the real server */
export function saveHolds(rows: readonly HoldRow[], beside: string | undefined): void {
  mkdirSync(fileURLToPath(new URL('../../reports/', import.meta.url)), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ beside, rows }, null, 2)}\n`);
}
