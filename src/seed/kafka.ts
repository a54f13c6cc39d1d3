import { JsonList, JsonObject, unlessEmpty, type Sparse } from '../base/json-pieces.ts';
import { LogError } from '../engines/log/errors.ts';
import type { LogRecord, NewRecord } from '../engines/log/record.ts';
import type { SchemaRegistry } from '../engines/schema-registry/engine.ts';
import { bufferOf, seedBytes, type SeedBytes } from './bytes.ts';
import { partitionKey } from './consumer-groups.ts';
import {
  SeedError,
  unlessDeleted,
  withPlace,
  type Seed,
  type SeededKafka,
  type SeededParts,
} from './seed.ts';

type SeedKafka = NonNullable<Seed['kafka']>;
type SeedTopic = NonNullable<SeedKafka['topics']>[number];
type SeedRecord = NonNullable<SeedTopic['records']>[number];
type SeedSchema = NonNullable<SeedKafka['schemas']>[number];

/** Records appended in one step. */
const STEP = 1000;
/** Records that are written in one step. */
const PORTION = 200;
/** Milliseconds; only records that exist are read, so nothing is waited for. */
const TIMEOUT = 10_000;

/** Creates missing topics, and appends records. @throws SeedError */
export async function seedTopics(
  { log, done }: Pick<SeededKafka, 'log'> & Pick<SeededParts, 'done'>,
  topics: readonly SeedTopic[],
): Promise<void> {
  for (const [index, { name, partitions = 1, records = [], ...config }] of topics.entries()) {
    const place = `kafka.topics[${index}]`;
    await withPlace(place, async () => {
      if ((await log.topic(name)) === undefined) await log.createTopic(name, partitions, config);
    });
    await done(0);
    for (let from = 0; from < records.length; from += STEP) {
      const some = records.slice(from, from + STEP);
      try {
        await log.produce(some.map((record) => newRecord(name, record)));
      } catch (error) {
        const index = error instanceof LogError ? error.index : undefined;
        const last = from + some.length - 1;
        const which = index === undefined ? `${from}..${last}` : from + index;
        throw new SeedError(`${place}.records[${which}]`, error);
      }
      await done(some.length);
    }
  }
}

function newRecord(topic: string, record: SeedRecord): NewRecord {
  const { key, value, partition, timestamp, headers = [] } = record;
  return {
    topic,
    key: key === undefined ? null : bufferOf(key),
    value: value === undefined ? null : bufferOf(value),
    headers: headers.map((header) => ({ key: header.key, value: bufferOf(header.value) })),
    ...(partition !== undefined && { partition }),
    ...(timestamp !== undefined && { timestamp }),
  };
}

type ExportedTopic =
  | SeedTopic
  | JsonObject<Sparse<Omit<SeedTopic, 'records'> & { records: JsonList<SeedRecord> }>>;

/**
 * All topics with their readable records.
 * @param offsets filled with those of the records, by topic and partition
 */
export async function exportedTopics(
  { log, done }: Pick<SeededKafka, 'log'> & Pick<SeededParts, 'done'>,
  offsets: Map<string, readonly number[]>,
): Promise<JsonList<ExportedTopic>> {
  const topics = (await log.topics()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  async function* all(): AsyncGenerator<readonly ExportedTopic[]> {
    for (const { name, partitions, ...topic } of topics) {
      const { retentionTime, retentionSize, maxMessageSize, cleanupPolicy } = topic;
      const settings = { retentionTime, retentionSize, maxMessageSize, cleanupPolicy };
      const had = Array.from({ length: partitions }, (): number[] => []);
      const isThere = async () => (await log.topics()).some((other) => other.name === name);
      const records = recordsOf({ log, done }, name, had, isThere);
      const begin = async () => ({ records: await unlessEmpty(records) });
      const begun = await unlessDeleted(begin, isThere);
      if (begun === undefined) continue;
      for (const [partition, ofPartition] of had.entries()) {
        offsets.set(partitionKey(name, partition), ofPartition);
      }
      const exported = { name, partitions, ...settings };
      yield [begun.records === undefined ? exported : new JsonObject({ ...exported, ...begun })];
      await done(0);
    }
  }
  return new JsonList(all());
}

/** The records of a topic up to its present end; if it is deleted meanwhile, those before. @param had filled with their offsets */
async function* recordsOf(
  { log, done }: Pick<SeededKafka, 'log'> & Pick<SeededParts, 'done'>,
  topic: string,
  had: readonly number[][],
  isThere: () => Promise<boolean>,
): AsyncGenerator<readonly SeedRecord[]> {
  const waiting = { timeout: TIMEOUT };
  let isBegun = false;
  try {
    for (const [partition, offsets] of had.entries()) {
      const places = [{ topic, partition }];
      const [first] = await log.offsets(places, 'earliest', waiting);
      const [end] = await log.offsets(places, 'latest', waiting);
      let { offset } = first!;
      while (offset < end!.offset) {
        // At the end of a compacted log there may be no further record.
        const records = await log.fetch([{ topic, partition, offset }], { timeout: 0 });
        if (records.length === 0) break;
        for (const record of records) offsets.push(record.offset);
        offset = records.at(-1)!.offset + 1;
        for (let from = 0; from < records.length; from += PORTION) {
          isBegun = true;
          yield records.slice(from, from + PORTION).map(shown);
          await done(Math.min(PORTION, records.length - from));
        }
      }
    }
  } catch (error) {
    if (!isBegun || (await isThere())) throw error;
  }
}

function shown({ key, value, partition, timestamp, headers }: LogRecord): SeedRecord {
  return {
    ...(key !== null && { key: seedBytes(key) }),
    ...(value !== null && { value: seedBytes(value) }),
    partition,
    timestamp,
    ...(headers.length > 0 && {
      headers: headers.map((header): { key: string; value: SeedBytes } => ({
        key: header.key,
        value: seedBytes(header.value),
      })),
    }),
  };
}

/** Registers schemas, except those that exist already. @throws SeedError */
export async function seedSchemas(
  registry: SchemaRegistry,
  schemas: readonly SeedSchema[],
): Promise<void> {
  for (const [index, { subject, ...given }] of schemas.entries()) {
    await withPlace(`kafka.schemas[${index}]`, () => registry.register(subject, given));
  }
}

/** All versions, in the order of their ids: references have smaller ids. */
export async function exportedSchemas(registry: SchemaRegistry): Promise<SeedSchema[]> {
  const schemas = await registry.schemas();
  return schemas
    .toSorted((one, other) => one.id - other.id || one.version - other.version)
    .map(({ subject, schema, schemaType, references }) => ({
      subject,
      schema,
      schemaType,
      ...(references.length > 0 && { references }),
    }));
}
