import contract from '../../../../generated/kafka/openapi.json' with { type: 'json' };
import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { countProduced } from '../../../directory/kafka/usage.ts';
import type { NewRecord, RecordHeader, RecordMetadata } from '../../../engines/log/record.ts';
import type { KafkaCaller } from '../caller.ts';
import { newRecord } from '../json-records.ts';
import { refusal } from '../errors.ts';
import { requireTopicAccess } from '../permissions.ts';
import { listOf, withItemPlace } from './parameters.ts';

/** `/produce`: each message names its topic. */
export const produce: Handler<operations['postProduce'], KafkaCaller> = ({ caller, body }) => {
  const messages = listOf(body);
  for (const { topic } of messages) requireTopicAccess(caller, 'produce', topic);
  const records = messages.map((message) => newRecord(message.topic, message));
  return withItemPlace(body, append(caller, records)).then(allAppended);
};

/** `/produce/{topic}` */
export const produceToTopic: Handler<operations['postProduceToTopic'], KafkaCaller> = (request) => {
  const { caller, body, path } = request;
  requireTopicAccess(caller, 'produce', path.topic);
  const records = listOf(body).map((message) => newRecord(path.topic, message));
  return withItemPlace(body, append(caller, records)).then(allAppended);
};

/** GET `/produce/{topic}/{message}` */
export const produceMessage: Handler<operations['produceMessage'], KafkaCaller> = (request) => {
  const { caller, path, query } = request;
  requireTopicAccess(caller, 'produce', path.topic);
  const { key } = query;
  const record = newRecord(path.topic, { value: path.message, ...(key !== undefined && { key }) });
  return append(caller, [record]).then(([metadata]) => ({ status: 200, body: metadata! }));
};

/**
 * Appends all records or none.
 * @throws HttpError, LogError
 */
export async function append(
  caller: KafkaCaller,
  records: readonly NewRecord[],
): Promise<readonly RecordMetadata[]> {
  admit(caller, records.length);
  const { usage, autoCreate } = caller.cluster;
  try {
    const appended = await caller.log.produce(records, autoCreate);
    countProduced(caller, records);
    return appended;
  } catch (error) {
    usage?.refund(records.length);
    throw error;
  }
}

/** @throws HttpError if the cluster exceeds its limit of messages a second */
function admit({ cluster }: KafkaCaller, messages: number): void {
  const exceeded = cluster.usage?.admit(messages);
  if (exceeded === undefined) return;
  const { limit, retryAfter } = exceeded;
  const headers = { 'Retry-After': String(retryAfter) };
  throw refusal('tooManyMessages', { limit, retryAfter }, headers);
}

/** The answer of every operation except that with one message in the path. */
export function allAppended(body: readonly RecordMetadata[]) {
  return { status: 200 as const, body };
}

/** Headers of HTTP and its intermediaries, in lower case; they are not part of a webhook's message. */
const STANDARD: ReadonlySet<string> = new Set(contract['x-standard-headers']);

/** `/webhook`: the request is one message, with its body as the value, byte for byte. */
export const webhook: Handler<operations['postWebhook'], KafkaCaller> = (request) => {
  const { caller, query, rawBody, rawHeaders } = request;
  const { topic } = query;
  requireTopicAccess(caller, 'produce', topic);
  const record = { topic, key: null, value: rawBody, headers: messageHeaders(rawHeaders) };
  return append(caller, [record]).then(allAppended);
};

/** The non-standard headers, in order, with their names and bytes as sent. */
function messageHeaders(rawHeaders: readonly string[]): RecordHeader[] {
  const headers: RecordHeader[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const key = rawHeaders[i]!;
    if (STANDARD.has(key.toLowerCase())) continue;
    // Node gives each byte of a header as a character.
    headers.push({ key, value: Buffer.from(rawHeaders[i + 1]!, 'latin1') });
  }
  return headers;
}
