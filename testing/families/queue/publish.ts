import { afterEach, beforeEach } from 'vitest';
import { bindDirect } from '../../../src/contract/direct.ts';
import type { Groups, Messages, QueueEngine } from '../../../src/engines/queue/engine.ts';
import { QueueError } from '../../../src/engines/queue/errors.ts';
import type { HeaderList, PublishOrder } from '../../../src/engines/queue/message.ts';
import type { PublishResult } from '../../../src/engines/queue/resources.ts';
import { listen, type Listening } from '../../../src/http/server.ts';
import { openLog } from '../../../src/base/log.ts';
import { TestClock } from '../../base/test-clock.ts';
import { queueFamily, type QueueFamily } from '../../../src/families/queue/family.ts';
import { accessOf } from './access.ts';
import { publishOperations } from '../../../src/families/queue/operations/publish.ts';

/** The operations that publish, over HTTP, with an engine that keeps their orders. Each test has a server of its own. */
export class PublishBench {
  /** The orders that the engine got. */
  orders: PublishOrder[] = [];
  /** The result of the engine for an order. */
  resultOf!: (order: PublishOrder) => PublishResult;
  /** The headers of the URL group `news`. */
  groupHeaders: HeaderList = [];
  /** The origin of the server. */
  base = '';

  constructor() {
    let server: Listening;
    beforeEach(async () => {
      server = await this.#listen();
    });
    afterEach(() => server.close());
  }

  async #listen(): Promise<Listening> {
    this.orders = [];
    this.resultOf = () => ({ messages: [{ messageId: `msg_${this.orders.length}` }] });
    const engine: Pick<Messages, 'publish'> = {
      publish: async (_user, given) =>
        given.map((order) => {
          this.orders.push(order);
          return this.resultOf(order);
        }),
    };
    this.groupHeaders = [];
    const groups: Pick<Groups, 'get'> = {
      get: async (_user, name) => {
        if (name !== 'news') throw new QueueError('groupNotFound', { name });
        return { name, createdAt: 0, updatedAt: 0, endpoints: [], headers: this.groupHeaders };
      },
    };
    const access = accessOf('ada', 'Free');
    const tokens = {
      revision: 0,
      access: async (token: string) => (token === 't' ? access : undefined),
      user: async () => access,
    };
    const family = queueFamily({} as QueueEngine, tokens, { clock: new TestClock() });
    const handlers = publishOperations(engine, groups, engine) as QueueFamily['handlers'];
    const { paths, ...contract } = family.contract;
    const publishing = Object.entries(paths).filter(([path]) =>
      /publish|enqueue|batch$/.test(path),
    );
    const part = {
      ...family,
      handlers,
      contract: { ...contract, paths: Object.fromEntries(publishing) },
    };
    const log = openLog('silent');
    const listener = bindDirect(part, { log, checkResponses: true });
    const server = await listen(listener, part.errors, { host: '127.0.0.1', port: 0 });
    this.base = server.url;
    return server;
  }

  /** Posts with a valid token. */
  async post(
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(this.base + path, {
      method: 'POST',
      headers: { Authorization: 'Bearer t', ...headers },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, body: await response.json() };
  }
}
