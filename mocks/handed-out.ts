import { operationsOf } from '../src/contract/model/read-operations.ts';
import { lazy } from '../src/base/on-demand.ts';
import { managementContract } from '../src/families/management/contract.ts';

/** A database that an example of the management API describes, with its tokens. */
interface HandedOutDatabase {
  readonly database_id: string;
  readonly database_name: string;
  readonly endpoint: string;
  readonly rest_token: string;
  readonly read_only_rest_token: string;
}

/** The user of a cluster, with the names of the cluster, or a further user of one. */
interface HandedOutKafkaUser {
  readonly username: string;
  readonly password: string;
  readonly cluster_id: string;
  /** Absent of a further user. */
  readonly rest_endpoint?: string;
  readonly name?: string;
}

interface HandedOutQueueUser {
  readonly token: string;
  readonly read_only_token: string;
}

interface HandedOutApiKey {
  readonly key_id: string;
  readonly name: string;
  readonly key: string;
  readonly read_only: boolean;
}

/** The credentials in the examples of the management API. */
interface HandedOut {
  readonly databases: readonly HandedOutDatabase[];
  readonly kafkaUsers: readonly HandedOutKafkaUser[];
  readonly queueUsers: readonly HandedOutQueueUser[];
  readonly apiKeys: readonly HandedOutApiKey[];
}

/**
 * Gathers the credentials in the examples of successes, which the mock answers with. A client that creates a database
 * uses the token of the answer next, so the mock accepts it.
 */
export const handedOut = lazy((): HandedOut => {
  const found = operationsOf(managementContract).flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { content }]) => Object.values(content))
      .flatMap(({ examples = {} }) => Object.values(examples))
      .flatMap(({ value }) => objectsIn(value)),
  );
  const having = <T extends object>(...names: (keyof T & string)[]): T[] =>
    found.filter((each) =>
      names.every((name) => typeof (each as Record<string, unknown>)[name] === 'string'),
    ) as T[];
  return {
    databases: having<HandedOutDatabase>('database_id', 'endpoint', 'rest_token'),
    kafkaUsers: having<HandedOutKafkaUser>('cluster_id', 'username', 'password'),
    queueUsers: having<HandedOutQueueUser>('token', 'read_only_token'),
    apiKeys: having<HandedOutApiKey>('key_id', 'name', 'key'),
  };
});

const secrets = lazy(() => {
  const { databases, kafkaUsers, queueUsers, apiKeys } = handedOut();
  return new Set([
    ...databases.flatMap((each) => [each.rest_token, each.read_only_rest_token]),
    ...kafkaUsers.flatMap((each) => [each.username, each.password]),
    ...queueUsers.flatMap((each) => [each.token, each.read_only_token]),
    ...apiKeys.map(({ key }) => key),
  ]);
});

/**
 * A generated body with the credentials of the example that stands for it: nobody could recognize those that were made
 * up when they come back.
 */
export function withHandedOut(made: unknown, example: unknown): unknown {
  if (typeof example === 'string' && secrets().has(example)) return example;
  if (Array.isArray(made)) {
    const items = Array.isArray(example) ? example : [];
    return made.map((item, i) => withHandedOut(item, items[Math.min(i, items.length - 1)]));
  }
  if (!isObject(made) || !isObject(example)) return made;
  return Object.fromEntries(
    Object.entries(made).map(([name, value]) => [name, withHandedOut(value, example[name])]),
  );
}

function objectsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
