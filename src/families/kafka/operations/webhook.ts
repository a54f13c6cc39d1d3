import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import type { RecordHeader } from '../../../engines/log/record.ts';
import type { KafkaCaller } from '../caller.ts';
import { demand } from '../permissions.ts';
import { isStandardHeader } from '../standard-headers.ts';
import { allAppended, append } from './produce.ts';

/** `/webhook`: the call is one message, its body the value byte for byte. */
export const webhook: Handler<operations['postWebhook'], KafkaCaller> = (request) => {
  const { caller, query, rawBody, rawHeaders } = request;
  const { topic } = query;
  demand(caller, 'produce', topic);
  const record = { topic, key: null, value: rawBody, headers: messageHeaders(rawHeaders) };
  return append(caller, [record]).then(allAppended);
};

/** The headers that are not standard, in their order, with their names and bytes as they were sent. */
function messageHeaders(rawHeaders: readonly string[]): RecordHeader[] {
  const headers: RecordHeader[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const key = rawHeaders[i]!;
    if (isStandardHeader(key)) continue;
    // Node gives the bytes of a header as characters of their own.
    headers.push({ key, value: Buffer.from(rawHeaders[i + 1]!, 'latin1') });
  }
  return headers;
}
