import { beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import { answerTo } from '../../harness/kafka.ts';

/** Calls as curl makes them: `-u user:password`, `-d` with the Content-Type of a form, and `-X GET -d`. */
const SENT = { 'user-agent': 'curl/8.5.0', accept: '*/*' };
const FORM = { ...SENT, 'content-type': 'application/x-www-form-urlencoded' };

const curl = (method: string, path: string, data?: string, headers: object = {}) =>
  answerTo(method, path, {
    headers: { ...(data === undefined ? SENT : FORM), ...headers },
    body: data,
  });
const ok = (json: unknown) => ({ status: 200, json });
const SUCCESS = ok({ result: 'Success', status: 200 });
const at = (offset: number, partition = 0) => ({ topic: 'greetings', partition, offset });
const metadata = (offset: number) => ({ ...at(offset), timestamp: expect.any(Number) });
const message = (offset: number, value: string) =>
  expect.objectContaining({ ...metadata(offset), value });

beforeEach(async () => {
  await resetKafka();
  await createTopic({ name: 'greetings' });
});

test('curl $URL/produce/greetings/hello_kafka?key=k', async () => {
  expect(await curl('GET', '/produce/greetings/hello_kafka')).toEqual(ok(metadata(0)));
  expect(await curl('GET', '/produce/greetings/hello_kafka?key=k')).toEqual(ok(metadata(1)));
});

describe.each(['POST', 'GET'])('curl -X %s', (method) => {
  test('$URL/produce/greetings -d …', async () => {
    const one = await curl(method, '/produce/greetings', '{"value":"hello_kafka"}');
    expect(one).toEqual(ok([metadata(0)]));
    const data = `[
      {"value": "hello_kafka_1"},
      {"value": "hello_kafka_2"}
    ]`;
    const two = await curl(method, '/produce/greetings', data);
    expect(two).toEqual(ok([metadata(1), metadata(2)]));
  });

  test('$URL/produce -d …', async () => {
    const data = `[
      {"topic": "greetings", "value": "hello_kafka"},
      {"topic": "cities", "value": "Istanbul", "headers": [{"key": "language", "value": "en"}]}
    ]`;
    expect(await curl(method, '/produce', data)).toEqual(
      ok([metadata(0), { ...metadata(0), topic: 'cities' }]),
    );
  });

  test('$URL/fetch -d …', async () => {
    await curl('GET', '/produce/greetings/hello');
    const data = '{"topic": "greetings", "partition": 0, "offset": 0, "timeout": 1000}';
    expect(await curl(method, '/fetch', data)).toEqual(ok([message(0, 'hello')]));
    const several = '{"topicPartitionOffsets": [{"topic":"greetings","partition":0,"offset":0}]}';
    expect(await curl(method, '/fetch', several)).toEqual(ok([message(0, 'hello')]));
  });

  test('$URL/consume/mygroup/first -d … -H …, then commit, committed, delete-consumer', async () => {
    await curl('GET', '/produce/greetings/hello');
    const settings = {
      'Kafka-Enable-Auto-Commit': 'false',
      'Kafka-Auto-Commit-Interval': '5000',
      'Kafka-Auto-Offset-Reset': 'earliest',
    };
    const consumed = await curl(
      ...([
        method,
        '/consume/mygroup/first',
        '{"topic": "greetings", "timeout": 3600000}',
        settings,
      ] as const),
    );
    expect(consumed).toEqual(ok([message(0, 'hello')]));
    const commit = await curl(method, '/commit/mygroup/first', JSON.stringify(at(1)));
    expect(commit).toEqual(SUCCESS);
    expect(await curl(method, '/commit/mygroup/first', JSON.stringify([at(1)]))).toEqual(SUCCESS);
    expect(await curl(method, '/commit/mygroup/first')).toEqual(SUCCESS);
    expect(await curl(method, '/commit/mygroup/first', '')).toEqual(SUCCESS);
    expect(await curl(method, '/commit/mygroup/first', '[]')).toEqual(SUCCESS);
    const asked = '{"topic": "greetings", "partition": 0}';
    const path = '/committed/mygroup/first?timeout=10000';
    expect(await curl(method, path, asked)).toEqual(ok([at(1)]));
    expect(await curl(method, path, `[${asked}]`)).toEqual(ok([at(1)]));
    expect(await curl('POST', '/delete-consumer/mygroup/first')).toEqual(SUCCESS);
  });

  test.each(['earliest', 'latest', '1795478400123'])('$URL/offsets/%s -d …', async (timestamp) => {
    const asked = '{"topic": "greetings", "partition": 0}';
    const path = `/offsets/${timestamp}?timeout=10000`;
    expect(await curl(method, path, asked)).toEqual(ok([at(0)]));
    expect(await curl(method, path, `[${asked}]`)).toEqual(ok([at(0)]));
  });

  test('$URL/webhook?topic=greetings -d …', async () => {
    const called = await curl(method, '/webhook?topic=greetings', 'any text', {
      'X-Event': 'push',
    });
    expect(called).toEqual(ok([metadata(0)]));
    const data = '{"topic": "greetings", "partition": 0, "offset": 0}';
    expect(await curl('POST', '/fetch', data)).toEqual(
      ok([
        {
          ...metadata(0),
          key: '',
          value: 'any text',
          headers: [{ key: 'X-Event', value: 'push' }],
        },
      ]),
    );
  });
});

test('curl $URL/topics and $URL/consumers', async () => {
  expect(await curl('GET', '/topics')).toEqual(ok({ greetings: 1 }));
  await curl('GET', '/consume/mygroup/first/greetings?timeout=0');
  const instances = [{ name: 'first', topics: [{ topic: 'greetings', partitions: [0] }] }];
  const joined = ok([{ name: 'mygroup', instances }]);
  await expect.poll(() => curl('GET', '/consumers')).toEqual(joined);
  expect(await curl('DELETE', '/delete-consumer/mygroup/first')).toEqual(SUCCESS);
  expect(await curl('GET', '/consumers')).toEqual(ok([]));
});
