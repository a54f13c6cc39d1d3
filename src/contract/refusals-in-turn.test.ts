import { describe, expect, onTestFinished, test } from 'vitest';
import { fine, serveThings, WAYS, type Things } from '../../testing/contract/things.ts';
import { rawConnection, type RawConnection } from '../../testing/http/http.ts';
import { AcceptedConnections } from '../base/accepted-connections.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import { HttpError } from '../http/http-error.ts';

const STRANGERS = 20;

const get = (size: 'S' | 'L') => `GET /things/ab HTTP/1.1\r\nHost: a\r\nX-Size: ${size}\r\n\r\n`;

/** Clients that have been served once, because connections are accepted one in a turn. */
function clientsOf(port: number, number: number): Promise<RawConnection[]> {
  const open = async () => {
    const client = await rawConnection(port);
    onTestFinished(() => void client.socket.destroy());
    client.write(get('L'));
    await client.until((received) => received.includes(' 200 '));
    return client;
  };
  return Promise.all(Array.from({ length: number }, open));
}

/** Turns that end when a test says so. */
class HeldTurns extends TurnLimit {
  waiting = 0;
  #isHeld = false;
  readonly #held = Promise.withResolvers<void>();

  override next(): Promise<void> | undefined {
    if (!this.#isHeld) return undefined;
    this.waiting += 1;
    return this.#held.promise;
  }

  /** From now on requests wait. */
  hold(): void {
    this.#isHeld = true;
  }

  /** From now on others need not. */
  letPass(): void {
    this.#isHeld = false;
  }

  /** Those that wait go on. */
  end(): void {
    this.#held.resolve();
  }
}

describe.each(WAYS)('bound with %s', (_, bind) => {
  test('few of very many strangers are refused in one turn, and a caller waits for few of them', async () => {
    let time = 0;
    let turn = 0;
    /** The turns in which strangers have been refused. */
    const refused: number[] = [];
    /** How many had been when the caller was served. */
    let before = 0;
    const toJSON = () => {
      // To answer takes longer than a turn may.
      time += 30;
      refused.push(turn);
      return {};
    };
    const authenticate: Things['authenticate'] = ({ headers }) => {
      if (headers['x-size'] === 'S') throw new HttpError(401, 'who?', { toJSON });
      return 'somebody';
    };
    const getThing = () => {
      before = refused.length;
      return { status: 200, body: {} };
    };
    const handlers = { ...fine, getThing };
    const turns = new TurnLimit(new AcceptedConnections(() => time));
    const { port } = await serveThings(bind, handlers, { authenticate, turns });
    const [caller, ...strangers] = await clientsOf(port, STRANGERS + 1);
    const count = () => {
      turn++;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    onTestFinished(() => clearImmediate(counting));

    for (const each of strangers) each.write(get('S'));
    caller!.write(get('L'));
    await caller!.until((received) => received.split(' 200 ').length > 2);
    for (const each of strangers) await each.until((received) => received.includes(' 401 '));

    expect(refused).toHaveLength(STRANGERS);
    // The one that fills a turn, and one that has waited for the next.
    for (const each of Map.groupBy(refused, (at) => at).values()) {
      expect(each.length).toBeLessThanOrEqual(2);
    }
    expect(before).toBeLessThan(STRANGERS / 2);
  });

  test('requests whose clients leave while they wait are not handled', async () => {
    let handled = 0;
    const getThing = () => {
      handled += 1;
      return { status: 200, body: {} };
    };
    const turns = new HeldTurns();
    const { port, logged } = await serveThings(bind, { ...fine, getThing }, { turns });
    const clients = await clientsOf(port, STRANGERS);
    handled = 0;

    turns.hold();
    for (const each of clients) each.write(get('S'));
    await expect.poll(() => turns.waiting).toBe(STRANGERS);
    for (const each of clients) each.socket.resetAndDestroy();
    turns.letPass();
    // Whoever comes after them is served after the system has told that they have left.
    await clientsOf(port, 1);
    turns.end();
    await clientsOf(port, 1);

    expect(handled).toBe(2);
    expect(logged).toEqual([]);
  });
});
