import type { Contract } from '../../contract/model/contract.ts';
import { hasCredentials } from '../examine/security.ts';
import type { Exchange } from '../exchange.ts';
import { choiceAmong } from '../report/choose-contract.ts';
import { Collector } from '../report/collect.ts';
import type { Report } from '../report/report.ts';
import type { ReadAttachment } from './har-entry.ts';
import { readRecording } from './read-recording.ts';

/** A recording that can be read more than once. */
export interface Recording {
  readonly name: string;
  readonly open: () => AsyncIterable<Buffer>;
  readonly attachment?: ReadAttachment;
}

/**
 * Validates every exchange of a recording against the contract that it belongs to.
 * @param bases addresses of the service, if other traffic is to be ignored
 * @throws InputError if it is not a recording
 */
export async function verifyRecording(
  { name, open, attachment }: Recording,
  contracts: readonly Contract[],
  bases: readonly URL[] = [],
): Promise<Report> {
  // Browsers omit credentials from exports by default, so missing ones are reported only for recordings that have
  // some.
  const withSecurity = await hasAnyCredentials({ name, open }, contracts);
  const collector = new Collector(choiceAmong(contracts, bases));
  for await (const part of readRecording(name, open(), attachment)) {
    if ('problem' in part) collector.addProblem(part.problem);
    else {
      const { exchange, place, line } = part.recorded;
      collector.take(exchange, { place, line }, { withSecurity });
    }
  }
  return collector.report(name);
}

async function hasAnyCredentials(
  { name, open }: Pick<Recording, 'name' | 'open'>,
  contracts: readonly Contract[],
): Promise<boolean> {
  const schemes = contracts.flatMap((contract) => Object.values(contract.securitySchemes));
  const shows = (exchange: Exchange) => schemes.some((scheme) => hasCredentials(exchange, scheme));
  for await (const part of readRecording(name, open())) {
    if ('recorded' in part && shows(part.recorded.exchange)) return true;
  }
  return false;
}
