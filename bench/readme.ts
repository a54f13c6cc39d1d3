import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { PARTS } from './parts.ts';
import { keptRows, tableOf } from './table.ts';

/** Puts the table of the last `npm run bench` into the README, with what it ran on. */
const README = new URL('../README.md', import.meta.url);
const PLACE = /<!-- bench -->[^]*<!-- \/bench -->/;

const readme = readFileSync(README, 'utf8');
if (!PLACE.test(readme)) throw new Error('the README has no place for the table');
const all = cpus();
const machine = `${all.length} × ${all[0]?.model ?? 'a processor'}, Node ${process.versions.node}`;
const day = new Date().toISOString().slice(0, 10);
const text = `The run of ${day} (${machine}); a ratio in bold misses its aim:\n\n${tableOf(keptRows(PARTS))}`;
writeFileSync(
  README,
  readme.replace(PLACE, () => `<!-- bench -->\n\n${text}\n\n<!-- /bench -->`),
);
