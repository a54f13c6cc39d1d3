import type { Contract } from '../../contract/model/contract.ts';
import { parseJson } from '../examine/media.ts';
import type { Finding } from '../finding.ts';
import { Collector } from '../report/collect.ts';
import type { Report, ReportedFinding } from '../report/report.ts';
import { casesOf, type Case } from './cases.ts';
import { withCredentials, type Credentials } from './credentials.ts';
import { curlOf } from './curl.ts';
import type { Draft } from './draft.ts';
import { isValidRequest, judge } from './judge.ts';
import { Random } from '../../base/random.ts';
import { SeenValues } from './seen-values.ts';
import { Sender, type Sent } from './send.ts';
import { followLinks } from './sequences.ts';
import { shrunk } from './shrink.ts';
import { linkedDraft, withoutStep, type SentStep, type Step } from './step.ts';

export interface ProbeOptions {
  /** Whether requests that change data may be sent. */
  readonly withWrites: boolean;
  /** How many requests of each kind are generated per operation. */
  readonly rounds: number;
  readonly seed: number;
  /** Timeout of an answer, in milliseconds. */
  readonly maxTime: number;
  readonly credentials: Credentials;
  /** If given, only these operations, by name. */
  readonly operations?: ReadonlySet<string>;
  /** Requests in addition to the generated ones. */
  readonly besides?: readonly Case[];
  /** Called with each finding, and the smallest request that reproduces it. */
  readonly onFinding?: (finding: ReportedFinding, smallest: Case) => void;
  /** Changes a request before it is sent, for example so that URLs in it stay on this machine. */
  readonly change?: (draft: Draft) => Draft;
}

/** The service at the address can't be called at all. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** The order of methods: creation first, then reading, deletion last. */
const ORDER = ['POST', 'PUT', 'PATCH', 'HEAD', 'GET', 'OPTIONS', 'TRACE', 'DELETE'];

/**
 * Sends a service valid and invalid requests derived from its contract, and validates the answers.
 * @throws NoAnswerError if nothing answers at the address
 */
export async function probe(contract: Contract, base: URL, options: ProbeOptions): Promise<Report> {
  const { rounds, seed, operations: only, withWrites } = options;
  const random = new Random(seed);
  const seen = new SeenValues();
  const run = new ProbeRun(contract, base, options);
  const chosen = contract.operations
    .filter((operation) => only === undefined || only.has(operation.operationId))
    .filter((operation) => withWrites || operation.isSafe)
    .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));
  try {
    for (const each of options.besides ?? []) await run.send(each);
    for (const operation of chosen) {
      let isTried = false;
      const cases = casesOf(contract, operation, { rounds, random, seen: (name) => seen.of(name) });
      for (const each of cases) {
        isTried = true;
        const { exchange } = await run.send(each);
        if (operation.method === 'POST' && (exchange.response?.status ?? 400) < 300) {
          seen.take(jsonOf(exchange.response!.body));
        }
      }
      if (!isTried) run.addUntried(operation.operationId);
    }
    const sequences = { operations: chosen, rounds, random };
    await followLinks(contract, sequences, (meant, before) => run.sendNext(meant, before));
  } finally {
    run.close();
  }
  return run.report();
}

class ProbeRun {
  readonly #contract: Contract;
  readonly #base: URL;
  readonly #options: ProbeOptions;
  readonly #sender: Sender;
  readonly #collector: Collector;
  readonly #reported = new Set<string>();
  #count = 0;

  constructor(contract: Contract, base: URL, options: ProbeOptions) {
    this.#contract = contract;
    this.#base = base;
    this.#options = options;
    this.#sender = new Sender(base, options.maxTime);
    this.#collector = new Collector(() => contract);
  }

