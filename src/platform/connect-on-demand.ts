import { OnDemand } from '../base/on-demand.ts';
import type {
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  ConnectRuntime,
} from '../engines/connect/engine.ts';

/** The connect runtime, and what closes its connections once connectors have ended. */
export interface LoadedConnect {
  readonly runtime: ConnectRuntime;
  disconnect(): Promise<void>;
}

type Listener = (status: ConnectorStatus) => void;

/**
 * A connect runtime that is loaded for the first connector: it brings clients of databases and of HTTP, which a
 * start should not wait for.
 */
export class ConnectOnDemand implements ConnectRuntime {
  readonly isShared = false;
  readonly #listeners = new Set<Listener>();
  readonly #connect: OnDemand<LoadedConnect>;

  constructor(load: () => Promise<LoadedConnect>) {
    this.#connect = new OnDemand(async () => {
      const loaded = await load();
      loaded.runtime.onChange((status) => {
        for (const listener of this.#listeners) listener(status);
      });
      return loaded;
    });
  }

  /** Nothing can be wrong before it is loaded. */
  async healthProblem(): Promise<string | undefined> {
    return this.#connect.loaded?.runtime.healthProblem();
  }

  async validate(name: string, properties: ConnectorProperties): Promise<string | undefined> {
    return (await this.#loaded()).validate(name, properties);
  }

  async run(connector: ConnectorDefinition, target: ConnectorTarget): Promise<void> {
    await (await this.#loaded()).run(connector, target);
  }

  async restart(id: string): Promise<void> {
    await (await this.#loaded()).restart(id);
  }

  async delete(connector: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): Promise<void> {
    await (await this.#loaded()).delete(connector);
  }

  status(id: string): ConnectorStatus | undefined {
    return this.#connect.loaded?.runtime.status(id);
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const loaded = await this.#connect.settled();
    await loaded?.runtime.close();
    await loaded?.disconnect();
  }

  async #loaded(): Promise<ConnectRuntime> {
    return (await this.#connect.load()).runtime;
  }
}
