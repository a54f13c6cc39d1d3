import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectWith } from '../../../testing/toolkit/generated-code.ts';
import { ODD } from '../../../testing/toolkit/odd-contract.ts';
import { fileReader } from '../../../testing/toolkit/toolkit.ts';
import { contractFrom, type Contract } from '../../contract/model/contract.ts';
import { generatedFiles, type Extension } from './generate.ts';

const OURS = ['redis', 'queue', 'kafka'].map((family) => {
  const path = fileURLToPath(new URL(`../../../openapi/${family}/openapi.yaml`, import.meta.url));
  return [family, contractFrom(path, (file) => readFileSync(file, 'utf8'))] as const;
});
const ALL = [['odd', contractFrom('api.yaml', fileReader({ 'api.yaml': ODD }))], ...OURS] as const;

/** The code of contracts, each in a folder of its own. */
function allOf(
  contracts: readonly (readonly [name: string, contract: Contract])[],
  extension: Extension,
): Record<string, string> {
  const files = contracts.flatMap(([name, contract]) =>
    Object.entries(generatedFiles(contract, { extension })).map(([file, text]) => [
      `${name}/${file}`,
      text,
    ]),
  );
  return Object.fromEntries(files) as Record<string, string>;
}

// Those of others are in `contracts/foreign.servers.test.ts`.
test.each([
  ['TypeScript 6', 'nodenext', 'js'],
  ['TypeScript 7', 'nodenext', 'js'],
  ['TypeScript 7', 'bundler', 'none'],
] as const)(
  'generated code passes strict checks with %s and the module resolution %s',
  async (compiler, resolution, extension) => {
    const project = projectWith(allOf(ALL, extension));
    expect(await project.typeErrors(compiler, resolution)).toBe('');
  },
);
