const MEGABYTE = 1024 * 1024;

/** What a run may have. */
export interface RunLimits {
  readonly steps: number;
  /** Bytes of its journal. */
  readonly journal: number;
  /** Bytes of a journal that is delivered; of a larger one the client fetches it. */
  readonly inline: number;
  /** How many runs may have invoked each other. */
  readonly depth: number;
  /** Events that are kept until a run waits for them. */
  readonly notifications: number;
}

/** Those of the hosted service, as far as it documents them. */
export const RUN_LIMITS: RunLimits = {
  steps: 1000,
  journal: 100 * MEGABYTE,
  inline: 64 * MEGABYTE,
  depth: 100,
  notifications: 100,
};
