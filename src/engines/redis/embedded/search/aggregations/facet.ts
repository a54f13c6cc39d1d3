import { fromText, type Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import { sortInSteps } from '../../values/sorting.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Facet } from './aggregation.ts';
import type { Evaluation } from './evaluation.ts';
import { distinctValues } from './grouping.ts';
import { LIMITS, type AggregationCost } from './limits.ts';
import type { Options } from './options.ts';
import { compareTexts } from './reply.ts';
import { ValueReader } from './value-reader.ts';

const DEFAULT_SIZE = 10;
/** The reply nests as deep. */
const DEEPEST = 32;
/** About what a path in the tree takes. */
const NODE_BYTES = 200;

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
  readonly below: Map<Text, Node>;
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
  const root = node(facet.path);
  const bytes = yield* count(root, facet, documents, evaluation);
  const [children, others] = yield* childrenReply(root, facet, cost);
  cost.release(bytes);
  return ['path', fromText(facet.path), 'sumOtherDocCount', others, 'children', children];
}

function node(path: Text): Node {
  return { path, below: new Map(), count: 0, last: 0 };
}

/** Makes the tree of the paths of documents, and counts those of each path. @returns what is held */
function* count(
  root: Node,
  { field, depth }: Facet,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<number> {
  const { cost } = evaluation;
  const column = evaluation.column(field);
  if (column.kind !== 'terms') return 0;
  const source = { column, documents, missing: undefined };
  const values = yield* distinctValues(source, cost);
  let bytes = values.bytes + values.size * 8;
  cost.hold(values.size * 8);
  const made: (readonly Node[] | undefined)[] = Array.from({ length: values.size });
  const reader = new ValueReader(source, cost);
  while (reader.hasMore) {
    const read = reader.next();
    for (let i = 0; i < read; i++) {
      const value = values.bucketOf(reader.values[i]!);
      let nodes = made[value];
      if (nodes === undefined) {
        nodes = nodesOf(column.term(values.at(value)), root, depth);
        made[value] = nodes;
        bytes += nodes.length * NODE_BYTES;
        cost.hold(nodes.length * NODE_BYTES);
      }
      const mark = reader.places[i]! + 1;
      for (const each of nodes) {
        if (each.last === mark) continue;
        each.last = mark;
        each.count++;
      }
    }
    yield;
  }
  return bytes;
}

/** The paths that a document with a facet is counted for. They are made if they are new. */
function nodesOf(term: Text, root: Node, depth: number): readonly Node[] {
  const begin = root.path === '/' ? '/' : `${root.path}/`;
  if (!term.startsWith(begin) || term.length === begin.length) return [];
  const names = term.slice(begin.length).split('/', depth);
  const nodes: Node[] = [];
  let parent = root;
  for (const name of names) {
    let child = parent.below.get(name);
    if (child === undefined) {
      child = node(`${parent.path === '/' ? '' : parent.path}/${name}`);
      parent.below.set(name, child);
    }
    nodes.push(child);
    parent = child;
  }
  return nodes;
}

/** @returns the children of a path, and the documents of those that there is no room for */
function* childrenReply(
  parent: Node,
  facet: Facet,
  cost: AggregationCost,
): Steps<[Reply[], number]> {
  const { by, isDescending } = facet.order;
  const sign = isDescending ? -1 : 1;
  const children = [...parent.below.values()].filter((child) => child.count >= facet.minDocCount);
  const sorted = yield* sortInSteps(children, (one, other) => {
    const byPath = compareTexts(one.path, other.path);
    return by === 'path' ? sign * byPath : sign * (one.count - other.count) || byPath;
  });
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
  }
  return [replies, others];
}
