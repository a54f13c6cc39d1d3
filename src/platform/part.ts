import type { Part } from '../telemetry/parts.ts';
import type { HealthCheck, Readiness } from '../telemetry/readiness.ts';

/** What a part of a platform is and does. */
export interface PartDefinition<Value> {
  /** Its name in `/readyz`; without one, others are not ready without it. */
  readonly shown?: Part | undefined;
  /**
   * Opens it, after all parts before it.
   * @param opened is told how to close it, also if this rejects
   * @returns what later parts use
   */
  open(opened: AsyncDisposableStack): Value | Promise<Value>;
  /** Checks it while it is open. @returns what is wrong; undefined if nothing is */
  check?(value: Value): ReturnType<HealthCheck>;
  /** A remark for `/readyz` that is not a fault. */
  note?(value: Value): string | undefined;
  /** Ends what is in progress, while all parts are still open. All parts do so at the same time. */
  leave?(value: Value): void | Promise<void>;
  /** Deletes what servers keep of it, while it and all parts before it are open. */
  discard?(value: Value): Promise<void>;
}

/** A part of a platform, which is opened once. */
export class PlatformPart<Value = unknown> {
  readonly shown: Part | undefined;
  readonly #definition: PartDefinition<Value>;
  readonly #opened = new AsyncDisposableStack();
  #open: { readonly value: Value } | undefined;

  constructor(definition: PartDefinition<Value>) {
    this.shown = definition.shown;
    this.#definition = definition;
  }

  /** What later parts use. @throws Error if it is not open */
  get value(): Value {
    if (this.#open === undefined) throw new Error('a part is used before it is open');
    return this.#open.value;
  }

  /** Opens it. @param readiness is told once it is ready @throws the error that prevented it */
  async open(readiness: Readiness): Promise<void> {
    const definition = this.#definition;
    const value = await definition.open(this.#opened);
    this.#open = { value };
    if (this.shown === undefined) return;
    readiness.markReady(
      this.shown,
      () => definition.check?.(value),
      () => definition.note?.(value),
    );
  }

  /** Ends what is in progress. */
  async leave(): Promise<void> {
    if (this.#open !== undefined) await this.#definition.leave?.(this.#open.value);
  }

  /** Deletes what servers keep of it. */
  async discard(): Promise<void> {
    if (this.#open !== undefined) await this.#definition.discard?.(this.#open.value);
  }

  /** Closes it, as far as it is open. */
  close(): Promise<void> {
    return this.#opened.disposeAsync();
  }
}
