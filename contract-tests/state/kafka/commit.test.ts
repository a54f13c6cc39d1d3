import { beforeEach, describe, expect, test } from 'vitest';
import { resetKafka } from '../../harness/kafka-clusters.ts';
import {
  MANUAL_COMMIT,
  committedOffset,
  consume as consumeAsAsked,
  done,
  produce,
  refused,
  valuesOf,
  type ConsumeRequestOptions,
} from '../../harness/kafka.ts';

beforeEach(resetKafka);

const HOUR = 3_600_000;
const SUCCESS = { result: 'Success', status: 200 };
const position = (offset: number) => ({ topic: 'greetings', partition: 0, offset });
/** Waits for messages that are there, because on a slow Kafka an instance takes a while to join. */
const consume = (instance: string, options: ConsumeRequestOptions = {}) =>
  consumeAsAsked(instance, { timeout: HOUR, ...options });
const consumed = async (...args: Parameters<typeof consume>) => valuesOf(await consume(...args));

describe('a commit', () => {
  const remove = () => done('POST', '/delete-consumer/mygroup/first');

  test.each(['GET', 'POST'])(
    'by %s names one offset, several, or none for everything consumed',
    async (m) => {
      await produce('greetings', 'a', 'b', 'c');
      await consume('first', { headers: MANUAL_COMMIT });
      const commit = (body?: unknown) => done(m, '/commit/mygroup/first', { body });
      expect(await commit(position(1))).toEqual(SUCCESS);
      expect(await committedOffset()).toBe(1);
      expect(await commit([position(2)])).toEqual(SUCCESS);
      expect(await committedOffset()).toBe(2);
      expect(await commit([])).toEqual(SUCCESS);
      expect(await committedOffset()).toBe(3);
      await commit(position(0));
      expect(await commit('')).toEqual(SUCCESS);
      expect(await committedOffset()).toBe(3);
      await commit(position(0));
      expect(await commit('null')).toEqual(SUCCESS);
      expect(await committedOffset()).toBe(3);
    },
  );

  test('does not move the instance, but a later one starts there', async () => {
    await produce('greetings', 'a', 'b', 'c');
    await consume('first', { headers: MANUAL_COMMIT });
    await done('POST', '/commit/mygroup/first', { body: position(1) });
    expect(await consumed('first', { timeout: 0 })).toEqual([]);
    await remove();
    expect(await consumed('first', { headers: MANUAL_COMMIT })).toEqual(['b', 'c']);
  });

  test('happens automatically after the interval', async () => {
    await produce('greetings', 'a', 'b');
    await consume('first', { headers: { 'Kafka-Auto-Commit-Interval': '100' } });
    await expect.poll(() => committedOffset()).toBe(2);
  });

  test('happens automatically when the instance is deleted', async () => {
    await produce('greetings', 'a', 'b');
    await consume('first', { headers: { 'Kafka-Auto-Commit-Interval': String(HOUR) } });
    expect(await committedOffset()).toBe(-1);
    await remove();
    expect(await committedOffset()).toBe(2);
  });

  test('does not happen automatically if auto-commit is off', async () => {
    await produce('greetings', 'a', 'b');
    const soon = { 'Kafka-Auto-Commit-Interval': '100' };
    await consume('first', { headers: { ...MANUAL_COMMIT, ...soon } });
    await consume('other', { group: 'others', headers: soon });
    const body = { topic: 'greetings', partition: 0 };
    const others = () => done('POST', '/committed/others/other', { body });
    await expect.poll(others).toEqual([position(2)]);
    await remove();
    expect(await committedOffset()).toBe(-1);
    expect(await consumed('second')).toEqual(['a', 'b']);
  });

  test('follows the headers of the first consume', async () => {
    await produce('greetings', 'a');
    await consume('first', { headers: MANUAL_COMMIT });
    await produce('greetings', 'b');
    await consume('first', { headers: { 'Kafka-Auto-Commit-Interval': '100' } });
    await remove();
    expect(await committedOffset()).toBe(-1);
  });

  test('is for one group only', async () => {
    await produce('greetings', 'a');
    await consume('first');
    await remove();
    expect(await consumed('first', { group: 'others' })).toEqual(['a']);
  });

  test.each([
    [{ ...position(0), topic: 'rivers' }, 404, 'There is no topic rivers'],
    [{ ...position(0), partition: 5 }, 404, 'Topic greetings has no partition 5, it has only 0'],
    [{ ...position(0), topic: 'cities' }, 409, 'Partition cities-0 is not assigned to instance'],
  ])('of %j is refused', async (body, status, words) => {
    await produce('cities', 'Istanbul');
    await produce('greetings', 'a');
    await consume('first', { headers: MANUAL_COMMIT });
    const one = await refused('POST', '/commit/mygroup/first', { body });
    expect(one).toEqual({ status, error: expect.stringContaining(words) });
    // If one of several is refused, none is committed.
    const several = [position(1), body];
    const { error } = await refused('POST', '/commit/mygroup/first', { body: several });
    expect(error).toContain(`body[1]: ${words}`);
    expect(await committedOffset()).toBe(-1);
  });

  test.each(['POST /commit', 'POST /delete-consumer', 'DELETE /delete-consumer'])(
    'of an unknown instance is refused, and so is its deletion: %s',
    async (request) => {
      const [method, path] = request.split(' ') as [string, string];
      const error = await refused(method, `${path}/mygroup/nobody`);
      expect(error).toMatchObject({
        status: 404,
        error: expect.stringMatching(/^Consumer group mygroup has no instance nobody/),
      });
    },
  );
});
