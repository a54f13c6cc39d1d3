/** What a client of workflows can do; see the contract. */
export type Feature =
  | 'LazyFetch'
  | 'InitialBody'
  | 'WF_NoDelete'
  | 'WF_DetectTrigger'
  | 'WF_TriggerOnConfig';

/** What a message does in a workflow, besides being delivered. */
export interface RunPart {
  /** The run. A new one without an id gets a random one. */
  readonly id: string;
  /** The URL of the workflow; the destination if omitted. */
  readonly url?: string | undefined;
  /**
   * `begin`: creates the run, with the body as its payload. `invoke`: the same for another run, which the body names.
   * `step`: a step of it. `call`: a request of a step to a third party.
   */
  readonly does: 'begin' | 'invoke' | 'step' | 'call';
  /** Its endpoint begins a run that exists already. */
  readonly again?: true | undefined;
  /** The endpoint is to show at its first answer that it is one of a workflow. */
  readonly triggered?: true | undefined;
  /** The client does not know the settings of the workflow: its endpoint begins the run again. */
  readonly unknown?: true | undefined;
  readonly features: readonly Feature[];
  /** How many runs have invoked each other to get here. */
  readonly depth: number;
}
