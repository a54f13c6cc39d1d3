import { type Argv, type Command, type CommandBuilders, methodsOf } from './command.ts';
import { type RedisRestClient, type Result, runCommand, runTogether } from './rest-client.ts';

/** One method for each command; each call is a request. */
export type Client<Commands> = {
  readonly [Name in keyof Commands]: Commands[Name] extends (
    ...args: infer Parameters
  ) => Command<infer Reply>
    ? (...args: Parameters) => Promise<Reply>
    : never;
} & {
  /** Runs a command given as a list of words. @throws RedisCommandError */
  readonly call: (...argv: Argv) => Promise<Result>;
  /** Collects commands to be sent in one request. */
  readonly pipeline: () => Pipeline<Commands>;
  /** Collects commands to be sent in one request and run as a transaction: all of them or none. */
  readonly multi: () => Pipeline<Commands>;
};

export function clientOf<Commands extends CommandBuilders>(
  commands: Commands,
  rest: RedisRestClient,
): Client<Commands> {
  const run = (argv: Argv): Promise<Result> => runCommand(rest, argv);
  const client: unknown = {
    ...methodsOf(commands, run),
    call: (...argv: Argv) => run(argv),
    pipeline: () => pipelineOf(commands, rest, '/pipeline'),
    multi: () => pipelineOf(commands, rest, '/multi-exec'),
  };
  return client as Client<Commands>;
}

/** The outcome of one command of a pipeline. */
type Outcome<Reply> =
  | { readonly result: Reply; readonly error?: undefined }
  | { readonly error: string; readonly result?: undefined };

/**
 * Commands to be sent in one request. Chained calls give each outcome its type; commands added in separate statements
 * have outcomes of any reply.
 */
type Pipeline<Commands, Outcomes extends readonly unknown[] = []> = {
  readonly [Name in keyof Commands]: Commands[Name] extends (
    ...args: infer Parameters
  ) => Command<infer Reply>
    ? (...args: Parameters) => Pipeline<Commands, [...Outcomes, Outcome<Reply>]>
    : never;
} & {
  /** Adds a command given as a list of words. */
  readonly call: (...argv: Argv) => Pipeline<Commands, [...Outcomes, Outcome<Result>]>;
  /**
   * Sends the commands. They run in order, and a failed one does not stop those after it. Commands of other clients
   * can run between those of a pipeline; a transaction is atomic, and runs none of its commands where one of them is
   * not allowed.
   * @throws RedisRestError if the request as a whole is refused, or the transaction is discarded
   */
  readonly exec: () => Promise<Outcomes extends readonly [] ? Outcome<Result>[] : Outcomes>;
};

function pipelineOf<Commands extends CommandBuilders>(
  commands: Commands,
  rest: RedisRestClient,
  path: '/pipeline' | '/multi-exec',
): Pipeline<Commands> {
  const rows: Argv[] = [];
  const add = (argv: Argv): unknown => {
    rows.push(argv);
    return pipeline;
  };
  const pipeline: unknown = {
    ...methodsOf(commands, add),
    call: (...argv: Argv) => add(argv),
    exec: () => runTogether(rest, path, rows),
  };
  return pipeline as Pipeline<Commands>;
}
