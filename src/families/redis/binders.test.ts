import type { bindExpress } from '../../express/application.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BINDERS,
  RawClient,
  serveBound,
  type ReceivedResponse,
} from '../../../testing/contract/binders.ts';
import { sample } from '../../../testing/base/tries.ts';
import { EmbeddedRedis } from '../../engines/redis/embedded/engine.ts';
import { RedisDatabases } from '../../directory/redis/databases.ts';
import { redisFamily } from './family.ts';
import { fixtures } from '../../../testing/families/redis/fixtures/index.ts';
import {
  GIVEN,
  MAX_REQUEST_SIZE,
  READ_ONLY_TOKEN,
  STANDARD_TOKEN,
  type FixtureRequest,
} from '../../../testing/families/redis/fixtures/request.ts';

/** The family on an engine of its own, bound in one of the ways. */
interface Binding {
  readonly port: number;
  /** Puts the database into the state that the fixtures begin with. @returns the name of that state */
  reset(): string;
  close(): Promise<void>;
}

async function serve(bind: typeof bindExpress, checkResponses: boolean): Promise<Binding> {
  const engine = await EmbeddedRedis.open({
    databases: { default: {}, other: {} },
    clock: { now: () => Date.UTC(2026, 0, 1) },
    random: () => 0.5,
  });
  const limits = { maxRequestSize: MAX_REQUEST_SIZE };
  const family = redisFamily(
    engine,
    new RedisDatabases([
      {
        id: 'default',
        name: 'default',
        endpoint: 'default.localhost',
        regions: [],
        standardToken: STANDARD_TOKEN,
        readOnlyToken: READ_ONLY_TOKEN,
        ...limits,
      },
      {
        id: 'other',
        name: 'other',
        endpoint: 'other.localhost',
        regions: [],
        standardToken: 'one',
        readOnlyToken: 'two',
        ...limits,
      },
    ]),
  );
  const server = await serveBound(family, bind, checkResponses);
  const session = engine.openSession('default', 'default', 'the fixtures');
  return {
    port: server.port,
    reset: () => {
      for (const command of [['FLUSHALL'], ...GIVEN]) void session.execute(command);
      return session.stateToken();
    },
    close: async () => {
      await server.close();
      await engine.close();
    },
  };
}

const client = new RawClient();

/** The answer of a binder; of the sync token, only whether it differs from the one before. */
async function answerOf(binding: Binding, request: FixtureRequest): Promise<ReceivedResponse> {
  const before = binding.reset();
  const { headers, ...answered } = await send(binding, request);
  const token = headers['upstash-sync-token'];
  if (token === undefined) return { ...answered, headers };
  const changed = token === before ? 'as before' : 'changed';
  return { ...answered, headers: { ...headers, 'upstash-sync-token': changed } };
}

function send({ port }: Binding, { token = STANDARD_TOKEN, ...request }: FixtureRequest) {
  return client.send(port, request, token === null ? undefined : `Bearer ${token}`);
}

describe.each([
  ['as it is served', false],
  ['with every response checked', true],
])('all binders answer alike, %s', (_, checkResponses) => {
  let bindings: readonly Binding[];
  beforeAll(async () => {
    bindings = await Promise.all(BINDERS.map((bind) => serve(bind, checkResponses)));
  });
  afterAll(async () => {
    client.close();
    await Promise.all(bindings.map((binding) => binding.close()));
  });

  describe.each(Object.entries(fixtures))('%s', (_, requests) => {
    test.each(checkResponses ? sample(requests) : requests)('$what: $status', async (request) => {
      const [direct, express, oracle] = await Promise.all(
        bindings.map((binding) => answerOf(binding, request)),
      );
      expect(express).toEqual(direct);
      expect(oracle).toEqual(direct);
      expect(direct).toHaveProperty('status', request.status);
    });
  });
});

test('no two fixtures of a part have the same description', () => {
  for (const requests of Object.values(fixtures)) {
    const subjects = requests.map(({ what }) => what);
    expect(subjects).toEqual([...new Set(subjects)]);
  }
});
