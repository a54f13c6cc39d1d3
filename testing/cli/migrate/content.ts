import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PORTS, type Cli, type InProcessRun } from '../cli.ts';

const FAR = 4_000_000_000_000;
const TOMORROW = Math.floor(Date.now()) + 86_400_000;

/** One item of every kind that a seed can have. */
const SEED = {
  plinth: 1,
  teams: [
    { name: 'analysts', copyCc: false, members: [{ email: 'ann@example.com', role: 'dev' }] },
  ],
  databases: [
    {
      name: 'default',
      users: [{ name: 'alice', rules: 'on ~a:* -@all +get' }],
      keys: [
        { key: 'a:bytes', type: 'string', value: { base64: '/wA=' } },
        { key: 'a:text', type: 'string', value: 'grüße', expiresAt: FAR },
        { key: 'b', type: 'hash', value: { field: 'value', other: '' } },
        { key: 'c', type: 'list', value: ['x', 'y', 'x'] },
        { key: 'd', type: 'set', value: ['one', 'two', '3'] },
        {
          key: 'e',
          type: 'zset',
          value: [
            { member: 'low', score: '-inf' },
            { member: 'half', score: 0.5 },
          ],
        },
        { key: 'f', type: 'stream', value: [{ id: '1-1', fields: [['n', '1']] }] },
      ],
    },
    { name: 'shop', region: 'eu-west-1', keys: [{ key: 'k', type: 'string', value: 'v' }] },
  ],
  kafka: {
    topics: [
      {
        name: 'orders',
        partitions: 2,
        retentionTime: 604_800_000_000,
        cleanupPolicy: 'compact',
        records: [
          ...[1, 2, 3].map((n) => ({
            key: `k${n}`,
            value: `v${n}`,
            partition: 0,
            timestamp: 1_795_000_000_000 + n,
          })),
          {
            key: 'bytes',
            value: { base64: '/w==' },
            partition: 1,
            timestamp: 1_795_000_000_001,
            headers: [{ key: 'trace', value: 'abc' }],
          },
        ],
      },
    ],
    schemas: [
      { subject: 'orders-value', schema: '"string"', schemaType: 'AVRO' },
      { subject: 'orders-key', schema: '"int"', schemaType: 'AVRO' },
    ],
    consumerGroups: [
      {
        name: 'billing',
        offsets: [
          { topic: 'orders', partition: 0, offset: 2 },
          { topic: 'orders', partition: 1, offset: 1 },
        ],
      },
    ],
    credentials: [
      {
        name: 'reader',
        topic: 'ord*',
        permissions: 'CONSUME',
        username: 'ZGVmYXVsdCRyZWFkZXI',
        password: 'a secret',
      },
    ],
    connectors: [
      {
        name: 'lines',
        properties: {
          'connector.class': 'org.apache.kafka.connect.file.FileStreamSourceConnector',
          file: '/tmp/not-there.txt',
          topic: 'orders',
        },
        paused: true,
        offsets: [{ partition: '{"filename":"/tmp/not-there.txt"}', offset: '{"position":17}' }],
      },
    ],
  },
  queue: {
    queues: [{ name: 'invoices', parallelism: 2, paused: true }],
    urlGroups: [{ name: 'billing', endpoints: [{ name: 'one', url: 'https://example.com/a' }] }],
    flowControls: [{ key: 'slow', rate: 3, period: 60, pinnedRate: true }],
    schedules: [{ id: 'nightly', destination: 'https://example.com/s', cron: '0 3 * * *' }],
    messages: [
      { url: 'https://example.com/1', body: 'first', queue: 'invoices' },
      { url: 'https://example.com/2', body: { base64: '/wA=' }, notBefore: TOMORROW, retried: 1 },
    ],
    deadLetters: [
      {
        url: 'https://example.com/d',
        body: 'dead',
        error: 'no',
        response: { status: 500, body: 'x' },
      },
    ],
  },
};

/** Data that a seed can't describe. */
const COMMANDS = [
  'XGROUP CREATE f readers 0',
  'XREADGROUP GROUP readers one STREAMS f >',
  'HPEXPIREAT b 4000000000000 FIELDS 1 other',
  'PFADD hll a b c',
  'SETBIT bits 77 1',
];
const LIBRARY = "#!lua name=shop\nredis.register_function('one', function() return 1 end)";

type Env = Record<string, string>;

