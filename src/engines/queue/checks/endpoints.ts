import { checkDestinationUrl } from './order.ts';
import { checkName } from './names.ts';
import type { GroupEndpoint } from '../resources.ts';

/** Selects an endpoint to remove: all given properties must match. */
export interface EndpointSelector {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
}

/** Refuses endpoints that are invalid for any group. @throws QueueError */
export function checkEndpoints(group: string, endpoints: readonly GroupEndpoint[]): void {
  checkName('url group', group);
  for (const endpoint of endpoints) {
    checkDestinationUrl(endpoint.url);
    if (endpoint.name !== undefined) checkName('endpoint', endpoint.name);
  }
}

/**
 * Adds endpoints to those of a group. Names and URLs stay unique: an endpoint replaces an earlier one of the same
 * name, else of the same URL.
 */
export function withEndpoints(
  endpoints: readonly GroupEndpoint[],
  added: readonly GroupEndpoint[],
): readonly GroupEndpoint[] {
  let result = endpoints;
  for (const endpoint of added) result = withEndpoint(result, endpoint);
  return result;
}

function withEndpoint(
  endpoints: readonly GroupEndpoint[],
  { name, url }: GroupEndpoint,
): readonly GroupEndpoint[] {
  const byName = name === undefined ? -1 : endpoints.findIndex((known) => known.name === name);
  const byUrl = endpoints.findIndex((known) => known.url === url);
  const place = byName === -1 ? byUrl : byName;
  const given = { name: name ?? endpoints[byUrl]?.name, url };
  if (place === -1) return [...endpoints, given];
  const others = (_: GroupEndpoint, index: number) => index === place || index !== byUrl;
  return endpoints.map((known, index) => (index === place ? given : known)).filter(others);
}

/** The remaining endpoints, and the selectors that matched none. */
export function withoutEndpoints(
  endpoints: readonly GroupEndpoint[],
  selectors: readonly EndpointSelector[],
): { readonly left: readonly GroupEndpoint[]; readonly unknown: EndpointSelector | undefined } {
  return {
    left: endpoints.filter((known) => !selectors.some((selector) => selects(selector, known))),
    unknown: selectors.find((selector) => !endpoints.some((known) => selects(selector, known))),
  };
}

function selects({ name, url }: EndpointSelector, endpoint: GroupEndpoint): boolean {
  if (name === undefined && url === undefined) return false;
  return (
    (name === undefined || name === endpoint.name) && (url === undefined || url === endpoint.url)
  );
}
