import { setTimeout as wait } from 'node:timers/promises';
import type { FaultEffect } from '../contract/faults/fault.ts';
import type { FaultBoard, NamedFault } from '../contract/faults/fault-board.ts';
import type { FaultableRequest, Faults } from '../contract/faults/faults.ts';
import { HttpError } from '../http/http-error.ts';
import { StoreUnreachable } from '../store/store-unreachable.ts';
import { CopyUnreachable, NotServed } from './call-outcome.ts';
import type { CopyAddress } from './copy-address.ts';
import type { CopyCalls } from './copy-calls.ts';
import type { ChangeBroadcast } from './change-broadcast.ts';
import type { CopyPort } from './copy-port.ts';

/** The name of the service between copies. */
const FAULTS = 'faults';
const RETRY_DELAY = 200;

/** Locates the copy that counts the requests matched by faults. */
export interface FaultsLeader {
  /** Whether it is this copy. */
  readonly isLocal: boolean;
  /** Its address; undefined if there is none at the moment. @throws StoreUnreachable */
  find(): Promise<CopyAddress | undefined>;
}

/** An operation of the control API on faults, with its input. */
export interface FaultRequest {
  readonly operation: string;
  readonly path: unknown;
  readonly body: unknown;
}

interface FaultState {
  readonly seed: number;
  readonly faults: readonly NamedFault[];
}

type FaultCall =
  | readonly ['tell']
  | readonly ['meet', FaultableRequest]
  | readonly ['operate', FaultRequest];

export interface SharedFaultsOptions {
  /** The faults as this copy knows them. */
  readonly board: FaultBoard;
  readonly leader: FaultsLeader;
  readonly port: Pick<CopyPort, 'serve'>;
  readonly calls: Pick<CopyCalls, 'call'>;
  readonly broadcast: Pick<ChangeBroadcast, 'onChange' | 'announce'>;
  /** Executes an operation on the board. @throws HttpError */
  readonly operate: (request: FaultRequest) => Promise<unknown>;
  /** Milliseconds for which the counting copy is looked for: as long as another copy takes to replace it. */
  readonly retryTimeout: number;
}

/**
 * The faults of several copies, which act like those of a single copy. One copy counts requests, so that a fault with
 * `times: 1` happens once, and probabilities don't depend on which copy serves a request. All copies know the faults,
 * so a request that matches none needs no call. If the counting copy is gone, another one continues with the same
 * faults and new counts.
 */
export class SharedFaults implements Faults {
  readonly #options: SharedFaultsOptions;
  /** The counting copy, as last known. */
  #known: CopyAddress | undefined;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(options: SharedFaultsOptions) {
    this.#options = options;
    options.port.serve(FAULTS, async ([call]) => {
      const answer = await this.#serve(JSON.parse(String(call)) as FaultCall);
      return answer === undefined ? undefined : JSON.stringify(answer);
    });
    options.broadcast.onChange('faults', () => this.catchUp());
  }

  get isEmpty(): boolean {
    return this.#options.board.isEmpty;
  }

  plays(scenario: string): boolean {
    return this.#options.board.plays(scenario);
  }

  /** Chooses what happens to a request. If the counting copy can't be reached, this one counts by itself. */
  apply(asked: FaultableRequest): FaultEffect | Promise<FaultEffect> {
    const { board, leader } = this.#options;
    if (leader.isLocal || !board.concern(asked)) return board.apply(asked);
    return this.#callLeader(['meet', asked]).then(
      (met) => met as FaultEffect,
      () => board.apply(asked),
    );
  }

  /**
   * Executes an operation of the control API at the counting copy, after which all copies know of it. If that copy
   * can't be reached, this one executes it itself.
   * @throws HttpError
   */
  async operate(request: FaultRequest): Promise<unknown> {
    const end = performance.now() + this.#options.retryTimeout;
    while (!this.#options.leader.isLocal) {
      try {
        return await this.#callLeader(['operate', request]);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
      }
      if (performance.now() > end) break;
      await wait(RETRY_DELAY);
    }
    return this.#operateHere(request);
  }

  /** Fetches the current faults from the counting copy. Never rejects: later announcements make up for a failure. */
  catchUp(): Promise<void> {
    // Serialized, so that no older answer replaces a newer one.
    this.#catchingUp = this.#catchingUp.then(() => this.#catchUp());
    return this.#catchingUp;
  }

  async #catchUp(): Promise<void> {
    const { board, leader } = this.#options;
    if (leader.isLocal) return;
    try {
      const { faults, seed } = (await this.#callLeader(['tell'])) as FaultState;
      board.replace(faults, seed);
    } catch {
      // The counting copy is gone; another one continues with the faults that it knows.
    }
  }

  async #serve(call: FaultCall): Promise<unknown> {
    const { board, leader } = this.#options;
    if (!leader.isLocal) throw new NotServed();
    switch (call[0]) {
      case 'tell': {
        const faults = board.list().map(({ fault, name }) => Object.assign({}, fault, { name }));
        return { seed: board.seed, faults } satisfies FaultState;
      }
      case 'meet':
        return board.apply(call[1]);
      case 'operate':
        return this.#operateHere(call[1]);
    }
  }

  async #operateHere(request: FaultRequest): Promise<unknown> {
    const { board, operate, broadcast } = this.#options;
    const before = board.revision;
    const answer = await operate(request);
    if (board.revision !== before) await broadcast.announce('faults');
    return answer;
  }

  async #callLeader(call: FaultCall): Promise<unknown> {
    const { leader, calls } = this.#options;
    const copy = (this.#known ??= await leader.find());
    if (copy === undefined) throw new NotServed();
    try {
      // Sent as text, because a client's JSON may be nested more deeply than messages between copies.
      const answer = await calls.call(copy, FAULTS, [JSON.stringify(call)]);
      return typeof answer === 'string' ? JSON.parse(answer) : undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) this.#known = undefined;
      throw error;
    }
  }
}

/** Whether the counting copy is unreachable or unknown; otherwise it has refused. */
function isUnreachable(error: unknown): boolean {
  return (
    error instanceof CopyUnreachable ||
    error instanceof NotServed ||
    error instanceof StoreUnreachable
  );
}
