import { fromText, toText, type ByteString } from '../../src/engines/redis/bytes.ts';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import type { Reply } from '../../src/engines/redis/reply.ts';
import { replyOf } from './fitting-reply.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A reply to SEARCH.AGGREGATE that has the names of the call: for each what its operator has in the examples, and within
 * buckets what has been asked for there.
 * @returns undefined if the call has an operator without an example, or is not JSON
 */
export function aggregationReply(
  document: CommandDocument,
  argv: readonly ByteString[],
): Reply[] | undefined {
  return namedReplies(parsed(toText(argv[3]!)), samplesOf(document));
}

type Samples = ReadonlyMap<string, readonly Reply[]>;
const known = new WeakMap<CommandDocument, Samples>();

/** The reply to each operator, by the examples of the command. */
function samplesOf(document: CommandDocument): Samples {
  const found = known.get(document);
  if (found !== undefined) return found;
  const samples = new Map<string, readonly Reply[]>();
  for (const { command, reply, error } of document.examples) {
    if (error !== undefined) continue;
    const replies = replyOf(reply) as readonly (readonly Reply[])[];
    for (const [i, asked] of Object.values(parsed(String(command[3])) ?? {}).entries()) {
      const operator = operatorOf(asked);
      if (operator !== undefined && !samples.has(operator)) {
        samples.set(operator, replies[2 * i + 1]!);
      }
    }
  }
  known.set(document, samples);
  return samples;
}

function namedReplies(asked: JsonObject | undefined, samples: Samples): Reply[] | undefined {
  if (asked === undefined) return undefined;
  const replies: Reply[] = [];
  for (const [name, each] of Object.entries(asked)) {
    const sample = samples.get(operatorOf(each) ?? '');
    const inner = isObject(each) ? each['$aggs'] : undefined;
    const within = isObject(inner) ? namedReplies(inner, samples) : [];
    if (sample === undefined || within === undefined) return undefined;
    replies.push(fromText(name), sample[0] === 'buckets' ? withInner(sample, within) : sample);
  }
  return replies;
}

/** What buckets have of their own. */
const OWN = new Set<Reply>([
  'key',
  'keyAsString',
  'docCount',
  'from',
  'fromAsString',
  'to',
  'toAsString',
]);

function withInner([name, buckets, ...rest]: readonly Reply[], inner: readonly Reply[]): Reply[] {
  const changed = (buckets as readonly (readonly Reply[])[]).map((bucket) => [
    ...bucket.filter((_, i) => OWN.has(bucket[i - (i % 2)]!)),
    ...inner,
  ]);
  return [name!, changed, ...rest];
}

function operatorOf(asked: unknown): string | undefined {
  return isObject(asked) ? Object.keys(asked).find((key) => key !== '$aggs') : undefined;
}

function parsed(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
