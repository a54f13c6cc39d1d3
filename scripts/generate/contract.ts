import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { ContractDocument } from '../../src/contract/document.ts';

const root = new URL('../../', import.meta.url);

/** One document out of the files of `openapi/<family>`, with references only inside of it. */
export function bundle(family: string): ContractDocument {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bundle-'));
  try {
    const out = join(folder, 'openapi.json');
    execFileSync('redocly', ['bundle', family, '--output', out], { cwd: root, stdio: 'pipe' });
    return JSON.parse(readFileSync(out, 'utf8')) as ContractDocument;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The types of a document's paths, operations and schemas. */
export async function renderTypes(document: ContractDocument): Promise<string> {
  // Redocly's core inside openapi-typescript changes what it is given.
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  return astToString(await openapiTS(copy, { alphabetize: false, immutable: true }));
}