  /** Sends a case, after its preceding requests. */
  async send(given: Case): Promise<Sent> {
    const { sent } = await this.sendNext(given, (await this.#replayed(given.before ?? [])) ?? []);
    return sent;
  }

  /** Sends a case whose preceding requests have been sent. */
  async sendNext(given: Case, before: readonly SentStep[]): Promise<SentStep> {
    const draft = this.#changed(linkedDraft(given, before) ?? given.draft);
    const meant = { ...given, draft };
    const sent = await this.#send(draft);
    const { exchange, failure } = sent;
    const isAway = exchange.response === undefined && !isAnswering(failure?.code);
    if (this.#count === 0 && isAway) {
      throw new NoAnswerError(`cannot reach ${this.#base.origin}: ${failure?.message}`);
    }
    this.#count++;
    this.#collector.count(this.#contract, meant.draft.operation.operationId);
    const { body } = exchange.response ?? {};
    if (failure === undefined && body !== undefined && 'missing' in body) {
      this.#collector.addUnchecked(`the response body ${body.missing}`);
    }
    const judged = judge(this.#contract, meant, sent, this.#options.credentials);
    for (const what of judged.unchecked) this.#collector.addUnchecked(what);
    for (const finding of judged.findings) {
      await this.#report(meant, before, sent, finding);
    }
    return { draft, sent };
  }

  /** Notes an operation for which no request could be generated. */
  addUntried(operation: string): void {
    this.#collector.addUntried(operation);
  }

  close(): void {
    this.#sender.close();
  }

  report(): Report {
    return this.#collector.report(this.#base.href);
  }

  /** Reports each finding of an operation once, with the smallest request that reproduces it. */
  async #report(
    meant: Case,
    before: readonly SentStep[],
    sent: Sent,
    finding: Finding,
  ): Promise<void> {
    const key = keyOf(finding);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    // With the values that its links had when it was last reproduced.
    let smallest = meant;
    let drafts = [...before.map(({ draft }) => draft), meant.draft];
    const wasValid = isValidRequest(this.#contract, sent.exchange);
    const isStillFound = async (smaller: Case) => {
      const done = await this.#replayed([...(smaller.before ?? []), smaller]);
      const last = done?.at(-1);
      if (done === undefined || last === undefined) return false;
      // Failures of invalid requests are reported apart from those of valid ones.
      if (wasValid && !isValidRequest(this.#contract, last.sent.exchange)) return false;
      const again = { ...smaller, draft: last.draft };
      const { findings } = judge(this.#contract, again, last.sent, this.#options.credentials);
      const isFound = findings.some((each) => keyOf(each) === key);
      if (isFound) {
        smallest = smaller;
        drafts = done.map(({ draft }) => draft);
      }
      return isFound;
    };
    // A slow request would be slow each time, and a smaller one might be valid.
    const mayShrink =
      finding.kind !== 'slow' && meant.kind !== 'example' && meant.kind !== 'invalid';
    if (mayShrink) {
      await this.#withFewer(meant, isStillFound);
      await shrunk(smallest.draft, (draft) => isStillFound({ ...smallest, draft }));
    }
    const curl = drafts.map((draft) => curlOf(this.#contract, this.#base, draft)).join(' && ');
    const seen = { place: meant.kind, curl };
    const reported = this.#collector.add(this.#contract, finding, sent.exchange, seen);
    this.#options.onFinding?.(reported, smallest);
  }

  /** Removes preceding requests that are not needed, the last one first. */
  async #withFewer(meant: Case, isStillFound: (fewer: Case) => Promise<boolean>): Promise<void> {
    const { kind } = meant;
    let steps: readonly Step[] = [...(meant.before ?? []), meant];
    for (let at = steps.length - 2; at >= 0; at--) {
      const fewer = withoutStep(steps, at);
      const last = fewer?.at(-1);
      if (fewer === undefined || last === undefined) continue;
      if (await isStillFound({ ...last, kind, before: fewer.slice(0, -1) })) steps = fewer;
    }
  }

  /** Sends requests in order; undefined if the values for the links of one are missing. */
  async #replayed(steps: readonly Step[]): Promise<SentStep[] | undefined> {
    const done: SentStep[] = [];
    for (const step of steps) {
      const linked = linkedDraft(step, done);
      if (linked === undefined) return undefined;
      const draft = this.#changed(linked);
      done.push({ draft, sent: await this.#send(draft) });
    }
    return done;
  }

  #changed(draft: Draft): Draft {
    return this.#options.change?.(draft) ?? draft;
  }

  #send(draft: Draft): Promise<Sent> {
    const { credentials } = this.#options;
    return this.#sender.send(withCredentials(this.#contract, draft, credentials));
  }
}

/** Whether something answers in spite of a failure: too late, or with what is not HTTP. */
function isAnswering(code = ''): boolean {
  return code === 'slow' || code.startsWith('HPE_');
}

function keyOf({ kind, operation, pointer, at }: Finding): string {
  // Items of a list are interchangeable.
  return [kind, operation, pointer, at.replaceAll(/\/\d+/g, '/0')].join(' ');
}

function jsonOf(body: NonNullable<Sent['exchange']['response']>['body']): unknown {
  if ('missing' in body) return undefined;
  try {
    return parseJson(body.bytes);
  } catch {
    return undefined;
  }
}
