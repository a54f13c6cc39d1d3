import { DataError } from '../../../base/data-error.ts';
import { KeyedMutex } from '../../../base/keyed-mutex.ts';
import type { Logger } from '../../../base/logger.ts';
import { JsonServer, type JsonServerOptions } from '../../../http/json-server.ts';
import type { AutoCreation } from '../../log/engine.ts';
import type {
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  ConnectRuntime,
} from '../engine.ts';
import { messageOf, messages, ConnectUnreachable } from '../errors.ts';
import { callConnect, ConnectRefusal } from './connect-calls.ts';
import {
  remoteProperties,
  refusedProperties,
  type RemoteNames,
  type ConnectorKind,
} from './remote-properties.ts';
import { RemoteConnector } from './remote-connector.ts';
import { statusOf, withoutPrefix, type StatusResponse } from './connector-status.ts';
import { unusableReason } from './usability.ts';

export interface KafkaConnectOptions extends JsonServerOptions {
  /** The prefix of the names of a cluster's topics, groups and connectors. */
  readonly prefixOf: (cluster: string) => string;
  /** How a cluster creates missing topics of sources. */
  readonly autoCreation: (cluster: string) => AutoCreation;
  /** Deletes a consumer group of a cluster when it has no members. */
  readonly deleteGroup: (cluster: string, group: string) => Promise<void>;
  /** The id of the Kafka that the clusters are on; undefined while it is unknown. */
  readonly kafkaId: () => Promise<string | undefined>;
  readonly logger: Logger;
  /** The interval of polls for statuses, in milliseconds. */
  readonly pollInterval?: number;
}

/** A connector that `run` was called for in this process. */
interface Known {
  readonly definition: ConnectorDefinition;
  readonly target: ConnectorTarget;
  readonly remote: RemoteConnector;
  status: ConnectorStatus | undefined;
  /** How many polls in a row did not list it. */
  missed: number;
}

const LOOK_EVERY = 2000;
/** Every how many polls the topics are requested too, with a call for each connector. */
const TOPICS_EVERY = 5;
/** A worker that has just heard of a connector may not list it yet. */
const MISSED_BEFORE_GONE = 3;
/** Validation may connect to a database. The timeout of Kafka Connect itself (`ConnectorsResource.REQUEST_TIMEOUT_MS`). */
const TIMEOUT = 90_000;
const LOOK_TIMEOUT = 5000;
/** Stands in for a cluster when a configuration is only validated. */
const ANY_CLUSTER = 'cluster';

/**
 * Connectors on a Kafka Connect, by its REST interface. They run there, whether this process does or not, and any
 * process may manage them. Statuses are as of the last poll.
 */
export class KafkaConnect implements ConnectRuntime {
  readonly isShared = true;
  readonly #options: KafkaConnectOptions;
  readonly #server: JsonServer;
  /** With a short timeout, for calls that a healthy worker answers at once. */
  readonly #quick: JsonServer;
  readonly #known = new Map<string, Known>();
  /** By connector id. */
  readonly #mutex = new KeyedMutex();
  readonly #listeners = new Set<(status: ConnectorStatus) => void>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  #isClosed = false;
  /** The reason why the last poll failed. */
  #reportedReason: string | undefined;

