import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Client as QstashClient, Receiver } from '@upstash/qstash';
import { Client, type WorkflowRunLog, type WorkflowServeOptions } from '@upstash/workflow';
import { serve } from '@upstash/workflow/express';
import express, { type Router } from 'express';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { controlAnswer } from './control.ts';
import { DEVELOPMENT_KEYS, resetQueue } from './queue.ts';
import { target } from './target.ts';

/** The largest journal that an endpoint accepts. */
const LARGEST = '200mb';

type RouteFunction<Payload> = Parameters<typeof serve<Payload>>[0];

/** A request that an endpoint of a workflow has received. */
export interface StepDelivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  /** The status of the answer, once there is one. */
  answered?: number;
}

/**
 * The unmodified official SDK for workflows, its client for an address of the queue and an application in Express that
 * serves workflows. To be called once per test file; each test finds no runs.
 */
export function upstashWorkflow(baseUrl: string) {
  const endpoints = new WorkflowEndpoints(baseUrl);
  beforeAll(() => endpoints.start());
  afterAll(() => endpoints.close());
  beforeEach(async () => {
    await endpoints.client().cancel({ all: true });
    await resetQueue();
  });
  return endpoints;
}

export class WorkflowEndpoints {
  /** The address of the queue. */
  readonly baseUrl: string;
  readonly #deliveries: StepDelivery[] = [];
  readonly #app = express();
  #server: Server | undefined;
  #served = 0;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
    this.#app.use(express.json({ limit: LARGEST }), express.text({ limit: LARGEST }));
    this.#app.use((request, response, next) => {
      const { originalUrl: path, headers } = request;
      const delivery: StepDelivery = { path, headers, body: request.body as unknown };
      this.#deliveries.push(delivery);
      response.on('finish', () => (delivery.answered = response.statusCode));
      next();
    });
  }

  async start(): Promise<void> {
    this.#server = this.#app.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    if (this.#server?.listening === true) await once(this.#server, 'close');
  }

  /** `http://127.0.0.1:40123` */
  get url(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  client(): Client {
    return new Client(this.#access());
  }

  /** What an endpoint needs to publish its steps and to accept only requests of the queue. */
  options() {
    return {
      qstashClient: new QstashClient(this.#access()),
      receiver: new Receiver(DEVELOPMENT_KEYS),
    };
  }

  /** Serves a workflow. @returns its URL */
  workflow<Payload = unknown>(
    route: RouteFunction<Payload>,
    options: WorkflowServeOptions<Payload> = {},
  ): string {
    return this.mount(serve<Payload>(route, { ...this.options(), ...options }));
  }

  /** @returns the URL of a part of the application */
  mount(part: Router): string {
    const path = `/workflow-${++this.#served}`;
    this.#app.use(path, part);
    return this.url + path;
  }

  /** The requests to a URL so far, or to all below it. */
  deliveries(url: string): readonly StepDelivery[] {
    const path = url.slice(this.url.length);
    return this.#deliveries.filter(
      (delivery) => delivery.path === path || delivery.path.startsWith(`${path}/`),
    );
  }

  /** Waits until a URL has answered this number of requests. @throws Error if it has received more */
  async hasAnswered(url: string, count: number): Promise<void> {
    const answered = () => this.deliveries(url).filter((delivery) => delivery.answered).length;
    await expect.poll(answered).toBe(count);
  }

  /** The log of a run. */
  async log(workflowRunId: string): Promise<WorkflowRunLog> {
    const { runs } = await this.client().logs({ filter: { workflowRunId } });
    expect(runs).toHaveLength(1);
    return runs[0]!;
  }

  /** The log of a run, once it has ended. */
  async ended(workflowRunId: string): Promise<WorkflowRunLog> {
    const state = async () => (await this.log(workflowRunId)).workflowState;
    await expect.poll(state).not.toBe('RUN_STARTED');
    return this.log(workflowRunId);
  }

  /** What a run has returned, once it has succeeded. */
  async result(workflowRunId: string): Promise<unknown> {
    const log = await this.ended(workflowRunId);
    expect(log.workflowState).toBe('RUN_SUCCESS');
    return log.workflowRunResponse === undefined ? undefined : JSON.parse(log.workflowRunResponse);
  }

  #access() {
    return { baseUrl: this.baseUrl, token: target().queueToken, retry: false } as const;
  }
}

/** Moves the clock of the platform on. @returns the time there */
export async function moveClock(milliseconds: number): Promise<number> {
  const { status, json } = await controlAnswer('PATCH', '/clock', {
    body: { moveBy: milliseconds },
  });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return Date.parse((json as { now: string }).now);
}

/** Sets the clock of the platform to that of the machine again, which also resets everything else. */
export async function resetClock(): Promise<void> {
  await controlAnswer('DELETE', '/state');
}

/** The steps of a run, as its log lists them: a name and a state each, and a list of those that ran in parallel. */
export function stepsOf({ steps }: WorkflowRunLog): unknown[] {
  return steps.map((group) => {
    const texts = group.steps.map((step) => `${step.stepName ?? 'next'} ${step.state}`);
    return group.type === 'parallel' ? texts : texts[0];
  });
}
