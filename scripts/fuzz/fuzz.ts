import { startPlatform } from '../../contract-tests/harness/platform-process.ts';
import type { Contract } from '../../src/toolkit/contract/contract.ts';
import { ourContract, type FamilyName } from '../../src/toolkit/contract/our-contracts.ts';
import type { Case } from '../../src/toolkit/probe/cases.ts';
import type { Draft } from '../../src/toolkit/probe/draft.ts';
import { addressIn, credentialsIn } from '../../src/toolkit/probe/our-credentials.ts';
import { probe } from '../../src/toolkit/probe/probe.ts';
import { merged } from '../../src/toolkit/report/merge.ts';
import type { Report, ReportedFinding } from '../../src/toolkit/report/report.ts';
import { explanationOf } from './explained.ts';

/** The management API comes after those whose passwords and tokens it resets, and last what resets all of it. */
const FAMILIES = [
  'schema-registry',
  'kafka',
  'queue',
  'redis',
  'management',
  'console',
  'control',
] as const;

export interface FuzzOptions {
  readonly target: 'mock' | 'implementation';
  readonly seed: number;
  /** How many requests of each kind are made up for an operation. */
  readonly rounds: number;
  readonly families?: readonly FamilyName[];
  /** Is told of each finding that is not explained. */
  readonly onFinding?: (finding: ReportedFinding, smallest: Case) => void;
  /** Sent first, of the families that have them. */
  readonly besides?: (contract: Contract) => readonly Case[];
  /** Whether the contracts make requests up too. */
  readonly isMakingUp?: boolean;
}

/** What the fuzzer found on a target of its own, without what is explained. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { target, seed, rounds, families = FAMILIES, onFinding, besides } = options;
  const { isMakingUp = true } = options;
  const flags = target === 'mock' ? [] : ['--memory', '--check-responses'];
  const { env, stop } = await startPlatform(target === 'mock' ? 'mock' : 'start', flags);
  try {
    const reports: Report[] = [];
    for (const family of FAMILIES.filter((each) => families.includes(each))) {
      const contract = await ourContract(family);
      const report = await probe(contract, new URL(addressIn(env, family)!), {
        withWrites: true,
        rounds,
        seed,
        maxTime: 20_000,
        credentials: credentialsIn(env, contract),
        change: onThisMachine,
        ...(besides && { besides: besides(contract) }),
        ...(!isMakingUp && { operations: new Set<string>() }),
        onFinding: (finding, smallest) => {
          if (!isExplained(finding)) onFinding?.(finding, smallest);
        },
      });
      const findings = report.findings.filter((finding) => !isExplained(finding));
      reports.push({ ...report, findings });
    }
    return merged(`${target}, seed ${seed}`, reports);
  } finally {
    await stop('SIGTERM');
  }
}

/** What is refused as an example is refused for what there is not, such as a topic to produce to. */
function isExplained(finding: ReportedFinding): boolean {
  return finding.severity === 'warning' || explanationOf(finding) !== undefined;
}

/** Destinations of the examples, at a port of this machine where nothing listens. */
function onThisMachine(draft: Draft): Draft {
  const { path, query, headers, body } = draft;
  const moved = { ...draft, path: here(path), query: here(query), headers: here(headers) };
  if (body === undefined || !('json' in body) || body.json === undefined) return moved;
  return { ...moved, body: { json: here(body.json) } };
}

function here<T>(value: T): T {
  const moved = JSON.stringify(value).replaceAll(
    /https?:(\/\/|%2F%2F)[\w.-]*example\.com/g,
    'http:$1127.0.0.1:1',
  );
  return JSON.parse(moved) as T;
}
