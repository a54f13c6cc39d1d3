import { isOfRun, isPassedOn } from '../../../engines/queue/request-headers.ts';
import type { HeaderList } from '../../../engines/queue/message.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { readSwitch } from './setting.ts';

/**
 * Headers of the publish request itself that are never forwarded: its token, and the encodings that its sender
 * accepts, who does not receive the response.
 */
const OF_THE_PUBLISH: ReadonlySet<string> = new Set(['accept-encoding', 'authorization']);

/** Headers that say what the body is, without which a receiver could not read it. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-encoding']);
const NOTHING: ReadonlySet<string> = new Set();

/**
 * Removes headers that a publisher can't set on a delivery.
 * @param isRun whether it is one of a run, which has headers of its own
 */
export function deliverableHeaders(headers: HeaderList, isRun = false): HeaderList {
  if (headers.length === 0) return headers;
  return headers.filter(([name]) => isPassedOn(name) || (isRun && isOfRun(name)));
}

/**
 * The headers of a delivery: those of the body, those forwarded by name, and, if requested, all others of the publish
 * request. Headers forwarded by name take precedence.
 * @throws HttpError
 */
export function readForwarded(given: PublishHeaders): HeaderList {
  const isRun = given.someOfRun !== undefined;
  const named = deliverableHeaders(given.forwarded('forward-'), isRun);
  const isAll = readSwitch(given.one('header-forward'));
  // The fast path for most publishes.
  if (named.length === 0 && !isAll) return given.rest.filter(([name]) => isOfTheBody(name));
  const names = new Set(named.map(([name]) => name.toLowerCase()));
  const perHop = isAll ? connectionOptions(given.rest) : NOTHING;
  const passes = (name: string) => {
    if (names.has(name)) return false;
    if (!isAll || OF_THE_BODY.has(name)) return OF_THE_BODY.has(name);
    return isPassedOn(name) && !OF_THE_PUBLISH.has(name) && !perHop.has(name);
  };
  return [...given.rest.filter(([name]) => passes(name.toLowerCase())), ...named];
}

function isOfTheBody(name: string): boolean {
  return OF_THE_BODY.has(name.toLowerCase());
}

/** The headers that `Connection` limits to the next hop. */
function connectionOptions(headers: HeaderList): ReadonlySet<string> {
  return new Set(
    headers
      .filter(([name]) => name.toLowerCase() === 'connection')
      .flatMap(([, value]) => value.split(',').map((option) => option.trim().toLowerCase())),
  );
}
