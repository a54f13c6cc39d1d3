import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { mb, report } from './figures.ts';

/**
 * The docs of contracts of several sizes: time and memory of `plinth docs` in a process of its own, and what it wrote.
 * `node bench/docs.ts`
 */
const SIZES = [50, 500, 5000];
const PROGRAM = fileURLToPath(new URL('../bin/plinth.js', import.meta.url));
/**
 * Prints the largest resident size of the process at its end, in kilobytes. (`resourceUsage` would count that of the
 * process that started it.)
 */
const NOTE_MEMORY = `import { readFileSync } from 'node:fs';
process.on('exit', () => console.log('resident', /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`;
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-docs-'));

// The state of a clone after `npm ci`.
await makeCloneBundle();
try {
  const hook = join(folder, 'note-memory.mjs');
  writeFileSync(hook, NOTE_MEMORY);
  for (const size of SIZES) {
    const file = join(folder, `${size}.json`);
    writeFileSync(file, JSON.stringify(documentOf(size)));
    const started = performance.now();
    const args = [
      '--import',
      hook,
      '--',
      PROGRAM,
      'docs',
      file,
      '--out',
      join(folder, `site-${size}`),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const seconds = (performance.now() - started) / 1000;
    const [, written] = /: (.*)/.exec(stdout) ?? [];
    const resident = [...stdout.matchAll(/^resident (\d+)$/gm)].map(
      ([, bytes]) => Number(bytes) * 1024,
    );
    if (written === undefined) throw new Error(stderr);
    report(
      `${size} operations`,
      `${seconds.toFixed(1)} s, at most ${mb(Math.max(...resident))} resident: ${written}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function body(i: number): object {
  const schema = { $ref: `#/components/schemas/Thing${i}` };
  return { content: { 'application/json': { schema } } };
}

/** A document of resources with two operations each, which refer to each other's schemas. */
function documentOf(operations: number): object {
  const count = Math.ceil(operations / 2);
  const each = <T>(make: (i: number) => [string, T]) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => make(i)));
  return {
    openapi: '3.1.0',
    info: { title: 'Many things', version: '1' },
    servers: [{ url: 'https://things.example.com' }],
    security: [{ token: [] }],
    paths: each((i) => [
      `/part${i % 50}/things${i}/{id}`,
      {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          responses: { 200: { description: 'It.', ...body(i) }, 404: { description: 'None.' } },
        },
        put: {
          operationId: `replaceThing${i}`,
          description: 'Replaces a thing, *as a whole*.',
          requestBody: { required: true, ...body(i) },
          responses: { 204: { description: 'Done.' }, 404: { description: 'None.' } },
        },
      },
    ]),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: each((i) => [
        `Thing${i}`,
        {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', description: 'Its name.' },
            size: { type: 'integer', minimum: 0 },
            next: { $ref: `#/components/schemas/Thing${(i + 1) % count}` },
            parts: {
              type: 'array',
              items: { $ref: `#/components/schemas/Thing${(i + 2) % count}` },
            },
          },
        },
      ]),
    },
  };
}
