import { DatabaseError } from 'pg';
import type { OffsetFields, SourceRecord } from '../../data/record.ts';
import { ConfigError, ConnectError, messageOf, RetriableError } from '../../../errors.ts';
import type { SourceContext, SourcePlugin, SourceTask } from '../plugin.ts';
import { readDebeziumConfig, type DebeziumConfig } from './config.ts';
import { Session } from './session.ts';

/**
 * Captures the changes of rows in a PostgreSQL database by logical replication (Debezium's
 * `PostgresConnector`).
 */
export const debeziumPostgres: SourcePlugin = {
  kind: 'source',
  className: 'io.debezium.connector.postgresql.PostgresConnector',
  check(properties) {
    const errors: string[] = [];
    readDebeziumConfig(properties, errors);
    return errors;
  },
  plannedTasks: () => 1,
  async start(properties) {
    // A slot is read by one task only (`PostgresConnector.taskConfigs`).
    return { taskConfigs: async () => [properties], stop: async () => undefined };
  },
  async open(properties, context) {
    const config = readDebeziumConfig(properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    return new PostgresSourceTask(config, context);
  },
};

class PostgresSourceTask implements SourceTask {
  readonly #config: DebeziumConfig;
  readonly #context: SourceContext;
  readonly #partition: OffsetFields;
  /** The offset of the last returned record. It has been stored by the time of the next poll. */
  #offset: OffsetFields | undefined;
  #given: OffsetFields | undefined;
  #session: Session | undefined;
  #hasSnapshot = false;
  #failures = 0;
  #hasConnected = false;

  constructor(config: DebeziumConfig, context: SourceContext) {
    this.#config = config;
    this.#context = context;
    this.#partition = { server: config['topic.prefix'] };
    this.#offset = context.offset(this.#partition);
    this.#given = this.#offset;
  }

  async poll(): Promise<readonly SourceRecord[]> {
    this.#offset = this.#given;
    try {
      this.#session ??= await Session.open({
        config: this.#config,
        context: this.#context,
        partition: this.#partition,
        offset: this.#offset,
        hasSnapshot: this.#hasSnapshot,
      });
      this.#hasConnected = true;
      const records = await this.#session.next();
      this.#failures = 0;
      this.#given = records.at(-1)?.sourceOffset ?? this.#given;
      if (this.#given !== undefined && this.#given['snapshot'] === undefined) {
        this.#hasSnapshot = true;
      }
      return records;
    } catch (error) {
      await this.stop();
      throw this.#failed(error);
    }
  }

  async stop(): Promise<void> {
    this.#session?.end();
    this.#session = undefined;
  }

  #failed(error: unknown): ConnectError {
    if (error instanceof ConnectError) return error;
    const message = messageOf(error);
    this.#failures += 1;
    const hasTried = !this.#hasConnected && this.#failures > this.#config['slot.max.retries'];
    if (isPermanent(error) || hasTried) return new ConnectError(message, { cause: error });
    const after = this.#config['slot.retry.delay.ms'];
    return new RetriableError(message, { cause: error, after });
  }
}

/** Classes of SQLSTATE that a retry can't mend, or that only the operator of the server can. */
const PERMANENT = /^(?:22|23|42|0A|28|3D|3F|55000|53400)/;

function isPermanent(error: unknown): boolean {
  return error instanceof DatabaseError && PERMANENT.test(error.code ?? '');
}
