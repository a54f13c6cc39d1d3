import { NameSet } from '../../../../../base/name-set.ts';
import { fromText, type ByteString } from '../../../bytes.ts';
import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { sizeOf, type ReplyLimit } from '../../../reply-limit.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { Hit } from '../../search/document-index.ts';
import type { Filter } from '../../search/filter/filter.ts';
import type { Steps } from '../../steps.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { StreamValue, type StreamEntry } from '../../values/stream/stream.ts';
import type { Value } from '../../values/value.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { readId } from '../stream/ids.ts';
import { fieldsContent, jsonContent, textContent, type Content } from './content.ts';
import { Marks } from './marks.ts';
import type { QueryOptions } from './query-options.ts';

/** What has been asked for, of which index. */
interface Queried {
  /** That of the request: the session may have another one by the time of a later step. */
  readonly replies: ReplyLimit;
  readonly configuration: IndexConfiguration;
  readonly filter: Filter;
  readonly options: QueryOptions;
}

/**
 * The reply for documents that were found, as they are now. What has been deleted since it was indexed, or is of another
 * type, is left out.
 *
 * @throws RedisError if it can't be sent
 */
export function* resultsOf(
  keyspace: Keyspace,
  { replies, configuration, filter, options }: Queried,
  hits: readonly Hit[],
): Steps<Reply> {
  const { hasContent, highlight, select } = options;
  const marks = highlight && new Marks(configuration, filter, highlight);
  const fields = select && new NameSet(select.map(fromText));
  const results: Reply[] = [];
  let bytes = 0;
  for (const { id, score } of hits) {
    const document = documentOf(keyspace, configuration, id);
    if (document === undefined) continue;
    const most = replies.left - bytes;
    const result: Reply[] = [id, scoreReply(score)];
    if (hasContent) result.push(yield* contentOf(document, { select, fields, marks, most }));
    results.push(result);
    replies.expect((bytes += sizeOf(result)));
    yield;
  }
  return results;
}

function scoreReply(score: Hit['score']): Reply {
  if (typeof score === 'bigint') return String(score);
  return typeof score === 'number' ? formatDouble(score) : score && fromText(score);
}

type Document = HashValue | JsonDocument | StreamEntry | ByteString;

/** What is indexed under an ID, if it is still there. */
function documentOf(
  keyspace: Keyspace,
  { kind, stream }: IndexConfiguration,
  id: ByteString,
): Document | undefined {
  const entry = keyspace.peek(stream ?? id);
  if (entry === undefined || !keyspace.expireFields(entry)) return undefined;
  const { value } = entry;
  switch (kind) {
    case 'STREAM':
      return value instanceof StreamValue ? value.get(readId(id)!) : undefined;
    case 'HASH':
      return value instanceof HashValue ? value : undefined;
    case 'JSON':
      return value instanceof JsonDocument ? value : undefined;
    case 'STRING':
      return textOfString(value);
    default:
      return kind satisfies never;
  }
}

function textOfString(value: Value): ByteString | undefined {
  if (typeof value === 'string') return value;
  return value.type === 'string' ? value.toString() : undefined;
}

function contentOf(document: Document, wanted: Content): Steps<Reply> {
  if (document instanceof JsonDocument) return jsonContent(document.root, wanted);
  if (typeof document === 'string') return textContent(document, wanted);
  if (document instanceof HashValue) return fieldsContent(document.entries(), wanted);
  const { words } = document;
  const pairs = Array.from({ length: words.length / 2 }, (_, i): [ByteString, ByteString] => [
    words[2 * i]!,
    words[2 * i + 1]!,
  ]);
  return fieldsContent(pairs, wanted);
}
