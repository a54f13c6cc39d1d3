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
 * A connect runtime that is loaded for the first connector: with it come clients of databases and of HTTP, for which
 * a start should not wait.
 */
export class ConnectOnDemand implements ConnectRuntime {
  readonly isShared = false;
  readonly #load: () => Promise<LoadedConnect>;
  readonly #listeners = new Set<Listener>();
  #loading: Promise<LoadedConnect> | undefined;
  #runtime: ConnectRuntime | undefined;

  constructor(load: () => Promise<LoadedConnect>) {
    this.#load = load;
  }

  /** Before it is loaded, nothing can be wrong. */
  async trouble(): Promise<string | undefined> {
    return this.#runtime?.trouble();
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
    return this.#runtime?.status(id);
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const loaded = await this.#loading;
    await loaded?.runtime.close();
    await loaded?.disconnect();
  }

  async #loaded(): Promise<ConnectRuntime> {
    this.#loading ??= this.#begin();
    return (await this.#loading).runtime;
  }

  async #begin(): Promise<LoadedConnect> {
    try {
      const loaded = await this.#load();
      this.#runtime = loaded.runtime;
      loaded.runtime.onChange((status) => {
        for (const listener of this.#listeners) listener(status);
      });
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}
