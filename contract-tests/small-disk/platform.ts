import { join } from 'node:path';
import { basic } from '../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';
import { connectionsTo } from '../harness/send.ts';
import { SmallDisk } from '../harness/small-disk.ts';

/** Enough for a platform with little data, and soon full. */
const MEGABYTES = 24;

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** A platform whose data is on a small disk. */
export class PlatformOnSmallDisk {
  readonly disk: SmallDisk;
  #platform: PlatformProcess;

  private constructor(disk: SmallDisk, platform: PlatformProcess) {
    this.disk = disk;
    this.#platform = platform;
  }

  static async start(): Promise<PlatformOnSmallDisk> {
    const disk = SmallDisk.mount(MEGABYTES);
    return new PlatformOnSmallDisk(disk, await startOn(disk));
  }

  /** Runs a Redis command. */
  redis(...argv: readonly string[]): Promise<Answer> {
    const { env } = this.#platform;
    const authorization = `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}`;
    return ask(env['UPSTASH_REDIS_REST_URL']!, authorization, ['POST', '/', argv]);
  }

  queue(...request: Request): Promise<Answer> {
    const { env } = this.#platform;
    return ask(env['QSTASH_URL']!, `Bearer ${env['QSTASH_TOKEN']}`, request);
  }

  management(...request: Request): Promise<Answer> {
    const { env } = this.#platform;
    const credentials = { email: env['UPSTASH_EMAIL']!, apiKey: env['UPSTASH_API_KEY']! };
    return ask(env['PLINTH_MANAGEMENT_URL']!, basic(credentials), request);
  }

  schemas(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.kafka(method, `/schema-registry${path}`, body);
  }

  kafka(...request: Request): Promise<Answer> {
    const { env } = this.#platform;
    const [name, password] = ['USERNAME', 'PASSWORD'].map(
      (end) => env[`UPSTASH_KAFKA_REST_${end}`]!,
    );
    const authorization = basic({ email: name!, apiKey: password! });
    const url = env['UPSTASH_KAFKA_REST_URL']!;
    return ask(url, authorization, request);
  }

  /** Stops it, and starts it again on the same data. @returns its log, and its exit code */
  async restart(signal: 'SIGTERM' | 'SIGKILL') {
    const { stop, logged } = this.#platform;
    const code = await stop(signal);
    this.#platform = await startOn(this.disk);
    return { code, logged };
  }

  async close(): Promise<void> {
    await this.#platform.stop('SIGTERM');
    this.disk.unmount();
  }
}

type Request = readonly [
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
];

function startOn({ path }: SmallDisk): Promise<PlatformProcess> {
  return startPlatform('start', ['--data-dir', join(path, 'data')]);
}

async function ask(
  url: string,
  authorization: string,
  [method, path, body, headers]: Request,
): Promise<Answer> {
  const response = await connectionsTo(url).request({
    method,
    path,
    headers: { authorization, ...headers },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  });
  const text = await response.body.text();
  return { status: response.statusCode, json: text === '' ? undefined : JSON.parse(text) };
}
