import { inject } from 'vitest';

/** A Redis or Valkey server, as it describes itself. */
export interface BackingRedis {
  readonly product: 'redis' | 'valkey';
  readonly version: string;
  /** Its commands, in lower case, without their subcommands. */
  readonly commands: readonly string[];
  /** Its URL. */
  readonly url: string;
  readonly isCluster: boolean;
  readonly hasReplicas: boolean;
}

/** The platform that the tests run against, in a separate process. */
export interface Target {
  readonly name: 'mock' | 'implementation';
  /** The Vitest project, under whose name coverage is recorded. */
  readonly project: string;
  readonly redisUrl: string;
  /** The RESP address of the database of the first start, with its password; absent for the mock. */
  readonly respUrl: string;
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** The largest request body of the Redis family, in bytes. */
  readonly maxRequestSize: number;
  readonly kafkaUrl: string;
  /** The user of the Kafka cluster of the first start. */
  readonly kafkaUsername: string;
  readonly kafkaPassword: string;
  readonly queueUrl: string;
  readonly queueToken: string;
  readonly managementUrl: string;
  readonly consoleUrl: string;
  /** The credentials of the first account. */
  readonly email: string;
  readonly apiKey: string;
  /** The data directory of the implementation; the mock has none. */
  readonly dataDir: string;
  /** The server that keeps the databases; undefined if the platform does so itself. */
  readonly backingRedis: BackingRedis | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for the target (`kept-target.ts`). */
    keptTarget: string;
  }
}

let current: Target | undefined;

/** Finds out which platform the next test file runs against. @throws Error if none can be started */
export async function findTarget(): Promise<void> {
  const answer = await fetch(inject('keptTarget'));
  if (!answer.ok) throw new Error(`there is no platform to test: ${await answer.text()}`);
  current = (await answer.json()) as Target;
}

/** Has the next test file get another platform than this one, which hangs. */
export async function giveUpTarget(): Promise<void> {
  await fetch(inject('keptTarget'), { method: 'DELETE' });
}

/** The target of this test file. */
export function target(): Target {
  if (current === undefined) throw new Error('the project has no target');
  return current;
}

/**
 * The header that asks the mock for an example. The implementation doesn't get it, because it would obey whatever its
 * state is.
 */
export function askingMock(prefer: string): Readonly<Record<string, string>> {
  return target().name === 'mock' ? { prefer } : {};
}
