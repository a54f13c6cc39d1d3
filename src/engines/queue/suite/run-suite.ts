import { describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const HOUR = 60 * 60 * 1000;
const user = testUser();

/** Delivering now what waits for a moment. */
export function running(start: StartQueue): void {
  describe('delivering a message now', () => {
    test('a delayed message is sent at once, and once', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      const [first, second] = await publish(
        order('/a/1', { delay: HOUR }),
        order('/a/2', { delay: HOUR }),
      );
      await publish(order('/a/3'));
      await settle();
      await engine.messages.run(user, first!);
      await engine.messages.run(user, second!);
      await settle();
      expect(courier.paths().toSorted()).toEqual(['/a/1', '/a/2', '/a/3']);
      await advance(2 * HOUR);
      expect(courier.paths()).toHaveLength(3);
    });

    test('a message that waits for a retry gets its next attempt, and no additional one', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      courier.script = () => response(500);
      const [message] = await publish(order('/a', { retries: 1, retryDelay: '3600000' }));
      await settle();
      await engine.messages.run(user, message!);
      await settle();
      expect(courier.seen.map((seen) => seen.header('Upstash-Retried'))).toEqual(['0', '1']);
      const { items } = await engine.deadLetters.list(user, {}, { count: 10 });
      expect(items.map(({ messageId }) => messageId)).toEqual([message]);
      await advance(2 * HOUR);
      expect(courier.seen).toHaveLength(2);
    });

    test('limits of flow control apply', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      const flowControl = { key: 'k', rate: 1, period: 60 };
      const [message] = await publish(order('/late', { flowControl, delay: HOUR }));
      await publish(order('/now', { flowControl }));
      await settle();
      await engine.messages.run(user, message!);
      await settle();
      expect(courier.paths()).toEqual(['/now']);
      await advance(61_000);
      expect(courier.paths()).toEqual(['/now', '/late']);
    });

    test('a message that is not waiting, or of another user, is not found', async () => {
      const { engine, publish, settle, courier } = await start();
      courier.script = () => undefined;
      const [inFlight, canceled, other] = await publish(
        order('/a'),
        order('/b', { delay: HOUR }),
        order('/c', { delay: HOUR }),
      );
      await settle();
      await engine.messages.cancel(user, canceled!);
      const refused = (id: string, code: string, as = user) =>
        expect(engine.messages.run(as, id)).rejects.toMatchObject({ code, kind: 'notFound' });
      await refused(inFlight!, 'messageNotWaiting');
      await refused(canceled!, 'messageNotFound');
      await refused('msg_none', 'messageNotFound');
      await refused(other!, 'messageNotFound', testUser('bob'));
      expect(courier.paths()).toEqual(['/a']);
    });

    test('messages of a queue keep their order', async () => {
      const { engine, publish } = await start();
      const [message] = await publish(order('/a', { queue: 'q', delay: HOUR }));
      await expect(engine.messages.run(user, message!)).rejects.toMatchObject({
        code: 'messageInQueue',
        kind: 'invalid',
      });
    });
  });
}
