import type { bindExpress } from '../../src/express/application.ts';
import { request } from 'undici';
import { bindDirect } from '../../src/contract/direct.ts';
import type { LogRecord } from '../../src/engines/log/record.ts';
import { listen } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import type { Logger } from '../../src/base/logger.ts';
import type { ServedLog } from '../../src/families/kafka/caller.ts';
import {
  KafkaClusters,
  type KafkaCluster,
  type KafkaCredential,
} from '../../src/directory/kafka/clusters.ts';
import { kafkaFamily } from '../../src/families/kafka/family.ts';

/** A request of a test. */
export interface KafkaTestRequest {
  /** Text or bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name of a credential, in place of the cluster's own user. */
  readonly as?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The family on one cluster, over HTTP; every answer is validated against the contract. */
export interface KafkaServer {
  ask(method: string, path: string, asked?: KafkaTestRequest): Promise<Answer>;
  /** The `{error, status}` of a refused request. */
  refused(method: string, path: string, asked?: KafkaTestRequest): Promise<unknown>;
  readonly url: string;
  readonly clusters: KafkaClusters;
  close(): Promise<void>;
}

export const USER = 'cluster-user';
export const PASSWORD = 'secret';

export interface ServerOptions extends Partial<
  Pick<KafkaCluster, 'autoCreate' | 'maxRequestSize' | 'usage' | 'connectors'>
> {
  /** The access of each credential, by user name; the password is that of the cluster. */
  readonly credentials?: Readonly<Record<string, Pick<KafkaCredential, 'topic' | 'permissions'>>>;
  readonly bind?: typeof bindExpress;
  readonly logger?: Logger;
}

export async function serveKafka(
  log: ServedLog,
  {
    credentials = {},
    bind = bindDirect,
    logger = openLog('silent'),
    ...settings
  }: ServerOptions = {},
): Promise<KafkaServer> {
  const clusters = new KafkaClusters([
    {
      id: 'default',
      name: 'default',
      endpoint: 'default-kafka.localhost',
      username: USER,
      password: PASSWORD,
      autoCreate: { partitions: 1 },
      maxRequestSize: 64 * 1024,
      ...settings,
    },
  ]);
  for (const [username, access] of Object.entries(credentials)) {
    const pair = { username, password: PASSWORD };
    clusters.setCredential({ id: username, clusterId: 'default', ...pair, ...access });
  }
  const family = kafkaFamily({ cluster: () => log }, clusters, { log: logger });
  const back = bind(family, { log: logger, checkResponses: true });
  const server = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });

  async function ask(method: string, path: string, asked: KafkaTestRequest = {}): Promise<Answer> {
    const { body, as = USER } = asked;
    const authorization = `Basic ${btoa(`${as}:${PASSWORD}`)}`;
    const answer = await request(`${server.url}${path}`, {
      method: method as 'GET',
      headers: { authorization, ...asked.headers },
      ...(body !== undefined && { body: payload(body) }),
    });
    return {
      status: answer.statusCode,
      body: method === 'HEAD' ? undefined : await answer.body.json(),
      headers: answer.headers,
    };
  }

  return {
    ask,
    refused: async (method, path, asked) => (await ask(method, path, asked)).body,
    url: server.url,
    clusters,
    close: () => server.close(),
  };
}

function payload(body: unknown): string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

/** A cluster whose answers a test gives, and that records its calls. */
export interface FakeCluster {
  readonly log: ServedLog;
  /** The name of each method called and its arguments; an AbortSignal is left out. */
  readonly calls: unknown[][];
}

/** Methods that the test does not give are refused. */
export function fakeCluster(answers: Partial<ServedLog>): FakeCluster {
  const calls: unknown[][] = [];
  const log = new Proxy({} as ServedLog, {
    get: (_, name: keyof ServedLog) => {
      const answer = answers[name] as ((...given: unknown[]) => unknown) | undefined;
      return async (...given: unknown[]) => {
        calls.push([name, ...given.map(withoutSignal)]);
        if (answer === undefined) throw new Error(`the test does not expect ${name}`);
        return answer(...given);
      };
    },
  });
  return { log, calls };
}

function withoutSignal(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('signal' in given)) return given;
  const { signal: _, ...others } = given;
  return others;
}

/** Appends in memory, to one partition. */
export function appending(): Pick<ServedLog, 'produce'> {
  let end = 0;
  return {
    produce: async (records) =>
      records.map(({ topic, partition = 0, timestamp = 1_795_478_400_123 }) => ({
        topic,
        partition,
        offset: end++,
        timestamp,
      })),
  };
}

/** A record as a log returns it. */
export function logRecord(given: Partial<LogRecord>): LogRecord {
  return {
    topic: 'greetings',
    partition: 0,
    offset: 0,
    timestamp: 1_795_478_400_123,
    key: null,
    value: Buffer.from('hello'),
    headers: [],
    ...given,
  };
}
