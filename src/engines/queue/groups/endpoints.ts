import { QueueError } from '../errors.ts';
import { checkDestinationUrl } from '../publish/check-order.ts';
import { checkName } from '../publish/names.ts';
import type { GroupEndpoint } from '../resources.ts';

/** An endpoint, named by its name or, where none is given, its URL. */
export interface NamedEndpoint {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
}

/**
 * The endpoints of a group with others added. One whose name the group has takes its place, one whose URL it
 * has does too; the rest come after.
 * @throws QueueError where a name or a URL can't be one
 */
export function withEndpoints(
  has: readonly GroupEndpoint[],
  added: readonly GroupEndpoint[],
): readonly GroupEndpoint[] {
  let endpoints = [...has];
  for (const { name, url } of added) {
    checkDestinationUrl(url);
    if (name !== undefined) checkName('endpoint', name);
    const endpoint = name === undefined ? { url } : { name, url };
    const isSame = (other: GroupEndpoint) =>
      other.url === url || (name !== undefined && other.name === name);
    const place = endpoints.findIndex(isSame);
    if (place < 0) endpoints.push(endpoint);
    else {
      // Its name may be that of one endpoint and its URL that of another; then there is one less.
      endpoints[place] = endpoint;
      endpoints = endpoints.filter((other, index) => index === place || !isSame(other));
    }
  }
  return endpoints;
}

/**
 * The endpoints of a group without some of them.
 * @throws QueueError `endpointNotFound`
 */
export function withoutEndpoints(
  group: string,
  has: readonly GroupEndpoint[],
  removed: readonly NamedEndpoint[],
): readonly GroupEndpoint[] {
  let endpoints = has;
  for (const { name, url } of removed) {
    const left = endpoints.filter((endpoint) =>
      name === undefined ? endpoint.url !== url : endpoint.name !== name,
    );
    if (left.length === endpoints.length) {
      throw new QueueError('endpointNotFound', { endpoint: name ?? url ?? '', name: group });
    }
    endpoints = left;
  }
  return endpoints;
}
