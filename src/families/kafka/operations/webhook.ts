import contract from '../../../../generated/kafka/openapi.json' with { type: 'json' };
import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import type { RecordHeader } from '../../../engines/log/record.ts';
import type { KafkaCaller } from '../caller.ts';
import { requireTopicAccess } from '../permissions.ts';
import { allAppended, append } from './produce.ts';

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
