import { isNode } from '../../base/json-pointer.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { readRecording, type RecordingProblem } from '../recordings/read-recording.ts';
import type { Recording } from '../recordings/verify-recording.ts';
import { choiceAmong } from '../report/choose-contract.ts';
import { ContractObserver } from './observe-exchange.ts';
import type { Usage } from './operation-use.ts';

/** What was seen in recordings beside what consumers use. */
export interface Seen {
  readonly exchanges: number;
  /** How many exchanges there were of what no contract has, by origin or by method and path. */
  readonly unknown: ReadonlyMap<string, number>;
  readonly problems: readonly (RecordingProblem & { readonly recording: string })[];
}

/** The most different ones that are told of. */
const MOST = 1000;

/**
 * Adds what recordings use of contracts.
 * @param bases addresses of the service, if other traffic is to be ignored
 * @throws InputError if one is no recording
 */
export async function observeRecordings(
  recordings: readonly Recording[],
  contracts: readonly Contract[],
  usage: Usage,
  bases: readonly URL[] = [],
): Promise<Seen> {
  const choose = choiceAmong(contracts, bases);
  const observers = new Map(
    contracts.map((contract) => [contract, new ContractObserver(contract, titleOf(contract))]),
  );
  const unknown = new Map<string, number>();
  const problems: Seen['problems'][number][] = [];
  let exchanges = 0;
  for (const { name, open, attachment } of recordings) {
    for await (const part of readRecording(name, open(), attachment)) {
      if ('problem' in part) {
        if (problems.length < MOST) problems.push({ ...part.problem, recording: name });
        continue;
      }
      exchanges++;
      const { exchange } = part.recorded;
      const contract = choose(exchange);
      const lacks =
        contract === undefined
          ? exchange.request.url.origin
          : observers.get(contract)!.observe(exchange, usage);
      if (lacks === undefined) continue;
      if (unknown.has(lacks) || unknown.size < MOST) {
        unknown.set(lacks, (unknown.get(lacks) ?? 0) + 1);
      }
    }
  }
  return { exchanges, unknown, problems };
}

/** What manifests call a contract; files have other names in every version. */
export function titleOf({ document: { info }, name }: Pick<Contract, 'document' | 'name'>): string {
  return isNode(info) && typeof info['title'] === 'string' ? info['title'] : name;
}
