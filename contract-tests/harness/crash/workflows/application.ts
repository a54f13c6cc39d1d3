import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '@upstash/qstash';
import { serve } from '@upstash/workflow/express';
import express from 'express';
import type { Delivery, Executions } from './executions.ts';

/** What a run returns: the results of its steps. */
export interface RunResult {
  readonly first: string;
  readonly together: readonly string[];
  readonly called: number;
  readonly event: string;
  readonly last: string;
}

/** The steps in parallel, besides a sleep and a call. */
export const TOGETHER = ['b', 'c', 'd'];

/** An application with a workflow that has steps in a row and in parallel, a sleep, a call and a wait. */
export class WorkflowApplication {
  readonly url: string;
  /** Requests that have arrived. */
  deliveries = 0;
  readonly #server: ReturnType<express.Express['listen']>;
  readonly #sockets = new Set<Socket>();

  static async start(
    queue: { readonly baseUrl: string; readonly token: string },
    executions: Executions,
  ): Promise<WorkflowApplication> {
    const client = new Client({ ...queue, retry: false });
    const batch = client.batch.bind(client);
    client.batch = async (request) => {
      const steps = JSON.stringify(request);
      try {
        const answer = await batch(request);
        executions.acknowledge(steps);
        return answer;
      } catch (error) {
        executions.cut(steps);
        throw error;
      }
    };
    const app = express();
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new WorkflowApplication(app, server, client, executions);
  }

  private constructor(
    app: express.Express,
    server: ReturnType<express.Express['listen']>,
    client: Client,
    executions: Executions,
  ) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    app.use(express.json());
    app.post('/echo', (request, response) => void response.json(request.body));
    app.use('/workflow', (request, response, next) => {
      this.deliveries += 1;
      const delivery = executions.deliver();
      response.once('close', () => {
        delivery.isCut = !response.writableFinished;
      });
      const run = serve<number>(workflow(this.url, executions, delivery), { qstashClient: client });
      run(request, response, next);
    });
  }

  /** Closes all connections, so that nothing of a process that was killed arrives later. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.drop();
    if (this.#server.listening) await once(this.#server, 'close');
  }
}

function workflow(origin: string, executions: Executions, delivery: Delivery) {
  const route: Parameters<typeof serve<number>>[0] = async (context) => {
    const n = context.requestPayload;
    const id = context.workflowRunId;
    const step = (name: string) =>
      context.run(name, async () => {
        const result = executions.execute(id, name, delivery);
        // Time in which the platform may be killed.
        await wait(5);
        return result;
      });
    const first = await step('a');
    const results = await Promise.all([
      ...TOGETHER.map(step),
      context.sleep('sleep', 1),
      context.call<{ n: number }>('call', {
        url: `${origin}/echo`,
        method: 'POST',
        body: JSON.stringify({ n: n + 1 }),
        headers: { 'Content-Type': 'application/json' },
        retries: 20,
        retryDelay: '50',
      }),
    ]);
    const call = results.at(-1) as { readonly body: { readonly n: number } };
    const { eventData } = await context.waitForEvent('wait', `event-${id}`, { timeout: '1d' });
    const last = await step('e');
    const together = results.slice(0, TOGETHER.length) as string[];
    const event = eventData as string;
    return { first, together, called: call.body.n, event, last } satisfies RunResult;
  };
  return route;
}
