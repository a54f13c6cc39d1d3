import { startPlatform } from '../../contract-tests/harness/platform-process.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { ourContract, type FamilyName } from '../../src/toolkit/our-contracts.ts';
import type { Case } from '../../src/toolkit/probe/cases.ts';
import type { Draft } from '../../src/toolkit/probe/draft.ts';
import { addressIn, credentialsIn } from '../../src/toolkit/probe/our-credentials.ts';
import { probe } from '../../src/toolkit/probe/probe.ts';
import { merged } from '../../src/toolkit/report/merge.ts';
import type { Report, ReportedFinding } from '../../src/toolkit/report/report.ts';
import { explanationOf } from './explained.ts';

/**
 * The management API comes after the families whose passwords and tokens it resets, and the family that resets
 * everything comes last.
 */
const FAMILIES = [
  'schema-registry',
  'kafka',
  'queue',
  'redis',
  'management',
  'console',
  'control',
] as const;

/** Milliseconds; only what hangs takes longer, on a busy machine too. */
const ANSWERED_WITHIN = 120_000;

export interface FuzzOptions {
  readonly target: 'mock' | 'implementation';
  readonly seed: number;
  /** How many requests of each kind are generated per operation. */
  readonly rounds: number;
  readonly families?: readonly FamilyName[];
  /** Called for each unexplained finding. */
  readonly onFinding?: (finding: ReportedFinding, smallest: Case) => void;
  /** Further requests, sent first. */
  readonly besides?: (contract: Contract) => readonly Case[];
}

/** Contracts, shared by all runs of a process; their schemas are compiled on first use. */
const contracts = new Map<FamilyName, Promise<Contract>>();

function contractOf(family: FamilyName): Promise<Contract> {
  let contract = contracts.get(family);
  if (contract === undefined) contracts.set(family, (contract = ourContract(family)));
  return contract;
}

/** Fuzzes a target that it starts, and reports the unexplained findings. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { target, seed, rounds, families = FAMILIES, onFinding, besides } = options;
  const flags = target === 'mock' ? [] : ['--memory', '--check-responses'];
  const { env, stop } = await startPlatform(target === 'mock' ? 'mock' : 'start', flags);
  try {
    const reports: Report[] = [];
    for (const family of FAMILIES.filter((each) => families.includes(each))) {
      const contract = await contractOf(family);
      const report = await probe(contract, new URL(addressIn(env, family)!), {
        withWrites: true,
        rounds,
        seed,
        maxTime: ANSWERED_WITHIN,
        credentials: credentialsIn(env, contract),
        change: onThisMachine,
        ...(besides && { besides: besides(contract) }),
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

/** Examples may be refused because of missing data, such as a topic to produce to. */
function isExplained(finding: ReportedFinding): boolean {
  return finding.severity === 'warning' || explanationOf(finding) !== undefined;
}

/** Destinations of the examples, redirected to a port of this machine where nothing listens. */
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