  /**
   * Checks the server first. One that can't be reached yet is accepted.
   * @throws DataError if it can never work
   */
  static async open(options: KafkaConnectOptions): Promise<KafkaConnect> {
    const runtime = new KafkaConnect(options);
    const problem = await unusableReason(runtime.#quick, options.kafkaId);
    if (problem !== undefined) throw new DataError(problem);
    return runtime;
  }

  private constructor(options: KafkaConnectOptions) {
    this.#options = options;
    this.#server = new JsonServer({ timeout: TIMEOUT, ...options });
    this.#quick = new JsonServer({ timeout: LOOK_TIMEOUT, ...options });
  }

  async healthProblem(): Promise<string | undefined> {
    try {
      await callConnect(this.#quick, 'GET', '/');
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  async validate(name: string, properties: ConnectorProperties): Promise<string | undefined> {
    const className = properties['connector.class'];
    if (className === undefined) return messages.noClass();
    const refused = refusedProperties(properties);
    if (refused.length > 0) return messages.invalidConfiguration(refused);
    const place = this.#placeOf({ id: '', clusterId: ANY_CLUSTER, name });
    try {
      const there = remoteProperties(
        await connectorKind(this.#server, className),
        properties,
        place,
      );
      const path = `/connector-plugins/${encodeURIComponent(className)}/config/validate`;
      const config = { ...there, name: name === '' ? '' : place.name };
      const errors = errorsIn(await callConnect(this.#server, 'PUT', path, config));
      if (errors.length === 0) return undefined;
      return withoutPrefix(messages.invalidConfiguration(errors), place);
    } catch (error) {
      if (error instanceof ConnectRefusal) return withoutPrefix(error.message, place);
      throw error;
    }
  }

  run(connector: ConnectorDefinition, target: ConnectorTarget): Promise<void> {
    return this.#mutex.run(connector.id, () => this.#run(connector, target));
  }

  restart(id: string): Promise<void> {
    return this.#mutex.run(id, async () => {
      const known = this.#known.get(id);
      if (known === undefined || known.target === 'STOPPED') return;
      if (await known.remote.restart()) await this.#refresh(known);
      else await this.#run(known.definition, known.target);
    });
  }

  delete(connector: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): Promise<void> {
    const { id, clusterId, name } = connector;
    return this.#mutex.run(id, async () => {
      await new RemoteConnector(this.#server, this.#placeOf(connector)).delete();
      this.#known.delete(id);
      await this.#options.deleteGroup(clusterId, `connect-${name}`);
    });
  }

  status(id: string): ConnectorStatus | undefined {
    return this.#known.get(id)?.status;
  }

  onChange(listener: (status: ConnectorStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the polls. Connectors go on running on the Kafka Connect. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#mutex.idle();
    this.#known.clear();
  }

  async #run(definition: ConnectorDefinition, target: ConnectorTarget): Promise<void> {
    if (this.#isClosed) return;
    const { id, clusterId, name, properties } = definition;
    const place = this.#placeOf(definition);
    const remote = new RemoteConnector(this.#server, place);
    const { status } = this.#known.get(id) ?? {};
    const known: Known = { definition, target, remote, status, missed: 0 };
    this.#known.set(id, known);
    this.#schedulePoll();
    try {
      const refused = refusedProperties(properties);
      if (refused.length > 0) {
        throw new ConnectRefusal(400, messages.invalidConfiguration(refused));
      }
      const kind = await connectorKind(this.#server, properties['connector.class'] ?? '');
      await remote.configure(remoteProperties(kind, properties, place), target);
      await remote.become(target);
      await this.#refresh(known);
    } catch (error) {
      if (!(error instanceof ConnectRefusal)) throw error;
      const trace = withoutPrefix(error.message, place);
      this.#tell(known, { id, clusterId, name, state: 'FAILED', trace, tasks: [], topics: [] });
      await remote.delete();
    }
  }

  /** Requests the status and the topics of a connector. */
  async #refresh(known: Known): Promise<void> {
    const status = await known.remote.status(known.definition);
    if (status !== undefined) this.#tell(known, status);
  }

  #tell(known: Known, status: ConnectorStatus): void {
    const before = known.status;
    // A status from an earlier run of the same connector is outdated.
    if (this.#known.get(known.definition.id) !== known) return;
    if (JSON.stringify(before) === JSON.stringify(status)) return;
    known.status = status;
    for (const listener of this.#listeners) listener(status);
  }

  #schedulePoll(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.#poll().finally(() => {
        this.#timer = undefined;
        if (this.#known.size > 0) this.#schedulePoll();
      });
    }, this.#options.pollInterval ?? LOOK_EVERY).unref();
  }

  /** Polls the statuses of all connectors. Never rejects. */
  async #poll(): Promise<void> {
    try {
      const all = await callConnect(this.#quick, 'GET', '/connectors?expand=status');
      const told = all as Readonly<Record<string, { readonly status: StatusResponse } | undefined>>;
      this.#reportedReason = undefined;
      this.#looks += 1;
      for (const known of this.#known.values()) {
        const found = told[known.remote.place.name];
        if (found === undefined) await this.#miss(known);
        else await this.#saw(known, found.status);
      }
    } catch (error) {
      if (this.#options.stopping?.aborted === true) return;
      const reason = messageOf(error);
      if (reason !== this.#reportedReason)
        this.#options.logger.warn({ reason }, 'Kafka Connect is away');
      this.#reportedReason = reason;
    }
  }

  async #saw(known: Known, told: StatusResponse): Promise<void> {
    known.missed = 0;
    const { definition, remote, status } = known;
    const isTurn = this.#looks % TOPICS_EVERY === 0 || status?.topics.length === 0;
    const topics = isTurn ? await remote.topics() : (status?.topics ?? []);
    this.#tell(known, statusOf(definition, told, topics, remote.place));
  }

  /** Counts a poll without the connector; creates it again if another client has deleted it. */
  async #miss(known: Known): Promise<void> {
    const { definition, target, status } = known;
    // An invalid connector was never created there.
    if (status?.state === 'FAILED' && status.tasks.length === 0) return;
    known.missed += 1;
    if (known.missed < MISSED_BEFORE_GONE) return;
    await this.#mutex.run(definition.id, async () => {
      if (this.#known.get(definition.id) !== known) return;
      const { logger } = this.#options;
      logger.warn({ connector: definition.name }, 'a connector is made again that was deleted');
      await this.#run(definition, target);
    });
  }

  #placeOf({
    id,
    clusterId,
    name: ownName,
  }: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): RemoteNames {
    const prefix = this.#options.prefixOf(clusterId);
    // The id distinguishes a connector that is being deleted from the next one of the same name.
    const name = `${prefix}${ownName}.${id.slice(0, 8)}`;
    return { prefix, name, ownName, autoCreation: this.#options.autoCreation(clusterId) };
  }
}

/** The errors in a response to `validate`. */
function errorsIn(answer: unknown): string[] {
  const { configs } = answer as {
    readonly configs: readonly { readonly value: { readonly errors: readonly string[] } }[];
  };
  return configs.flatMap(({ value }) => value.errors);
}

/**
 * Looks up whether a connector class, by any of its names in Kafka Connect, is a source or a sink. A class that the
 * worker does not list is refused, even if the worker would load it: a source taken for a sink would write to topics of
 * other clusters.
 * @throws ConnectRefusal naming the classes that there are, ConnectUnreachable
 */
async function connectorKind(server: JsonServer, className: string): Promise<ConnectorKind> {
  const told = await callConnect(server, 'GET', '/connector-plugins');
  if (!Array.isArray(told)) throw new ConnectUnreachable(`${server.url} lists no plugins`);
  const plugins = told as readonly { readonly class: string; readonly type: string }[];
  const found = plugins.find(({ class: full }) => {
    const simple = full.split('.').at(-1)!;
    return [full, simple, simple.replace(/Connector$/, '')].includes(className);
  });
  if (found?.type === 'source' || found?.type === 'sink') return found.type;
  const available = plugins.map(({ class: full, type }) => ({ className: full, kind: type }));
  throw new ConnectRefusal(400, messages.unknownClass(className, available));
}
