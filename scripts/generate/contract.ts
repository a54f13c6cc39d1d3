import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractFrom } from '../../src/contract/model/contract.ts';
import type { ContractDocument } from '../../src/contract/model/document.ts';
import { oneDocument } from '../../src/toolkit/generate/one-document.ts';
import { withUsedComponents } from '../../src/toolkit/generate/used-components.ts';

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

/** The files of `openapi/<family>` as one document. */
export function documentOf(family: string): ContractDocument {
  const path = fileURLToPath(new URL(`../../openapi/${family}/openapi.yaml`, import.meta.url));
  const contract = contractFrom(path, (file) => readFileSync(file, 'utf8'));
  return withUsedComponents(oneDocument(contract));
}
