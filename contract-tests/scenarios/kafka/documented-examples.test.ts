import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import {
  createCluster,
  createConnector,
  createCredential,
  createTopic,
  resetKafka,
} from '../../harness/kafka-clusters.ts';
import {
  answerTo,
  assignments,
  consumeAll,
  done,
  kafka,
  type KafkaUser,
} from '../../harness/kafka.ts';
import { shapeOf } from '../../harness/shape.ts';
import { askingMock, target } from '../../harness/target.ts';

const requests = families.kafka.contract.requests();
const isMock = () => target().name === 'mock';

beforeEach(async () => {
  if (!isMock()) await resetKafka();
});

/**
 * Each named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer. Both answers must have the same shape.
 */
interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Puts the implementation into that state. @returns changes to the contract's example of a request */
  readonly given?: () => Promise<Given | void>;
  /** Whether the state passes by itself: a machine that is too busy to ask in time puts it there again. */
  readonly passes?: boolean;
}

interface Given {
  readonly path?: string;
  readonly body?: unknown;
  readonly user?: KafkaUser;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `greetings` with three partitions and a message in each, and `cities` with an empty one. */
const topics = async () => {
  await createTopic({ name: 'greetings', partitions: 3 });
  await createTopic({ name: 'cities' });
  const headers = [{ key: 'language', value: 'en' }];
  const messages = [0, 1, 2].map((partition) => ({ value: 'hello', partition, headers }));
  await done('POST', '/produce/greetings', { body: messages });
};
const FROM_START = { 'Kafka-Auto-Offset-Reset': 'earliest' };
/** The instance `first` of `mygroup` has consumed all of `greetings`. */
const instance = async () => {
  await topics();
  await consumeAll('first', 3);
};
const HOUR = 3_600_000;
/** A consume that is answered when its instance has joined, however long that takes. */
const PATIENT = { body: { topic: 'greetings', timeout: HOUR } };
const PATIENT_BY_PATH = { path: `/consume/mygroup/first/greetings?timeout=${HOUR}` };
const fromStart = async () => {
  await topics();
  return { headers: FROM_START, ...PATIENT };
};
const fromStartByPath = async () => {
  await topics();
  return { headers: FROM_START, ...PATIENT_BY_PATH };
};
const emptyTopic = async () => {
  await topics();
  return { body: { topic: 'cities', partition: 0, offset: 0, timeout: 0 } };
};

const connector = async () => {
  await createConnector('greetings-to-shop', {
    'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
    topics: 'greetings',
    'http.url': 'https://shop.example.com/greetings',
    'http.authorization.type': 'none',
  });
};

const SUCCESSES: readonly Scenario[] = [
  { example: 'several', operation: 'listTopics', given: topics },
  { example: 'none', operation: 'listTopics' },
  { example: 'one', operation: 'listConsumers', given: instance },
  { example: 'none', operation: 'listConsumers' },
  ...['getCommitted', 'postCommitted'].flatMap((operation) => [
    { example: 'several', operation, given: instance },
    { example: 'none', operation, given: async () => ({ body: [] }) },
  ]),
  ...['getOffsets', 'postOffsets'].flatMap((operation) => [
    { example: 'several', operation, given: topics },
    {
      example: 'earliest',
      operation,
      given: async () => {
        await topics();
        return { path: '/offsets/earliest' };
      },
    },
    { example: 'none', operation, given: async () => ({ body: [] }) },
  ]),
  ...['getFetch', 'postFetch'].flatMap((operation) => [
    {
      example: 'several',
      operation,
      given: async () => {
        await topics();
        return { body: { topic: 'greetings', partition: 0, offset: 0 } };
      },
    },
    { example: 'none', operation, given: emptyTopic },
  ]),
  ...['getConsume', 'postConsume'].flatMap((operation) => [
    { example: 'several', operation, given: fromStart },
    { example: 'none', operation, given: emptyTopic },
  ]),
  { example: 'several', operation: 'consumeTopic', given: fromStartByPath },
  ...['getCommit', 'postCommit', 'postDeleteConsumer', 'deleteConsumer'].map((operation) => ({
    example: 'success',
    operation,
    given: instance,
  })),
  ...['getProduce', 'postProduce', 'getProduceToTopic', 'postProduceToTopic'].flatMap(
    (operation) => [
      { example: 'one', operation },
      {
        example: 'several',
        operation,
        given: async () => {
          const message = { topic: 'greetings', value: 'hello' };
          return { body: [message, { ...message, topic: 'cities' }] };
        },
      },
    ],
  ),
  { example: 'one', operation: 'produceMessage' },
  { example: 'one', operation: 'getWebhook' },
  { example: 'one', operation: 'postWebhook' },
  { example: 'one', operation: 'listConnectorConfigs', given: () => connector() },
  { example: 'none', operation: 'listConnectorConfigs' },
  { example: 'one', operation: 'getConnectorConfig', given: () => connector() },
];

describe('200', () => {
  test.each(SUCCESSES)('$operation: $example', async (scenario) => {
    const { ask, method, path } = await asked(scenario, `example=${scenario.example}`);
    const { status, json } = await kafka(method, path, ask);
    expect(status).toBe(200);
    expect(shapeOf(json)).toMatchSnapshot();
  });
});

/** A credential for other topics. */
const forOthers = async () => {
  await instance();
  return { user: await createCredential({ credential_name: 'others', topic: 'others.*' }) };
};
const large = async () => {
  await createTopic({ name: 'greetings', max_message_size: 1024 });
  return { body: { topic: 'greetings', value: 'x'.repeat(1024) } };
};
const largeInPath = async () => {
  await large();
  return { path: `/produce/greetings/${'x'.repeat(1024)}` };
};
const largeWebhook = async () => {
  await large();
  return { body: 'x'.repeat(1024) };
};
const twoInstances = async () => {
  await createTopic({ name: 'greetings' });
  await done('POST', '/consume/mygroup/second', { body: { topic: 'greetings', timeout: 0 } });
};
const noOffset = async () => {
  await createTopic({ name: 'greetings' });
  return { headers: { 'Kafka-Auto-Offset-Reset': 'none' }, ...PATIENT };
};
const noOffsetByPath = async () => ({ headers: (await noOffset()).headers, ...PATIENT_BY_PATH });
/** `first` had partition 0 of `greetings`, and had received nothing from it when `second` joined. */
const lost = async () => {
  await createTopic({ name: 'greetings', partitions: 2 });
  const body = { topic: 'greetings', timeout: 0 };
  await done('POST', '/consume/mygroup/second', { body });
  await done('POST', '/consume/mygroup/first', { body });
  const shares = async () => Object.values(await assignments());
  await expect.poll(shares).toMatchObject([{ length: 1 }, { length: 1 }]);
  const [partition] = (await assignments())['second']!;
  return { body: { topic: 'greetings', partition, offset: 8 } };
};
/** A cluster that accepts 1000 messages a second, and has received those of some seconds in each copy. */
const busy = async () => {
  const user = await createCluster({ name: `busy-${randomUUID()}` });
  const body = Array.from({ length: 4000 }, () => ({ value: '' }));
  const copies = Number(process.env['TESTED_COPIES'] ?? 1);
  const produce = () => done('POST', '/produce/greetings', { user, body });
  await Promise.all(Array.from({ length: copies }, produce));
  return { user };
};
const WITH_BODY = ['Produce', 'ProduceToTopic'].flatMap((name) => [`get${name}`, `post${name}`]);
const PRODUCING = [...WITH_BODY, 'produceMessage', 'getWebhook', 'postWebhook'];
const CONSUMING = ['getConsume', 'postConsume', 'consumeTopic'];
const GIVEN_PARTITIONS = ['Committed', 'Offsets', 'Fetch'].flatMap((n) => [`get${n}`, `post${n}`]);
const OF_INSTANCES = ['getCommit', 'postCommit', 'postDeleteConsumer', 'deleteConsumer'];

const each = (
  operations: readonly string[],
  refusal: Omit<Scenario, 'operation'> & { readonly status: number },
) => operations.map((operation) => ({ ...refusal, operation }));

const REFUSALS: readonly (Scenario & { readonly status: number })[] = [
  ...each(PRODUCING, { status: 403, example: 'produce', given: forOthers }),
  ...each([...CONSUMING, ...GIVEN_PARTITIONS, 'getCommit', 'postCommit'], {
    status: 403,
    example: 'consume',
    given: forOthers,
  }),
  ...each(['postDeleteConsumer', 'deleteConsumer'], {
    status: 403,
    example: 'instance',
    given: forOthers,
  }),
  ...each(['listConnectorConfigs', 'getConnectorConfig'], {
    status: 403,
    example: 'connectors',
    given: forOthers,
  }),
  ...each(['getConnectorConfig'], { status: 404, example: 'connector' }),
  ...each(GIVEN_PARTITIONS, { status: 404, example: 'topic' }),
  ...each([...GIVEN_PARTITIONS, ...WITH_BODY], {
    status: 404,
    example: 'partition',
    given: async () => {
      await topics();
      const body = { topic: 'greetings', partition: 9, offset: 0, value: 'hello' };
      return { body };
    },
  }),
  ...each(OF_INSTANCES, { status: 404, example: 'instance' }),
  ...each(['getCommit', 'postCommit'], { status: 409, example: 'notOwned', given: lost }),
  ...each(WITH_BODY, { status: 413, example: 'message', given: large }),
  ...each(['produceMessage'], { status: 413, example: 'message', given: largeInPath }),
  ...each(['getWebhook', 'postWebhook'], {
    status: 413,
    example: 'message',
    given: largeWebhook,
  }),
  ...each(['getConsume', 'postConsume'], { status: 422, example: 'noOffset', given: noOffset }),
  ...each(['consumeTopic'], { status: 422, example: 'noOffset', given: noOffsetByPath }),
  ...each(CONSUMING, { status: 429, example: 'tooManyInstances', given: twoInstances }),
  ...each(PRODUCING, { status: 429, example: 'tooManyMessages', given: busy, passes: true }),
  ...each(['getFetch', 'postFetch'], {
    status: 400,
    example: 'outOfRange',
    given: async () => {
      await createTopic({ name: 'greetings' });
      const messages = Array.from({ length: 8 }, () => ({ value: 'hello' }));
      await done('POST', '/produce/greetings', { body: messages });
      return { body: { topic: 'greetings', partition: 0, offset: 100 } };
    },
  }),
];

describe('a refusal', () => {
  test.each(REFUSALS)('$status $operation: $example', async (scenario) => {
    const prefer = `code=${scenario.status}, example=${scenario.example}`;
    const answered = async () => {
      const { ask, method, path } = await asked(scenario, prefer);
      return answerTo(method, path, ask);
    };
    let { status, json } = await answered();
    for (let rounds = 1; scenario.passes === true && status === 200 && rounds < 10; rounds++) {
      ({ status, json } = await answered());
    }
    expect({ status, json }).toMatchObject({ status: scenario.status, json: { status } });
    const { error } = json as { readonly error: string };
    // Sizes, waits and generations vary.
    const varying = /\d{3,}|\d+(?= s$)|(?<=generation )\d+/g;
    expect(error.replaceAll(varying, '<number>')).toMatchSnapshot();
  });
});

async function asked({ operation, given }: Scenario, prefer: string) {
  const { method, path, body } = requests.find((r) => r.operationId === operation)!;
  const state = isMock() ? {} : ((await given?.()) ?? {});
  const ask = { body, ...state, headers: { ...state.headers, ...askingMock(prefer) } };
  return { ask, method, path: state.path ?? path };
}
