import type { BinderOptions } from '../../src/contract/binder-options.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { shownPlace } from '../../src/contract/model/place.ts';
import type { MockedOperations } from '../../src/families/control/check-fault.ts';
import type { CallbackControls, SentCallback } from '../../src/families/control/controls.ts';
import type { AnyListener } from '../../src/http/request-listener.ts';
import type { Exchange } from '../../src/toolkit/exchange.ts';
import { callbacksBy, type Callbacks } from '../callbacks/callbacks.ts';
import type { Deliveries } from '../callbacks/deliveries.ts';
import { recordedAnswers, type RecordedAnswers } from '../recording/recorded-answers.ts';
import { mockState, type MockState } from '../stateful/answer-stateful.ts';
import type { AnswerSeeds } from '../answer-seeds.ts';
import { bindContract, type BoundContract } from './bind-contract.ts';
import { type Described, withFormats } from './described.ts';
import { examineContract } from './examine-contract.ts';

/** How contracts are mocked. */
export interface MockingOptions {
  /** Whether bodies are generated where a request does not say. */
  readonly dynamic?: boolean | undefined;
  /** Whether answers are held against the contracts. */
  readonly checkResponses: boolean;
  /** Whether requests change records. */
  readonly stateful: boolean;
  /** What was recorded, which is repeated to requests like the recorded ones. */
  readonly recording?: readonly Exchange[] | undefined;
  /** Sends callbacks and webhooks. */
  readonly deliveries: Deliveries;
  /** The seeds of what is made up. */
  readonly seeds: AnswerSeeds;
}

export type ServingOptions = Omit<BinderOptions, 'answererOf' | 'checkResponses' | 'mounted'>;

interface Mocked {
  /** As it was read. */
  readonly read: Contract;
  readonly contract: Described;
  readonly bound: BoundContract;
  readonly callbacks: Callbacks;
  readonly state: MockState | undefined;
  readonly recorded: RecordedAnswers | undefined;
}

/** The contracts that a mock answers from, which may be replaced while it runs. */
export class MockedContracts implements CallbackControls {
  readonly #options: MockingOptions;
  #serving!: ServingOptions;
  #mocked: readonly Mocked[] = [];

  constructor(options: MockingOptions) {
    this.#options = options;
  }

  /** Begins to answer from contracts. */
  serve(contracts: readonly Contract[], serving: ServingOptions): void {
    this.#serving = serving;
    this.replace(contracts);
  }

  /** Answers from these contracts; of one that was there before, the records that requests have changed stay. */
  replace(contracts: readonly Contract[]): void {
    const { dynamic = false, checkResponses, stateful, recording, deliveries } = this.#options;
    const { next: nextSeed } = this.#options.seeds;
    this.#mocked = contracts.map((read) => {
      const before = this.#mocked.find((each) => each.read.name === read.name);
      if (before?.read === read) return before;
      const contract = withFormats(read);
      const callbacks = callbacksBy(contract, deliveries, nextSeed);
      const state = stateful ? mockState(contract, nextSeed, before?.state) : undefined;
      const recorded = recording && recordedAnswers(read, recording);
      const answers = { dynamic, checkResponses, nextSeed, recording: recorded, state, callbacks };
      const bound = bindContract(contract, this.#serving, answers);
      return { read, contract, bound, callbacks, state, recorded };
    });
  }

  /** Answers a request: from the first contract that has its path. */
  readonly listener: AnyListener = (request, response) => {
    const [first, ...others] = this.#mocked;
    const found =
      others.length === 0 ? first : this.#mocked.find(({ bound }) => bound.has(request));
    (found ?? first)!.bound.listener(request, response);
  };

  get contracts(): readonly MockedOperations[] {
    return this.#mocked.map(({ contract: { name, operations } }) => ({
      name,
      operations: operations.map(({ operationId }) => operationId),
    }));
  }

  /** How much of the recording can be repeated, in words. */
  get recordedCount(): string {
    const usable = this.#mocked.reduce((sum, { recorded }) => sum + (recorded?.usable ?? 0), 0);
    const all = this.#options.recording?.length ?? 0;
    return `${usable} of ${all} recorded exchanges are of the contract and have an answer`;
  }

  sent(): readonly SentCallback[] {
    return this.#options.deliveries.list();
  }

  sendWebhook: CallbackControls['sendWebhook'] = (name, wanted) => {
    for (const { callbacks } of this.#mocked) {
      const sent = callbacks.sendWebhook(name, wanted);
      if (sent !== 'no webhook') return sent;
    }
    return 'no webhook';
  };

  /** Goes back to the records of the examples. */
  reset(): void {
    for (const { state } of this.#mocked) state?.reset();
  }

  /** Tells what is wrong with the contracts, beside the requests. */
  async examine(tell: (message: string) => void, signal: AbortSignal): Promise<void> {
    const contracts = this.#mocked.map(({ contract }) => contract);
    tellOfEqualPaths(contracts, tell);
    for (const contract of contracts) await examineContract(contract, tell, signal);
  }
}

/** How many are told; then only how many more there are. */
const MOST_TOLD = 20;

/** Tells which paths more than one of the contracts of a mock has: the first one answers there. */
function tellOfEqualPaths(contracts: readonly Described[], tell: (message: string) => void): void {
  const first = new Map<string, string>();
  const told: string[] = [];
  for (const { name, operations, placeOf } of contracts) {
    const own = new Map(operations.map((operation) => [shapeOf(operation.path), operation]));
    for (const [shape, { path, pointer }] of own) {
      const other = first.get(shape);
      if (other === undefined) first.set(shape, name);
      else
        told.push(
          `${shownPlace(placeOf(pointer))}: ${path} is a path of ${other} too, which answers there`,
        );
    }
  }
  for (const line of told.slice(0, MOST_TOLD)) tell(line);
  if (told.length > MOST_TOLD) tell(`and ${told.length - MOST_TOLD} more paths of two contracts`);
}

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}
