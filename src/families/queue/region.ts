import { HOST_DOMAIN, hostNameOf } from '../../directory/host-name.ts';
import { queueContract } from './contract.ts';
import { refusal } from './errors.ts';

/** `us-east-1.queue.localhost`: the host of the server URL with a region, as in the contract. */
const REGIONAL = /^([^.]+)\.queue\.(.+)$/;

const regions = new Set(
  queueContract.servers?.flatMap(({ variables }) => variables?.['region']?.enum ?? []),
);

/**
 * The region in the host name of a request; undefined if it has none.
 * @throws HttpError if the region does not exist
 */
export function regionOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const [, region = '', domain = ''] = REGIONAL.exec(hostNameOf(host)) ?? [];
  if (regions.has(region)) return region;
  // In other domains a host name can mean something else.
  if (domain !== HOST_DOMAIN) return undefined;
  throw refusal('unknownRegion', { region, known: [...regions].join(' and ') });
}
