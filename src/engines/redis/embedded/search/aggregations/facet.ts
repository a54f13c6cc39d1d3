import { NameMap } from '../../../../../base/name-map.ts';
import { fromText, type Text } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import { sortInSteps } from '../../values/sorting.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Facet } from './aggregation.ts';
import type { Evaluation } from './evaluation.ts';
import { distinctValues } from './grouping.ts';
import { LIMITS, type AggregationCost } from './limits.ts';
import { shown } from '../filter/parse-field.ts';
import type { Options } from './options.ts';
import { compareTexts } from './reply.ts';
import { SORTED_AT_ONCE } from './top.ts';
import { ValueReader } from './value-reader.ts';

const DEFAULT_SIZE = 10;
/** The reply nests as deep. */
const DEEPEST = 32;
/** About what a path in the tree takes. */
const NODE_BYTES = 200;
/** How many values are looked up in the tree at once. */
const MADE_AT_ONCE = 128;

export function parseFacet(options: Options): Facet {
  const field = options.field(['FACET']).path;
  const path = options.text('path');
  if (path === undefined || !path.startsWith('/')) {
    throw options.error("option 'path' must be a string that starts with '/'");
  }
  const order = options.order('order') ?? { target: 'count', isDescending: true };
  const { target, isDescending } = order;
  if (target !== 'count' && target !== 'path') {
    throw options.error("option 'order' must be by 'count' or 'path'");
  }
  return {
    kind: 'facet',
    field,
    path: path === '/' ? path : path.replace(/\/$/, ''),
    depth: options.integer('depth', 1, DEEPEST) ?? 1,
    size: options.integer('size', 1, LIMITS.buckets) ?? DEFAULT_SIZE,
    minDocCount: options.integer('minDocCount', 0) ?? 1,
    order: { by: target, isDescending },
  };
}

/** A path, and those below it by their next names. */
interface Node {
  readonly path: Text;
  /** Its place in the tree; that of the root is 0. */
  readonly number: number;
  readonly parent: Node | undefined;
  below: Map<Text, Node> | undefined;
  count: number;
  /** One more than the place of the last document, which counts once although several of its paths may be below. */
  last: number;
}

/** `path`, `sumOtherDocCount` and `children`, which have `path`, `docCount`, `sumOtherDocCount`, and children if any. */
export function* facetReply(
  facet: Facet,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  const root: Node = {
    path: facet.path,
    number: 0,
    parent: undefined,
    below: undefined,
    count: 0,
    last: 0,
  };
  const tree: Node[] = [root];
  const bytes = yield* count(tree, facet, documents, evaluation);
  const [children, others] = yield* childrenReply(root, facet, cost);
  cost.release(bytes);
  return ['path', fromText(facet.path), 'sumOtherDocCount', others, 'children', children];
}

/** Counts the documents of each path. @param tree all paths, the root first, which grows @returns what is held */
function* count(
  tree: Node[],
  facet: Facet,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<number> {
  const { cost } = evaluation;
  const column = evaluation.column(facet.field);
  if (column.kind !== 'terms') return 0;
  const source = { column, documents, missing: undefined };
  const values = yield* distinctValues(source, cost);
  // For each value one more than the number of its deepest path; 0 if that is not known yet.
  cost.hold(values.size * 4);
  const known = new Uint32Array(values.size);
  const reader = new ValueReader(source, cost);
  let made = 0;
  while (reader.hasMore) {
    const read = reader.next();
    for (let i = 0; i < read; i++) {
      const value = values.bucketOf(reader.values[i]!);
      if (known[value] === 0) {
        const before = tree.length;
        known[value] = deepest(column.term(values.at(value)), tree, facet).number + 1;
        cost.hold((tree.length - before) * NODE_BYTES);
        if (++made % MADE_AT_ONCE === 0) yield;
      }
      const mark = reader.places[i]! + 1;
      let node = tree[known[value]! - 1];
      // Those above a path that has been counted have been counted too.
      for (; node !== undefined && node.last !== mark; node = node.parent) {
        node.last = mark;
        node.count++;
      }
    }
    yield;
  }
  return values.bytes + known.byteLength + (tree.length - 1) * NODE_BYTES;
}

/** The deepest path that documents with a facet are counted for: the root if it is not below. New ones are made. */
function deepest(term: Text, tree: Node[], { path, depth }: Facet): Node {
  const begin = path === '/' ? '/' : `${path}/`;
  let node = tree[0]!;
  if (!term.startsWith(begin) || term.length === begin.length) return node;
  for (const name of term.slice(begin.length).split('/', depth)) {
    node.below ??= new NameMap();
    node = node.below.get(name) ?? child(name, node, tree);
  }
  return node;
}

function child(name: Text, parent: Node, tree: Node[]): Node {
  if (tree.length > LIMITS.paths) {
    throw new RedisError(
      `ERR there are too many paths below '${shown(tree[0]!.path)}'. Limit: ${LIMITS.paths}. Use a smaller depth`,
    );
  }
  const path = `${parent.path === '/' ? '' : parent.path}/${name}`;
  const node: Node = { path, number: tree.length, parent, below: undefined, count: 0, last: 0 };
  parent.below?.set(name, node);
  tree.push(node);
  return node;
}

/** @returns the children of a path, and the documents of those that there is no room for */
function* childrenReply(
  parent: Node,
  facet: Facet,
  cost: AggregationCost,
): Steps<[Reply[], number]> {
  const { by, isDescending } = facet.order;
  const sign = isDescending ? -1 : 1;
  const children = [...(parent.below?.values() ?? [])].filter(
    (child) => child.count >= facet.minDocCount,
  );
  const sorted = yield* sortInSteps(
    children,
    (one, other) => {
      const byPath = compareTexts(one.path, other.path);
      return by === 'path' ? sign * byPath : sign * (one.count - other.count) || byPath;
    },
    SORTED_AT_ONCE,
  );
  const shown = sorted.slice(0, facet.size);
  let others = 0;
  for (const child of sorted.slice(facet.size)) others += child.count;
  cost.buckets(shown.length);
  cost.reply(shown.length * 9);
  const replies: Reply[] = [];
  for (const child of shown) {
    const [below, othersBelow] = yield* childrenReply(child, facet, cost);
    const reply: Reply[] = ['path', fromText(child.path), 'docCount', child.count];
    reply.push('sumOtherDocCount', othersBelow);
    if (below.length > 0) reply.push('children', below);
    replies.push(reply);
    if (replies.length % MADE_AT_ONCE === 0) yield;
  }
  return [replies, others];
}
