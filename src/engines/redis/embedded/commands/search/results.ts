import { NameSet } from '../../../../../base/name-set.ts';
import { fromText, type ByteString } from '../../../bytes.ts';
import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { sizeOf, type ReplyLimit } from '../../../reply-limit.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import type { Hit } from '../../search/document-index.ts';
import type { Steps } from '../../steps.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { documentOf, type Document } from './found-document.ts';
import { fieldsContent, jsonContent, textContent, type Content } from './content.ts';
import type { Marks } from './marks.ts';
import type { QueryOptions } from './query-options.ts';

/** What has been asked for, of which index. */
interface Queried {
  /** That of the request: the session may have another one by the time of a later step. */
  readonly replies: ReplyLimit;
  readonly configuration: IndexConfiguration;
  readonly options: QueryOptions;
  readonly marks: Marks | undefined;
}

/**
 * The reply for documents that were found, as they are now. What has been deleted since it was indexed, or is of another
 * type, is left out.
 *
 * @throws RedisError if it can't be sent
 */
export function* resultsOf(
  keyspace: Keyspace,
  { replies, configuration, options, marks }: Queried,
  hits: readonly Hit[],
): Steps<Reply> {
  const { hasContent, select } = options;
  const fields = select && new NameSet(select.map(fromText));
  const results: Reply[] = [];
  let bytes = 0;
  for (const { id, score } of hits) {
    const document = documentOf(keyspace, configuration, id, true);
    if (document === undefined) continue;
    marks?.begin(id);
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
