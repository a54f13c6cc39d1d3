import { setTimeout as wait } from 'node:timers/promises';
import type { Met } from '../../contract/faults/fault.ts';
import type { FaultBoard, NamedFault } from '../../contract/faults/fault-board.ts';
import type { Asked, Faults } from '../../contract/faults/faults.ts';
import { HttpError } from '../../http/http-error.ts';
import { StoreAway } from '../../store/store-away.ts';
import { CopyAway, NotHere } from '../called.ts';
import type { CopyAddress } from '../copy-address.ts';
import type { CopyCalls } from '../copy-calls.ts';
import type { CopyNews } from '../copy-news.ts';
import type { CopyPort } from '../copy-port.ts';

/** What the service is called by other copies. */
const FAULTS = 'faults';
const LOOK_AGAIN_AFTER = 200;

/** Which copy counts what faults meet. */
export interface FaultsHome {
  /** Whether it is this one. */
  readonly isHere: boolean;
  /** Where it is reached; undefined where there is none at the moment. @throws StoreAway */
  find(): Promise<CopyAddress | undefined>;
}

/** An operation of the control API on faults, with what it was sent. */
export interface FaultRequest {
  readonly operation: string;
  readonly path: unknown;
  readonly body: unknown;
}

interface Told {
  readonly seed: number;
  readonly faults: readonly NamedFault[];
}

type FaultCall = readonly ['tell'] | readonly ['meet', Asked] | readonly ['operate', FaultRequest];

export interface SharedFaultsOptions {
  /** The faults as this copy knows them. */
  readonly board: FaultBoard;
  readonly home: FaultsHome;
  readonly port: Pick<CopyPort, 'serve'>;
  readonly calls: Pick<CopyCalls, 'call'>;
  readonly news: Pick<CopyNews, 'onNews' | 'tell'>;
  /** Carries an operation out on the board. @throws HttpError */
  readonly operate: (request: FaultRequest) => Promise<unknown>;
  /** Milliseconds for which a copy is looked for that counts: as long as another one takes to do so. */
  readonly patience: number;
}

/**
 * The faults of several copies, which meet requests as those of one would: one copy counts, so that a fault that happens once
 * happens once, and the first copy that is asked has the same chances as the second. All of them know which faults there are, so a
 * request that none is for costs no call. Where the one that counts is gone another one goes on with the same faults, from the
 * beginning.
 */
export class SharedFaults implements Faults {
  readonly #options: SharedFaultsOptions;
  /** Who counts, as it was last heard. */
  #known: CopyAddress | undefined;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(options: SharedFaultsOptions) {
    this.#options = options;
    options.port.serve(FAULTS, (args) => this.#serve(args as unknown as FaultCall));
    options.news.onNews('faults', () => this.catchUp());
  }

  get isEmpty(): boolean {
    return this.#options.board.isEmpty;
  }

  plays(scenario: string): boolean {
    return this.#options.board.plays(scenario);
  }

  /** What happens to a request. Where the copy that counts can't be asked, this one counts for itself. */
  meet(asked: Asked): Met | Promise<Met> {
    const { board, home } = this.#options;
    if (home.isHere || !board.concern(asked)) return board.meet(asked);
    return this.#ask(['meet', asked]).then(
      (met) => met as Met,
      () => board.meet(asked),
    );
  }

  /**
   * Does what the control API was asked for, where faults are counted; all know of it then. Where nobody that counts can be
   * reached, this copy does it for itself.
   * @throws HttpError
   */
  async operate(request: FaultRequest): Promise<unknown> {
    const end = performance.now() + this.#options.patience;
    while (!this.#options.home.isHere) {
      try {
        return await this.#ask(['operate', request]);
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      if (performance.now() > end) break;
      await wait(LOOK_AGAIN_AFTER);
    }
    return this.#operateHere(request);
  }

  /** Has this copy know which faults there are, where another one counts. Never rejects: what is not known now is told later. */
  catchUp(): Promise<void> {
    // One after the other, so that none goes back to what an earlier one was told.
    this.#catchingUp = this.#catchingUp.then(() => this.#catchUp());
    return this.#catchingUp;
  }

  async #catchUp(): Promise<void> {
    const { board, home } = this.#options;
    if (home.isHere) return;
    try {
      const { faults, seed } = (await this.#ask(['tell'])) as Told;
      board.replace(faults, seed);
    } catch {
      // It is gone, and another one goes on with what it knows.
    }
  }

  async #serve(call: FaultCall): Promise<unknown> {
    const { board, home } = this.#options;
    if (!home.isHere) throw new NotHere();
    switch (call[0]) {
      case 'tell': {
        const faults = board.list().map(({ fault, name }) => Object.assign({}, fault, { name }));
        return { seed: board.seed, faults } satisfies Told;
      }
      case 'meet':
        return board.meet(call[1]);
      case 'operate':
        return this.#operateHere(call[1]);
    }
  }

  async #operateHere(request: FaultRequest): Promise<unknown> {
    const { operate, news } = this.#options;
    const answer = await operate(request);
    if (!/^(?:list|get)/.test(request.operation)) await news.tell('faults');
    return answer;
  }

  async #ask(call: FaultCall): Promise<unknown> {
    const { home, calls } = this.#options;
    const copy = (this.#known ??= await home.find());
    if (copy === undefined) throw new NotHere();
    try {
      return await calls.call(copy, FAULTS, call);
    } catch (error) {
      if (!(error instanceof HttpError)) this.#known = undefined;
      throw error;
    }
  }
}

/** Whether the copy that counts can't be asked, or not known, rather than that it has refused. */
function isAway(error: unknown): boolean {
  return error instanceof CopyAway || error instanceof NotHere || error instanceof StoreAway;
}
