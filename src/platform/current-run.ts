import { refusal } from '../families/control/errors.ts';
import { markAbsentServices } from './absent-services.ts';
import { discardData } from './discard-data.ts';
import { servicesOf } from '../settings/services.ts';
import type { Part } from '../telemetry/parts.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';
import { listOfParts } from './list-of-parts.ts';
import { openRun, type Fill, type ProcessContext, type Run } from './run.ts';

const NEVER = new AbortController().signal;

/**
 * What runs behind the addresses of a platform: from the start on, and after each reset something new. When a reset
 * fails, either what ran before runs again, or nothing, and the addresses say why until the next reset.
 */
export class CurrentRun {
  readonly #process: ProcessContext;
  #run: Run | undefined;
  #env: Readonly<Record<string, string>> = {};
  /** Why nothing runs. */
  #reason = 'it is starting';

  constructor(process: ProcessContext) {
    this.#process = process;
  }

  /** The env block; that of the last run if nothing runs. */
  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  get context(): PlatformContext {
    return { ...this.#process, stopping: NEVER, closing: NEVER };
  }

  /** @throws HttpError if nothing runs, because the last reset has failed */
  get parts(): PlatformParts {
    if (this.#run !== undefined) return this.#run.parts;
    throw refusal('suspended', { reason: this.#reason }, RETRY);
  }

  /** Expects all parts, which are not ready yet. Who asks for a service that does not run is told so. */
  expect(): void {
    const { readiness, settings } = this.#process;
    for (const part of this.#shown()) readiness.expect(part);
    markAbsentServices(readiness, servicesOf(settings));
  }

  /** Starts on the data that is there. @throws the error that prevented it; then nothing runs */
  async start(fill?: Fill): Promise<Run> {
    const run = await openRun(this.#process, { fill });
    this.#run = run;
    this.#env = run.env();
    return run;
  }

  /**
   * Ends what runs, deletes the data, and starts again at the same addresses once it is filled.
   * @throws HttpError saying why that has failed
   */
  async startAnew<Filled>(add: (parts: PlatformParts) => Promise<Filled>): Promise<Filled> {
    const { settings, faults, time, readiness } = this.#process;
    if (settings.storeUrl !== undefined) throw refusal('keptElsewhere');
    const filled: Filled[] = [];
    if (this.#run !== undefined) await this.#discard(this.#run);
    for (const part of this.#shown()) if (part.kind === 'engine') readiness.expect(part);
    try {
      discardData(settings);
      faults.replace([], 1);
      time.controls?.clock.release();
      time.controls?.ids.release();
      await this.start(async (parts, discard) => {
        try {
          filled.push(await add(parts));
        } catch (error) {
          // The next reset could not tell what of it is on servers.
          await this.#attempt('discard on servers', discard());
          throw error;
        }
      });
    } catch (error) {
      throw this.#failed(error);
    }
    return filled[0]!;
  }

  async close(): Promise<void> {
    await this.#run?.close();
  }

  /** Ends a run, whose data on servers is deleted. @throws HttpError if that fails; then it has been started again */
  async #discard(run: Run): Promise<void> {
    await this.#attempt('end what is in progress', run.leave());
    let reason: unknown;
    try {
      await run.discard();
    } catch (error) {
      reason = error;
    }
    this.#run = undefined;
    await this.#attempt('close', run.close());
    if (reason === undefined) return;
    try {
      await this.start();
    } catch (error) {
      throw this.#failed(error);
    }
    throw resetFailed(reason);
  }

  /** The parts that `/readyz` shows. */
  #shown(): Part[] {
    return listOfParts(this.context).list.flatMap(({ shown }) => shown ?? []);
  }

  /** Does what a reset may do without. */
  async #attempt(what: string, doing: Promise<void>): Promise<void> {
    try {
      await doing;
    } catch (err) {
      this.#process.log.warn({ err }, `a reset could not ${what}`);
    }
  }

  #failed(err: unknown): Error {
    const { addresses, readiness, log } = this.#process;
    log.error({ err }, 'the reset has failed, nothing is served until the next one');
    this.#reason = `its reset has failed (${(err as Error).message})`;
    const reason = this.#reason;
    addresses.refuse(reason);
    for (const part of this.#shown()) {
      if (part.kind === 'address') readiness.markReady(part, () => reason);
    }
    return resetFailed(err);
  }
}

const RETRY = { 'Retry-After': '1' };

function resetFailed(error: unknown): Error {
  return refusal('resetFailed', { reason: (error as Error).message }, RETRY);
}
