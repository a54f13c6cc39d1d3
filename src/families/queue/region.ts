import { queueContract } from './contract.ts';
import { refusal } from './errors.ts';

/** `us-east-1.queue.localhost:8080`: the server URL with a region, as in the contract. */
const REGIONAL = /^([^.:]+)\.queue\.([^:]+)(?::\d+)?$/i;
/**
 * The domain in which only regions exist below `queue`. In other domains a host name can mean something
 * else.
 */
const OWN_DOMAIN = 'localhost';

const regions = new Set(
  queueContract.servers?.flatMap(({ variables }) => variables?.['region']?.enum ?? []),
);

/**
 * The region in the host name of a request; undefined if it has none.
 * @throws HttpError if the region does not exist
 */
export function regionOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const [, name = '', domain = ''] = REGIONAL.exec(host) ?? [];
  const region = name.toLowerCase();
  if (regions.has(region)) return region;
  if (domain.toLowerCase() !== OWN_DOMAIN) return undefined;
  throw refusal('unknownRegion', { region, known: [...regions].join(' and ') });
}
