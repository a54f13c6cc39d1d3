import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ContractDocument, Schema } from '../../src/contract/model/document.ts';
import { printJson } from '../../src/toolkit/generate/print-json.ts';
import { renderTypes } from '../../src/toolkit/generate/types.ts';
import { requestValidators } from '../../src/toolkit/generate/validators.ts';
import { documentOf, FAMILIES } from './contract.ts';
import { renderClient } from './redis-client.ts';
import {
  readCommandFiles,
  renderCommandDocuments,
  renderCommandFunctions,
  renderCommandTable,
} from './redis-commands.ts';

/**
 * Rebuilds everything in `generated/` from `openapi/`. `--check` writes nothing and fails, naming
 * the files, if the committed ones are not current.
 */
const HEADER = '// Made from openapi/ by `npm run generate`. Not to be edited.\n';

const commandFiles = readCommandFiles();
const documents = commandFiles.map(({ document }) => document);
const files: Record<string, string> = {
  'redis/commands.ts': HEADER + renderCommandTable(documents),
  'redis/command-functions.ts': HEADER + renderCommandFunctions(commandFiles),
  'redis/client.ts': HEADER + (await renderClient(documents)),
  'redis/command-documents.json': renderCommandDocuments(documents),
};
for (const family of FAMILIES) {
  const contract = documentOf(family);
  files[`${family}/openapi.json`] = `${printJson(contract)}\n`;
  files[`${family}/types.ts`] = HEADER + renderTypes(contract, { immutable: true });
  const words = renderPatternWords(contract);
  if (words !== undefined) files[`${family}/pattern-words.ts`] = HEADER + words;
  // Health checks are answered without a validator.
  if (family === 'probes') continue;
  const { code, names } = requestValidators(contract);
  files[`${family}/validators.js`] = HEADER + code;
  const types = names.map((name) => `export const ${name}: CompiledValidator;\n`);
  files[`${family}/validators.d.ts`] =
    `${HEADER}import type { CompiledValidator } from '../../src/contract/validation.ts';\n\n${types.join('')}`;
}

const root = new URL('../../generated/', import.meta.url);
const check = process.argv.includes('--check');
const stale = Object.entries(files).filter(([name, content]) => current(name) !== content);
if (check) {
  for (const [name] of stale) console.error(`generated/${name} is not current: npm run generate`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const [name, content] of stale) {
  const target = new URL(name, root);
  mkdirSync(new URL('.', target), { recursive: true });
  rmSync(target, { force: true });
  writeFileSync(target, content);
  console.log(`generated/${name}`);
}

function current(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * A module with the descriptions of patterns for people (`x-pattern-words`); undefined if there are none.
 */
function renderPatternWords(document: ContractDocument): string | undefined {
  const found = wordsIn(document);
  if (found.length === 0) return undefined;
  const words = JSON.stringify(Object.fromEntries(found), null, 2);
  return `export const patternWords: Readonly<Record<string, string>> = ${words};\n`;
}

function wordsIn(part: unknown): [pattern: string, words: string][] {
  if (typeof part !== 'object' || part === null) return [];
  const { pattern, 'x-pattern-words': words } = part as Schema;
  const own: [string, string][] =
    typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : [];
  return [...own, ...Object.values(part).flatMap(wordsIn)];
}
