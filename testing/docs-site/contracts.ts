import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltFile } from '../../docs-site/self-contained.ts';
import { bundle } from '../../src/contract/model/bundle.ts';
import { Contract } from '../../src/contract/model/contract.ts';

/** A document with everything that those of strangers have and ours have not. */
export const STRANGER = fileURLToPath(new URL('stranger.yaml', import.meta.url));

/** A contract in a file of the tests. */
export function contractIn(path: string): Contract {
  return new Contract(
    path,
    bundle(path, (file) => readFileSync(file, 'utf8')),
  );
}

/** A contract that a test writes. */
export function contractOf(document: object): Contract {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    ...document,
  });
  return new Contract(
    'test.json',
    bundle('test.json', () => text),
  );
}

/** A contract with many operations, without tags, under a few beginnings of paths. */
export function largeContract(operations: number, beginnings = 25): Contract {
  const resources = Math.ceil(operations / 2);
  const paths = Array.from({ length: resources }, (_, i) => [
    `/v1/part${i % beginnings}/things${i}/{id}`,
    {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        responses: {
          200: { description: 'It.', content: json({ $ref: `#/components/schemas/Thing${i}` }) },
        },
      },
      put: {
        operationId: `replaceThing${i}`,
        requestBody: { required: true, content: json({ $ref: `#/components/schemas/Thing${i}` }) },
        responses: {
          204: { description: 'Done.' },
          404: { description: `There is no thing ${i}.` },
        },
      },
    },
  ]);
  const schemas = Array.from({ length: resources }, (_, i) => [
    `Thing${i}`,
    {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Its name, *as it is known*.' },
        next: { $ref: `#/components/schemas/Thing${(i + 1) % resources}` },
        size: { type: 'integer', minimum: 0 },
      },
    },
  ]);
  return contractOf({
    paths: Object.fromEntries(paths) as object,
    components: { schemas: Object.fromEntries(schemas) as object },
  });
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** Every file of a built site. */
export async function builtFiles(root: string): Promise<BuiltFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path, 'utf8');
        return { path: relative(root, path).replaceAll(sep, '/'), content };
      }),
  );
}
