import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../testing/base/tries.ts';
import {
  openToClients,
  type TestClient,
} from '../../../../../testing/engines/redis/embedded/blocking.ts';
import type { PlainReply } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';

const KEYS = ['a', 'b', 'c'];
const CLIENTS = 4;

/** A request of a client: an element of the first list that is not empty, which may be moved to another list. */
interface Wish {
  readonly client: number;
  readonly keys: readonly string[];
  readonly end: 'LEFT' | 'RIGHT';
  readonly destination: string | undefined;
}

/** A minimal model of lists and the clients that wait for them. */
class Model {
  readonly lists = new Map<string, string[]>();
  /** In order of arrival. */
  waiting: Wish[] = [];
  readonly replies: string[] = [];
  #ready: string[] = [];

  ask(wish: Wish): void {
    if (!this.#grant(wish)) this.waiting.push(wish);
    this.serve();
  }

  push(key: string, elements: readonly string[]): void {
    const list = this.lists.get(key);
    if (list !== undefined) {
      list.push(...elements);
      return;
    }
    this.lists.set(key, [...elements]);
    if (!this.#ready.includes(key)) this.#ready.push(key);
  }

  serve(): void {
    while (this.#ready.length > 0) {
      const key = this.#ready.shift()!;
      for (const wish of this.waiting.filter(({ keys }) => keys.includes(key))) {
        if (!this.lists.has(key) || !this.#grant(wish)) break;
        this.waiting = this.waiting.filter((other) => other !== wish);
      }
    }
  }

  #grant({ client, keys, end, destination }: Wish): boolean {
    const key = keys.find((each) => this.lists.has(each));
    if (key === undefined) return false;
    const list = this.lists.get(key)!;
    const element = end === 'LEFT' ? list.shift()! : list.pop()!;
    // The element is pushed before an empty source is deleted.
    if (destination === key) list.push(element);
    else if (destination !== undefined) this.push(destination, [element]);
    if (list.length === 0) this.lists.delete(key);
    this.replies.push(`${client}: ${destination === undefined ? `${key} ` : ''}${element}`);
    return true;
  }
}

const key = fc.constantFrom(...KEYS);
const end = fc.constantFrom('LEFT' as const, 'RIGHT' as const);
const client = fc.nat(CLIENTS - 1);
const elements = fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 1, maxLength: 3 });
const push = fc.record({ key, elements });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pop' as const),
    client,
    keys: fc.array(key, { minLength: 1, maxLength: 3 }),
    end,
  }),
  fc.record({ kind: fc.constant('move' as const), client, key, destination: key, end }),
  fc.record({
    kind: fc.constant('push' as const),
    pushes: fc.array(push, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), key }),
  fc.record({ kind: fc.constant('leave' as const), client }),
);

test('clients that block on lists are served like those of a simple model, for any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { connect, run, transact, database, logged } = openToClients();
      const model = new Model();
      const clients = Array.from({ length: CLIENTS }, () => connect());
      const replies: string[] = [];
      const send = (number: number, command: string): void => {
        const { blocked } = clients[number]!;
        if (blocked !== undefined) return;
        void clients[number]!.send(command).then((reply) => replies.push(shown(number, reply)));
      };
      const mayAsk = (number: number) => model.waiting.every((wish) => wish.client !== number);
      for (const each of steps) {
        if (each.kind === 'pop') {
          const { client: number, keys } = each;
          if (mayAsk(number)) model.ask({ ...each, destination: undefined });
          send(number, `${each.end === 'LEFT' ? 'BLPOP' : 'BRPOP'} ${keys.join(' ')} 0`);
        } else if (each.kind === 'move') {
          const { client: number, destination } = each;
          if (mayAsk(number))
            model.ask({ client: number, keys: [each.key], end: each.end, destination });
          send(number, `BLMOVE ${each.key} ${destination} ${each.end} RIGHT 0`);
        } else if (each.kind === 'push') {
          for (const { key: name, elements: pushed } of each.pushes) model.push(name, pushed);
          model.serve();
          transact(...each.pushes.map((one) => `RPUSH ${one.key} ${one.elements.join(' ')}`));
        } else if (each.kind === 'delete') {
          model.lists.delete(each.key);
          run(`DEL ${each.key}`);
        } else {
          const { client: number } = each;
          if (!mayAsk(number))
            model.replies.push(shown(number, 'UNBLOCKED the connection has ended'));
          model.waiting = model.waiting.filter((wish) => wish.client !== number);
          clients[number]!.blocked?.cancel();
        }
        await new Promise(setImmediate);
        // Replies to different clients have no order.
        expect(new Set(replies.splice(0))).toEqual(new Set(model.replies.splice(0)));
        expect(waitingOf(clients)).toEqual(new Set(model.waiting.map((wish) => wish.client)));
      }
      expect(database.blocked.size).toBe(model.waiting.length);
      for (const name of KEYS) {
        expect(run(`LRANGE ${name} 0 -1`)).toEqual(model.lists.get(name) ?? []);
      }
      // A replay of the log makes the same lists, and no client waits there.
      const replayed = openToClients();
      for (const unit of logged) replayed.transact(...unit.split('; '));
      for (const name of KEYS) {
        expect(replayed.run(`LRANGE ${name} 0 -1`)).toEqual(model.lists.get(name) ?? []);
      }
      for (const each of clients) each.blocked?.cancel();
      expect(database.blocked).toMatchObject({ size: 0, keys: 0 });
    }),
    { numRuns: tries(300) },
  );
});

function shown(client: number, reply: PlainReply): string {
  return `${client}: ${Array.isArray(reply) ? reply.join(' ') : String(reply)}`;
}

function waitingOf(clients: readonly TestClient[]): Set<number> {
  const numbers = clients.map(({ blocked }, number) => (blocked === undefined ? -1 : number));
  return new Set(numbers.filter((number) => number >= 0));
}
