import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kafka } from '@upstash/kafka';
import { Client } from '@upstash/qstash';
import { Redis } from '@upstash/redis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRedisRestClient } from '../../generated/redis/client.ts';
import { startMock } from '../../mocks/start.ts';
import { openLog } from '../../src/base/log.ts';
import { createControlClient } from '../../src/client/control-client.ts';
import { createKafkaClient } from '../../src/client/kafka-client.ts';
import { createManagementClient } from '../../src/client/management-client.ts';
import { createQueueClient } from '../../src/client/queue-client.ts';
import { createSchemaRegistryClient } from '../../src/client/schema-registry-client.ts';
import { startPlatform, type RunningPlatform } from '../../src/platform/platform.ts';
import { loadSettings } from '../../src/settings/load.ts';
import type { Settings } from '../../src/settings/table.ts';
import { allSamples, officialCalls, type ListedSample } from './all-samples.ts';

/**
 * The code on the pages of operations, run as a reader would run it. The mock has everything that the examples name, so
 * every sample succeeds there; a new platform may lack some of it.
 */

/** The exports of `plinth/client`. */
const CLIENTS = {
  createControlClient,
  createKafkaClient,
  createManagementClient,
  createQueueClient,
  createRedisRestClient,
  createSchemaRegistryClient,
};

/** A process for each of hundreds of requests takes long on a busy machine. */
const PATIENCE = 900_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-samples-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on the mock', () => {
  let mock: RunningPlatform;

  beforeAll(async () => {
    mock = await startMock(anywhere(), openLog('error'));
  });

  afterAll(() => mock.close());

  test.skipIf(isMissing('curl'))(
    'curl',
    async () => {
      const samples = await allSamples('curl');
      const ending = samples.filter(({ streams }) => !streams);
      const outcomes = await curlStatuses(ending, mock.env);
      for (const { name, code } of samples.filter(({ streams }) => streams)) {
        outcomes.push([name, await firstStatus(code, mock.env)]);
      }
      expect(outcomes).toHaveLength(samples.length);
      expect(outcomes.filter((outcome) => !isFine(outcome))).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'TypeScript',
    async () => {
      const outcomes = await statusesOfModules(mock.env);
      expect(outcomes.filter((outcome) => !isFine(outcome))).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'the official clients, whose calls are those of the operation',
    async () => {
      for (const [name, value] of Object.entries(mock.env)) vi.stubEnv(name, value);
      const calls = await officialCalls();
      expect(calls.length).toBeGreaterThan(40);
      const outcomes: string[] = [];
      for (const { operationId, code } of calls) {
        outcomes.push(`${operationId}: ${await requestIn(code, mock.env)}`);
      }
      vi.unstubAllEnvs();
      expect(outcomes).toEqual(
        calls.map(({ operationId, expected }) =>
          expect.stringMatching(new RegExp(`^${operationId}: ${expected} 20[012]$`)),
        ),
      );
    },
    PATIENCE,
  );

  test.skipIf(isMissing('python3'))(
    'Python',
    async () => {
      const samples = await allSamples('Python');
      writeFileSync(join(folder, 'samples.json'), JSON.stringify(samples));
      const { stdout } = await promisify(execFile)('python3', ['-c', PYTHON_DRIVER], {
        cwd: folder,
        env: { ...process.env, ...mock.env },
      });
      const outcomes = JSON.parse(stdout) as [string, string][];
      expect(outcomes).toHaveLength(samples.length);
      expect(outcomes.filter((outcome) => !isFine(outcome))).toEqual([]);
    },
    PATIENCE,
  );
});

describe('on the implementation', () => {
  let platform: RunningPlatform;

  beforeAll(async () => {
    platform = await startPlatform(anywhere(), openLog('error'));
  });

  afterAll(() => platform.close());

  test(
    'TypeScript',
    async () => {
      const outcomes = await statusesOfModules(platform.env);
      const isThere = ([, status]: readonly [string, string]) => SUCCESS.test(status);
      // The SDK of workflows expects 400 for a run that is not in progress.
      const isMissed = ([sample, status]: readonly [string, string]) =>
        /^(404|409)$/.test(status) || (sample === 'queue wait-for-event-step' && status === '400');
      expect(outcomes.filter((each) => !isThere(each) && !isMissed(each))).toEqual([]);
      expect(outcomes.filter(isThere).length).toBeGreaterThan(80);
    },
    PATIENCE,
  );
});

const SUCCESS = /^20[012]$/;
function isFine([name, status]: readonly [string, string]): boolean {
  // The mock keeps no state of the control API, and no fault is left once all have been removed.
  return SUCCESS.test(status) || (name.startsWith('control ') && status.startsWith('4'));
}

