import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { PARTS } from './run-parts.ts';
import { holdTable } from './redis/hold-table.ts';
import { runsOf, savedRows, tableOf } from './table.ts';

/**
 * Writes the tables of the last `npm run bench`, and the machine that it ran on, into the guides of speed and of
 * what one client may cost others.
 */
const SPEED = new URL('../docs-site/guides/speed.md', import.meta.url);
const NEIGHBORS = new URL('../docs-site/guides/neighbors.md', import.meta.url);

const all = cpus();
const machine = `${all.length} × ${all[0]?.model ?? 'a processor'}, Node ${process.versions.node}`;
const day = new Date().toISOString().slice(0, 10);
const ran = `The run of ${day} (${machine})`;
const most = Math.max(...PARTS.map(runsOf));
const fewer = PARTS.filter((part) => runsOf(part) < most).map(
  (part) => `${runsOf(part)} of \`${part}\``,
);
const than = fewer.length === 0 ? '' : ` (${fewer.join(', ')})`;
const ofRuns = most === 1 ? ran : `Medians of ${most} runs${than}, ${day} (${machine})`;
put(SPEED, 'bench', `${ofRuns}; a ratio in bold misses its aim:\n\n${tableOf(savedRows(PARTS))}`);
put(NEIGHBORS, 'holds', `${ran}:\n\n${holdTable()}`);

/** Replaces text in a file. */
function put(file: URL, place: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  const marked = new RegExp(`<!-- ${place} -->[^]*<!-- /${place} -->`);
  if (!marked.test(before)) throw new Error(`${file.pathname} has no place for ${place}`);
  const block = `<!-- ${place} -->\n\n${text}\n\n<!-- /${place} -->`;
  writeFileSync(
    file,
    before.replace(marked, () => block),
  );
}
