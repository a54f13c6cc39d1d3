import type { Contract } from '../../contract/model/contract.ts';
import { examine, type ExaminationOptions } from '../examine/examine.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { RecordingProblem } from '../recordings/read-recording.ts';
import type { Report, ReportedFinding } from './report.ts';
import type { Choice } from './choose-contract.ts';

/** Where an exchange was seen. */
export interface ExchangeLocation {
  readonly place: string;
  readonly line?: number;
  readonly curl?: string;
}

/** Limit of findings that are kept; a broken service produces them endlessly, and the first ones are enough. */
const MAX_FINDINGS = 10_000;

/** Validates exchanges against contracts, and collects the findings. */
export class Collector {
  readonly #choose: Choice;
  readonly #operations = new Map<
    string,
    { operation: string; contract: string; exchanges: number }
  >();
  readonly #findings: ReportedFinding[] = [];
  readonly #passedOver: Record<string, number> = {};
  readonly #unchecked: Record<string, number> = {};
  readonly #problems: RecordingProblem[] = [];
  readonly #untried: string[] = [];

  constructor(choose: Choice) {
    this.#choose = choose;
  }

  /** @returns the findings in this exchange */
  take(
    exchange: Exchange,
    seen: ExchangeLocation,
    options: ExaminationOptions = {},
  ): readonly ReportedFinding[] {
    const contract = this.#choose(exchange);
    if (contract === undefined) {
      countIn(this.#passedOver, `${exchange.request.url.origin} is not in a contract`);
      return [];
    }
    const { name, findings, unchecked } = examine(contract, exchange, options);
    this.count(contract, name);
    for (const what of unchecked) this.addUnchecked(what);
    return findings.map((finding) => this.add(contract, finding, exchange, seen));
  }

  /** Counts an exchange of an operation, by its name. */
  count(contract: Contract, operation: string): void {
    const key = `${contract.name} ${operation}`;
    const counted = this.#operations.get(key);
    if (counted === undefined) {
      this.#operations.set(key, { operation, contract: contract.name, exchanges: 1 });
    } else counted.exchanges++;
  }

  add(
    contract: Contract,
    finding: Finding,
    exchange: Exchange,
    seen: ExchangeLocation,
  ): ReportedFinding {
    const reported = reportedFinding(contract, finding, exchange, seen);
    if (this.#findings.length < MAX_FINDINGS) this.#findings.push(reported);
    return reported;
  }

  addProblem(problem: RecordingProblem): void {
    this.#problems.push(problem);
  }

  /** Counts an exchange in which something could not be validated. */
  addUnchecked(what: string): void {
    countIn(this.#unchecked, what);
  }

  /** Notes an operation that was to be tried, and was not. */
  addUntried(operation: string): void {
    this.#untried.push(operation);
  }

  report(source: string): Report {
    return {
      source,
      operations: [...this.#operations.values()],
      findings: this.#findings,
      passedOver: this.#passedOver,
      unchecked: this.#unchecked,
      troubles: this.#problems,
      untried: this.#untried,
    };
  }
}

function reportedFinding(
  contract: Contract,
  finding: Finding,
  { request, response }: Exchange,
  seen: ExchangeLocation,
): ReportedFinding {
  const { file, pointer, line } = contract.placeOf(finding.pointer);
  const target = request.target.length > 200 ? `${request.target.slice(0, 200)}…` : request.target;
  return {
    ...finding,
    ...seen,
    pointer,
    contractFile: file,
    ...(line !== undefined && { contractLine: line }),
    exchange: `${request.method} ${target} → ${response?.status ?? 'no answer'}`,
  };
}

function countIn(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