/** Starts platforms with configurations, fills them, and reads what they have. */
export class PlatformContent {
  readonly #cli: Cli;

  constructor(cli: Cli) {
    this.#cli = cli;
  }

  /** Writes a configuration. @returns its path */
  config(settings: object): string {
    const path = join(this.#cli.folder(), 'plinth.json');
    writeFileSync(path, JSON.stringify(settings));
    return path;
  }

  /** Starts a platform, runs something on it, and stops it. */
  async on<Result>(
    settings: object & { readonly dataDir: string },
    act: (env: Env) => Promise<Result>,
  ): Promise<Result> {
    const { dataDir } = settings;
    const args = ['start', ...PORTS, '--config', this.config(settings), '--data-dir', dataDir];
    const run = this.#cli.plinth(args);
    try {
      return await act(await run.ready());
    } finally {
      run.kill('SIGTERM');
      expect(await run.ended).toMatchObject({ code: 0 });
    }
  }

  /** @param keys additional keys, for a database that takes a while to copy */
  async fill(env: Env, dataDir: string, keys = 0): Promise<void> {
    await this.#ask(env, ['seed', '-'], JSON.stringify(SEED));
    await this.#ask(env, ['redis'], COMMANDS.join('\n'));
    await this.#ask(env, ['redis', 'FUNCTION', 'LOAD', LIBRARY]);
    if (keys > 0) {
      const script = "for i = 1, ARGV[1] do redis.call('SET', 'many:' .. i, i) end";
      await this.#ask(env, ['redis', 'EVAL', script, '0', String(keys)]);
    }
    await this.#ask(env, ['account', 'create', 'ann@example.com', '--data-dir', dataDir]);
  }

  /**
   * Everything that a platform reports about itself, except its ports: a database gets another one where any program has taken
   * its own meanwhile.
   */
  async snapshot(env: Env): Promise<object> {
    const json = async (...args: string[]) =>
      JSON.parse(await this.#ask(env, [...args, '--json'])) as unknown;
    const kept = ['_TOKEN', '_KEY', '_USERNAME', '_PASSWORD', 'EMAIL'];
    return {
      seed: await this.#seedOf(env),
      stream: await this.#ask(env, ['redis', '--json', 'XRANGE', 'f', '-', '+']),
      pending: await this.#ask(env, ['redis', '--json', 'XPENDING', 'f', 'readers']),
      fields: await this.#ask(env, ['redis', 'HPEXPIRETIME', 'b', 'FIELDS', '2', 'field', 'other']),
      call: await this.#ask(env, ['redis', 'FCALL', 'one', '0']),
      size: await this.#ask(env, ['redis', 'DBSIZE']),
      databases: withoutPorts(await json('db', 'list')),
      messages: await json('message', 'list'),
      logs: await this.#ask(env, ['logs', '--json']),
      keys: await json('keys', 'show'),
      env: Object.entries(env).filter(([name]) => kept.some((end) => name.endsWith(end))),
    };
  }

  /**
   * The dump of a stream has the time at which a consumer was last seen, which reading it changes.
   */
  async #seedOf(env: Env): Promise<unknown> {
    return withoutDumps(JSON.parse(await this.#ask(env, ['export', '--json'])));
  }

  async #ask(env: Env, args: readonly string[], stdin = ''): Promise<string> {
    const { code, stdout, stderr } = await this.#cli.plinth(args, { env, stdin }).ended;
    expect(code, `${args.join(' ')}: ${stderr}`).toBe(0);
    return stdout;
  }

  migrate(from: string, to: string, ...more: string[]): InProcessRun {
    return this.#cli.plinth(['migrate', '--from', from, '--to', to, ...more]);
  }
}

function withoutPorts(databases: unknown): unknown {
  return (databases as readonly object[]).map((each) => ({ ...each, port: undefined }));
}

function withoutDumps(seed: unknown): unknown {
  const text = JSON.stringify(seed, (_name, value: unknown) =>
    (value as { type?: unknown } | null)?.type === 'dump' ? { type: 'dump' } : value,
  );
  return JSON.parse(text);
}

/** Names, times and contents of all files in a folder. */
export function folderDigest(path: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  for (const name of files.toSorted()) {
    const file = join(path, name);
    const status = statSync(file);
    hash.update(`${name} ${status.mtimeMs} ${status.size}\n`);
    if (status.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