/** A platform in memory, at free ports. */
function anywhere(): Settings {
  const names = ['redis', 'management', 'queue', 'kafka', 'console'];
  const ports = Object.fromEntries(names.map((name) => [`${name}Port`, '0']));
  return loadSettings({ flags: { ...ports, memory: 'true' }, env: {} });
}

/** Whether a program is missing, which small machines may lack; with all servers required, the tests fail instead. */
function isMissing(program: string): boolean {
  if (process.env['TEST_WITH_SERVERS'] === 'yes') return false;
  return spawnSync(program, ['--version']).error !== undefined;
}

/** Runs commands in one shell. @returns the output of curl, by the names of the samples */
async function curlStatuses(
  samples: readonly ListedSample[],
  env: Readonly<Record<string, string>>,
): Promise<[string, string][]> {
  const quiet = `curl() { command curl -s -o /dev/null -w '%{http_code}' "$@"; }`;
  const lines = samples.map(({ name, code }) => `printf '%s\\t' '${name}'\n${code}\necho`);
  writeFileSync(join(folder, 'samples.sh'), [quiet, ...lines, ''].join('\n'));
  const { stdout } = await promisify(execFile)('sh', ['samples.sh'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
}

/** The status of an endless answer. */
async function firstStatus(code: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn('sh', ['-c', `exec ${code} -s -i`], { env: { ...process.env, ...env } });
  try {
    const [head] = (await once(child.stdout, 'data')) as [Buffer];
    return /^HTTP\/1.1 (\d+)/.exec(head.toString())?.[1] ?? head.toString();
  } finally {
    child.kill();
  }
}

/** Runs the samples in TypeScript, one after the other. */
async function statusesOfModules(
  env: Readonly<Record<string, string>>,
): Promise<[string, string][]> {
  const outcomes: [string, string][] = [];
  for (const { name, code } of await allSamples('TypeScript')) {
    outcomes.push([name, await statusIn(code, env)]);
  }
  expect(outcomes.length).toBeGreaterThan(200);
  return outcomes;
}

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs a module. @returns the status of the answer that it got, or what it threw */
async function statusIn(code: string, env: Readonly<Record<string, string>>): Promise<string> {
  const body = stripTypeScriptTypes(code).replace(
    /^import (\{.*\}) from 'plinth\/client';$/m,
    'const $1 = clients;',
  );
  let status = 'no answer';
  const original = globalThis.fetch;
  const watched = async (...asked: Parameters<typeof fetch>) => {
    const response = await original(...asked);
    status = String(response.status);
    return response;
  };
  vi.stubGlobal('fetch', watched);
  // The beginning of an endless answer is enough.
  const log = () => {
    throw STOP;
  };
  try {
    await new AsyncFunction('clients', 'process', 'console', 'fetch', body)(
      CLIENTS,
      { env },
      { log },
      watched,
    );
    return 'it printed nothing';
  } catch (error) {
    return error === STOP ? status : String(error);
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Runs a sample of an official client. @returns what it sent and the status of the answer, or what it threw */
async function requestIn(code: string, env: Readonly<Record<string, string>>): Promise<string> {
  const body = stripTypeScriptTypes(code).replace(/^import (\{.*\}) from '@upstash.*$/m, '');
  const original = globalThis.fetch;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const response = await original(...asked);
    const { pathname } = new URL(asked[0] as string);
    sent.push(`${asked[1]?.method ?? 'GET'} ${pathname} ${response.status}`);
    return response;
  });
  try {
    const names = ['Client', 'Redis', 'Kafka', 'process', 'console'];
    const run = new AsyncFunction(...names, body);
    await run(Client, Redis, Kafka, { env }, { log: () => {} });
    return sent.join(', ');
  } catch (error) {
    return `${sent.join(', ')}, ${String(error)}`;
  } finally {
    vi.unstubAllGlobals();
  }
}

const STOP = new Error('printed');

const PYTHON_DRIVER = `
import json
import urllib.error
import urllib.request

opened = urllib.request.urlopen
status = None

class Printed(Exception):
    pass

def watched(request):
    global status
    response = opened(request)
    status = response.status
    return response

def stop(*_, **__):
    raise Printed

urllib.request.urlopen = watched
outcomes = []
for sample in json.load(open("samples.json", encoding="utf-8")):
    status = "no answer"
    try:
        exec(sample["code"], {"print": stop})
        status = "it printed nothing"
    except Printed:
        pass
    except urllib.error.HTTPError as error:
        status = error.code
    except Exception as error:
        status = repr(error)
    outcomes.append([sample["name"], str(status)])
print(json.dumps(outcomes))
`;
