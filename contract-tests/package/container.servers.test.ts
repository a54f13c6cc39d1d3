import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePorts } from '../../scripts/servers/ports.ts';
import { builtImage } from '../harness/built-image.ts';
import type { Image } from '../harness/dockerfile.ts';

/**
 * Executes the steps of the Dockerfile in folders, without a container engine, and then starts the program of the image
 * with the image's settings.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const isRoot = process.getuid?.() === 0;

let image: Image;
beforeAll(async () => {
  image = await builtImage();
  // Its user need not own the folder.
  chmodSync(dirname(image.root), 0o755);
  if (isRoot) chownSync(image.path('/data'), image.user, image.user);
}, 600_000);

test('the image has the built program without its sources', () => {
  for (const path of ['bin', 'dist', 'docs-site/dist', 'generated', 'LICENSE']) {
    expect(existsSync(image.path(`/plinth/${path}`)), path).toBe(true);
  }
  for (const path of ['src', 'openapi', 'docs-site/build.ts', 'node_modules/vitest']) {
    expect(existsSync(image.path(`/plinth/${path}`)), path).toBe(false);
  }
});

test('the container refuses to listen for other machines with the well-known secrets', async () => {
  const [code, printed] = await ended(runImage(image.command, {}));
  expect(printed).toMatch(/would serve others with well-known development secrets: set PLINTH_/);
  expect(code).toBe(2);
});

test('with generated secrets, the container runs as its configured user, and is healthy', async () => {
  const [, secrets] = await ended(runImage(['secrets'], {}));
  const ports = await portsOfPlatform();
  const env = { ...parseEnv(secrets), ...ports } as Record<string, string>;
  const child = runImage(image.command, env);
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('PLINTH_CONSOLE_URL');
  if (isRoot) expect(userOf(child)).toBe(image.user);
  const [program, ...args] = image.healthCheck;
  expect(program).toBe('node');
  await promisify(execFile)(process.execPath, args, { env });
  const answer = await fetch(`http://127.0.0.1:${ports['PLINTH_REDIS_PORT']}/set/greeting/hello`, {
    headers: { authorization: `Bearer ${env['PLINTH_REDIS_TOKEN']}` },
  });
  expect(await answer.json()).toEqual({ result: 'OK' });
  child.kill('SIGTERM');
  expect((await ended(child))[0]).toBe(0);
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
    code: 1,
  });
});

test('compose.yaml starts the image with its settings, on this machine only', () => {
  const { services } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')) as {
    services: { plinth: { ports: string[]; volumes: string[] } };
  };
  expect(services.plinth.ports).toEqual(image.ports.map((port) => `127.0.0.1:${port}:${port}`));
  expect(services.plinth.volumes).toEqual(image.volumes.map((volume) => `data:${volume}`));
});

function runImage(command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const [program, ...args] = image.entrypoint;
  expect(program).toBe('node');
  return spawn(process.execPath, [...args, ...command], {
    cwd: image.path('/plinth'),
    env: {
      ...Object.fromEntries(
        Object.entries(image.env).map(([name, value]) => [name, image.path(value)]),
      ),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: image.user, gid: image.user }),
  });
}

async function ended(child: ChildProcess): Promise<[code: number | null, printed: string]> {
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, printed];
}

/** The user of a process (Linux). */
function userOf({ pid }: ChildProcess): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

/** A variable with a free port for each address. */
async function portsOfPlatform(): Promise<Record<string, string>> {
  const names = ['RESP', 'REDIS', 'QUEUE', 'MANAGEMENT', 'KAFKA', 'CONSOLE'];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, i) => [`PLINTH_${name}_PORT`, String(ports[i])]));
}
