import type { Argv, Command, CommandBuilders } from './command.ts';
import { methodsOf } from './methods.ts';
import { runTogether, type RedisRestClient, type Result } from './rest-client.ts';

/** What became of one command of a pipeline. */
export type Outcome<Reply> =
  | { readonly result: Reply; readonly error?: undefined }
  | { readonly error: string; readonly result?: undefined };

/**
 * Commands that go out in one request. Where they are chained, the outcomes are typed one by one;
 * where they are added in separate statements, they are outcomes of any reply.
 */
export type Pipeline<Commands, Outcomes extends readonly unknown[] = []> = {
  readonly [Name in keyof Commands]: Commands[Name] extends (
    ...args: infer Parameters
  ) => Command<infer Reply>
    ? (...args: Parameters) => Pipeline<Commands, [...Outcomes, Outcome<Reply>]>
    : never;
} & {
  /** Adds a command given word by word. */
  readonly call: (...argv: Argv) => Pipeline<Commands, [...Outcomes, Outcome<Result>]>;
  /**
   * Sends the commands. They run in order, and one that fails does not stop those after it. Of a pipeline,
   * commands of other clients can come in between; a transaction is one, and none of its commands runs
   * where one of them may not.
   * @throws RedisRestError where the request as a whole is refused, or the transaction is discarded
   */
  readonly exec: () => Promise<Outcomes extends readonly [] ? Outcome<Result>[] : Outcomes>;
};

export function pipelineOf<Commands extends CommandBuilders>(
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
