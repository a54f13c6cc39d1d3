import { queueContract } from './contract.ts';
import { refusal } from './errors.ts';

/** `us-east-1.queue.localhost:8080`: the server with a region in its name, as the contract has it. */
const REGIONAL = /^([^.:]+)\.queue\.([^:]+)(?::\d+)?$/i;
/** Where nothing stands below `queue` but regions. Elsewhere the name of a host can mean something else. */
const OWN_DOMAIN = 'localhost';

const regions = new Set(
  queueContract.servers?.flatMap(({ variables }) => variables?.['region']?.enum ?? []),
);

/**
 * The region that a request is sent to by the name of its host; undefined where that names none.
 * @throws HttpError where there is no such region
 */
export function regionOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const [, name = '', domain = ''] = REGIONAL.exec(host) ?? [];
  const region = name.toLowerCase();
  if (regions.has(region)) return region;
  if (domain.toLowerCase() !== OWN_DOMAIN) return undefined;
  throw refusal('unknownRegion', { region, known: [...regions].join(' and ') });
}
