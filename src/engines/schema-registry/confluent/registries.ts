import { DataError } from '../../../base/data-error.ts';
import {
  JsonServer,
  ServerUnreachable,
  type JsonServerOptions,
} from '../../../http/json-server.ts';
import type { SchemaRegistries } from '../engine.ts';
import { ConfluentRegistry } from './registry.ts';

export interface ConfluentRegistriesOptions extends JsonServerOptions {
  /** Returns the prefix of a cluster's subjects. */
  readonly prefixOf: (cluster: string) => string;
}

/** Milliseconds. */
const LOOK_TIMEOUT = 5000;

/**
 * The registries of the clusters, on a server with the API of the Confluent Schema Registry. Clusters are distinguished
 * by prefixes of names rather than by contexts, because other products have no contexts, and because serializers that
 * use Kafka and the registry directly look for `plinth.<cluster>.orders-value`, which is the subject `orders-value`
 * here.
 */
export class ConfluentRegistries implements SchemaRegistries {
  readonly #server: JsonServer;
  /** For requests that a healthy server answers at once. */
  readonly #quick: JsonServer;
  readonly #prefixOf: (cluster: string) => string;

  /**
   * Checks the server first. One that can't be reached may become available later.
   * @throws DataError if it can never work
   */
  static async open(options: ConfluentRegistriesOptions): Promise<ConfluentRegistries> {
    const registries = new ConfluentRegistries(options);
    const { url } = registries.#server;
    const found = await registries.#look();
    if (found.kind === 'refused') {
      throw new DataError(
        `the registry of --schema-registry-url refuses the user or the password (${found.status})`,
      );
    }
    if (found.kind === 'other') {
      throw new DataError(
        `the server at ${url} (--schema-registry-url) is not a schema registry: GET /config is answered with ${found.status}`,
      );
    }
    return registries;
  }

  constructor({ prefixOf, ...options }: ConfluentRegistriesOptions) {
    this.#server = new JsonServer(options);
    this.#quick = new JsonServer({ timeout: LOOK_TIMEOUT, ...options });
    this.#prefixOf = prefixOf;
  }

  async healthProblem(): Promise<string | undefined> {
    const found = await this.#look();
    if (found.kind === 'fine') return undefined;
    return found.kind === 'away' ? found.reason : `it answers ${found.status}`;
  }

  registry(cluster: string): ConfluentRegistry {
    return new ConfluentRegistry(this.#server, this.#prefixOf(cluster));
  }

  async remove(cluster: string): Promise<void> {
    await this.registry(cluster).removeAll();
  }

  /** Has nothing to close: connections to the server belong to the process. */
  async close(): Promise<void> {}

  /** Requests the global level, which every registry has. */
  async #look(): Promise<
    | { readonly kind: 'fine' }
    | { readonly kind: 'refused' | 'other'; readonly status: number }
    | { readonly kind: 'away'; readonly reason: string }
  > {
    try {
      const { status, body } = await this.#quick.request('GET', '/config');
      if (status === 401 || status === 403) return { kind: 'refused', status };
      if (status >= 500 || status === 429) {
        return { kind: 'away', reason: `${this.#server.url} answers ${status}` };
      }
      const isLevel = typeof (body as { compatibilityLevel?: unknown } | null | undefined)
        ?.compatibilityLevel;
      return isLevel === 'string' ? { kind: 'fine' } : { kind: 'other', status };
    } catch (error) {
      if (!(error instanceof ServerUnreachable)) throw error;
      return { kind: 'away', reason: error.message };
    }
  }
}
