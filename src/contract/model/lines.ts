import { EVENT_ID, getScalarValue, type Event } from 'js-yaml';
import { namesOf } from '../../base/json-pointer.ts';

/** The children of a map or list in a text, by name or index: the numbers of their events, and those of their names. */
type Children = ReadonlyMap<string, { readonly at: number; readonly named: number }>;

/**
 * Finds the line (from 1) of what a JSON pointer leads to in a text, or of what would contain it. What has a name begins
 * with it.
 * @param events what the text consists of
 */
export function linesOf(
  text: string,
  events: readonly Event[],
): (pointer: string) => number | undefined {
  const lineAt = lineCounter(text);
  const ends = endsOf(events);
  const anchors = anchorsIn(text, events);
  const known = new Map<number, Children>();
  // The first event is that of the document.
  return (pointer) => {
    let found = { at: 1, named: 1 };
    for (const name of namesOf(pointer)) found = childrenAt(aliased(found.at)).get(name) ?? found;
    const event = events[found.named];
    const start = event === undefined ? undefined : startOf(event);
    return start === undefined ? undefined : lineAt(start).line;
  };

  function aliased(at: number): number {
    const event = events[at];
    if (event?.type !== EVENT_ID.ALIAS) return at;
    return anchors.get(text.slice(event.anchorStart, event.anchorEnd)) ?? at;
  }

  /** Kept, because a large map may be asked for each of its members. */
  function childrenAt(at: number): Children {
    const found = known.get(at) ?? readChildren(at);
    known.set(at, found);
    return found;
  }

  function readChildren(at: number): Children {
    const children = new Map<string, { at: number; named: number }>();
    const type = events[at]?.type;
    if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return children;
    let index = 0;
    for (let child = at + 1; child < ends[at]!; child = ends[child]! + 1) {
      if (type === EVENT_ID.SEQUENCE) children.set(String(index++), { at: child, named: child });
      else {
        const named = child;
        const key = events[named]!;
        child = ends[named]! + 1;
        if (key.type !== EVENT_ID.SCALAR) continue;
        children.set(getScalarValue(text, key), { at: child, named });
      }
    }
    return children;
  }
}

/** The last event of each part of a text, by its first. */
function endsOf(events: readonly Event[]): Uint32Array {
  const ends = new Uint32Array(events.length);
  const open: number[] = [];
  events.forEach(({ type }, i) => {
    ends[i] = i;
    if (type === EVENT_ID.POP) ends[open.pop()!] = i;
    else if (type !== EVENT_ID.SCALAR && type !== EVENT_ID.ALIAS) open.push(i);
  });
  return ends;
}

function anchorsIn(text: string, events: readonly Event[]): ReadonlyMap<string, number> {
  const anchors = new Map<string, number>();
  events.forEach((event, i) => {
    const name = anchorOf(text, event);
    if (name !== undefined) anchors.set(name, i);
  });
  return anchors;
}

function anchorOf(text: string, event: Event): string | undefined {
  const hasOne = event.type !== EVENT_ID.ALIAS && 'anchorStart' in event && event.anchorStart >= 0;
  return hasOne ? text.slice(event.anchorStart, event.anchorEnd) : undefined;
}

/** Where an event begins; an alias begins at its `*`. */
function startOf(event: Event): number | undefined {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart < 0 ? undefined : event.valueStart;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  return 'start' in event ? event.start : undefined;
}

/** An alias within the value that it names, if there is one: its value would have no end. */
export function aliasInItsOwn(
  text: string,
  events: readonly Event[],
): { readonly name: string; readonly at: number } | undefined {
  const open: (string | undefined)[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.ALIAS) {
      const name = text.slice(event.anchorStart, event.anchorEnd);
      if (open.includes(name)) return { name, at: event.anchorStart };
    } else if (event.type !== EVENT_ID.SCALAR) open.push(anchorOf(text, event));
  }
  return undefined;
}

/** Finds line and column, both from 1, of a place in a text. */
export function lineCounter(text: string): (at: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (at) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - starts[low]! + 1 };
  };
}
