import { isPassedOn } from '../../../engines/queue/request-headers.ts';
import type { HeaderList } from '../../../engines/queue/message.ts';
import type { GivenHeaders } from './given-headers.ts';
import { readSwitch } from './switches.ts';

/**
 * What of the publish itself is not passed on with everything else: its token, and which compressions its
 * sender understands, which is not the one who will get the answer.
 */
const OF_THE_PUBLISH: ReadonlySet<string> = new Set(['accept-encoding', 'authorization']);

const CONTENT_TYPE = 'content-type';
const NOTHING: ReadonlySet<string> = new Set();

/** Headers without those that a delivery never has from its publisher. */
export function deliverable(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => isPassedOn(name));
}

/**
 * What the destination of a message gets of the headers of its publish: `Content-Type`, those that are to
 * be passed on by name, and, where that is wanted, all others. What is passed on by name goes before what
 * has the same name. @throws HttpError
 */
export function readForwarded(given: GivenHeaders): HeaderList {
  const named = deliverable(given.forwarded('forward-'));
  const isAll = readSwitch(given.one('header-forward'));
  const names = new Set(named.map(([name]) => name.toLowerCase()));
  const perHop = isAll ? connectionOptions(given.rest) : NOTHING;
  const passes = (name: string) => {
    if (names.has(name)) return false;
    if (!isAll || name === CONTENT_TYPE) return name === CONTENT_TYPE;
    return isPassedOn(name) && !OF_THE_PUBLISH.has(name) && !perHop.has(name);
  };
  const others = given.rest.filter(([name]) => passes(name.toLowerCase()));
  return named.length === 0 ? others : [...others, ...named];
}

/** The headers that `Connection` says are for the next hop only. */
function connectionOptions(headers: HeaderList): ReadonlySet<string> {
  return new Set(
    headers
      .filter(([name]) => name.toLowerCase() === 'connection')
      .flatMap(([, value]) => value.split(',').map((option) => option.trim().toLowerCase())),
  );
}
