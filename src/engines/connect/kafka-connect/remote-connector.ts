import type { JsonServer } from '../../../http/json-server.ts';
import type { ConnectorDefinition, ConnectorStatus, ConnectorTarget } from '../engine.ts';
import { callConnect, callIfExists, ConnectRefusal } from './connect-calls.ts';
import type { RemoteNames } from './remote-properties.ts';
import { statusOf, withoutTopicPrefix, type StatusResponse } from './connector-status.ts';

/** How long to wait for a change of state, in milliseconds; after that, the status shows when it has happened. */
const PATIENCE = 30_000;
const RETRY_DELAY = 100;
const REQUESTS = { STARTED: 'resume', PAUSED: 'pause', STOPPED: 'stop' } as const;
const INITIAL = { STARTED: 'RUNNING', PAUSED: 'PAUSED', STOPPED: 'STOPPED' } as const;

/** A connector on a Kafka Connect. All methods throw ConnectUnreachable and ConnectRefusal. */
export class RemoteConnector {
  readonly place: RemoteNames;
  readonly #server: JsonServer;
  readonly #path: string;

  constructor(server: JsonServer, place: RemoteNames) {
    this.#server = server;
    this.place = place;
    this.#path = `/connectors/${encodeURIComponent(place.name)}`;
  }

  /** Creates it, or updates it if it differs. @param properties those for the Kafka Connect */
  async configure(
    properties: Readonly<Record<string, string>>,
    target: ConnectorTarget,
  ): Promise<void> {
    const current = await this.#config();
    if (current === undefined && (await this.#create(properties, target))) return;
    const there = current ?? (await this.#config());
    if (there !== undefined && isSame(there, properties)) return;
    await callConnect(this.#server, 'PUT', `${this.#path}/config`, properties);
    await callIfExists(this.#server, 'PUT', `${this.#path}/topics/reset`);
  }

  async #config(): Promise<Readonly<Record<string, string>> | undefined> {
    return (await callIfExists(this.#server, 'GET', `${this.#path}/config`)) as
      | Readonly<Record<string, string>>
      | undefined;
  }

  /** @returns whether it was created; false if another copy of the platform has just done it */
  async #create(
    config: Readonly<Record<string, string>>,
    target: ConnectorTarget,
  ): Promise<boolean> {
    const order = { name: this.place.name, config, initial_state: INITIAL[target] };
    try {
      await callConnect(this.#server, 'POST', '/connectors', order);
      return true;
    } catch (error) {
      // `DistributedHerder.putConnectorConfig`: "Connector x already exists".
      if (error instanceof ConnectRefusal && error.status === 409) return false;
      throw error;
    }
  }

  /** Sets its target state, and waits until no unwanted task runs. */
  async become(target: ConnectorTarget): Promise<void> {
    const before = await this.#told();
    if (before === undefined || !isSo(before, target)) {
      await callConnect(this.#server, 'PUT', `${this.#path}/${REQUESTS[target]}`);
    }
    const deadline = performance.now() + PATIENCE;
    while (performance.now() < deadline) {
      const told = await this.#told();
      if (told !== undefined && isSo(told, target)) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }

  /** @returns whether it exists */
  async restart(): Promise<boolean> {
    const path = `${this.#path}/restart?includeTasks=true&onlyFailed=false`;
    return (await callIfExists(this.#server, 'POST', path)) !== undefined;
  }

  async delete(): Promise<void> {
    await callIfExists(this.#server, 'DELETE', this.#path);
  }

  /** @returns undefined if it does not exist, or not yet */
  async status(definition: ConnectorDefinition): Promise<ConnectorStatus | undefined> {
    const [told, topics] = await Promise.all([this.#told(), this.topics()]);
    return told && statusOf(definition, told, topics, this.place);
  }

  /** The topics that it has used, sorted. */
  async topics(): Promise<readonly string[]> {
    const answer = await callIfExists(this.#server, 'GET', `${this.#path}/topics`);
    const told = (answer ?? {}) as Readonly<Record<string, { readonly topics: readonly string[] }>>;
    const names = told[this.place.name]?.topics ?? [];
    return names.flatMap((name) => withoutTopicPrefix(name, this.place) ?? []).toSorted();
  }

  async #told(): Promise<StatusResponse | undefined> {
    return (await callIfExists(this.#server, 'GET', `${this.#path}/status`)) as
      | StatusResponse
      | undefined;
  }
}

/** Whether it has reached the target. RUNNING is reached when it is no longer paused, even if it fails then. */
function isSo({ connector, tasks }: StatusResponse, target: ConnectorTarget): boolean {
  if (target === 'STOPPED') return connector.state === 'STOPPED' && tasks.length === 0;
  if (target === 'PAUSED') {
    return connector.state === 'PAUSED' && tasks.every(({ state }) => isStill(state));
  }
  return connector.state !== 'STOPPED' && connector.state !== 'PAUSED';
}

/** Whether a task does not work: a failed one does not either. */
function isStill(state: string): boolean {
  return state === 'PAUSED' || state === 'FAILED';
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
