import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import type { ContractDocument } from '../../src/contract/model/document.ts';
import { withUsedComponents } from './used-components.ts';

const root = new URL('../../', import.meta.url);

/** The contracts, by their folders in `openapi/` and `generated/`. */
export const FAMILIES = [
  'redis',
  'management',
  'kafka',
  'schema-registry',
  'queue',
  'control',
  'probes',
  'console',
];

/** Bundles the files of each `openapi/<family>` into one document without external references. */
export function bundles(families: readonly string[]): ReadonlyMap<string, ContractDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bundles-'));
  const outputOf = (family: string) => join(folder, `${family}.json`);
  // A separate configuration, because only there each document can have its own output: so one start of Redocly bundles all.
  const config = join(folder, 'redocly.yaml');
  const apis = families.map((family) => {
    const document = new URL(`openapi/${family}/openapi.yaml`, root);
    return [family, { root: fileURLToPath(document), output: outputOf(family) }] as const;
  });
  writeFileSync(config, JSON.stringify({ telemetry: 'off', apis: Object.fromEntries(apis) }));
  try {
    execFileSync('redocly', ['bundle', '--config', config], { cwd: root, stdio: 'pipe' });
    const read = (family: string) =>
      JSON.parse(readFileSync(outputOf(family), 'utf8')) as ContractDocument;
    return new Map(families.map((family) => [family, withUsedComponents(read(family))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The types of a document's paths, operations and schemas. */
export async function renderTypes(document: ContractDocument): Promise<string> {
  // Redocly's core inside openapi-typescript modifies its input.
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  return astToString(await openapiTS(copy, { alphabetize: false, immutable: true }));
}
