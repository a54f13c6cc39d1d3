import { type Argv, type Command, type CommandBuilders, methodsOf } from './command.ts';
import { pipelineOf, type Pipeline } from './pipeline.ts';
import { runCommand, type RedisRestClient, type Result } from './rest-client.ts';

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
