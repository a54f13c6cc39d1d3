import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { subcommandTerm, withDescendants } from './command-tree.ts';

/** The commands, in the order of the help; each is a file or folder beside this one. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).startCommand(),
  mock: async () => (await import('./mock.ts')).mockCommand(),
  dev: async () => (await import('./toolkit/dev.ts')).devCommand(),
  env: async () => (await import('./env.ts')).envCommand(),
  status: async () => (await import('./status.ts')).statusCommand(),
  doctor: async () => (await import('./doctor/command.ts')).doctorCommand(),
  secrets: async () => (await import('./secrets.ts')).secretsCommand(),
  docs: async () => (await import('./docs.ts')).docsCommand(),
  completions: async () => (await import('./completions/command.ts')).completionsCommand(),
  db: async () => (await import('./db/command.ts')).dbCommand(),
  redis: async () => (await import('./redis/command.ts')).redisCommand(),
  topic: async () => (await import('./topic.ts')).topicCommand(),
  group: async () => (await import('./group.ts')).groupCommand(),
  produce: async () => (await import('./produce/command.ts')).produceCommand(),
  consume: async () => (await import('./consume/command.ts')).consumeCommand(),
  credential: async () => (await import('./credential.ts')).credentialCommand(),
  connector: async () => (await import('./connector.ts')).connectorCommand(),
  schema: async () => (await import('./schema/command.ts')).schemaCommand(),
  publish: async () => (await import('./publish.ts')).publishCommand(),
  message: async () => (await import('./message/command.ts')).messageCommand(),
  queue: async () => (await import('./queue.ts')).queueCommand(),
  'url-group': async () => (await import('./url-group.ts')).urlGroupCommand(),
  'flow-control': async () => (await import('./flow-control.ts')).flowControlCommand(),
  schedule: async () => (await import('./schedule.ts')).scheduleCommand(),
  dlq: async () => (await import('./dlq.ts')).dlqCommand(),
  workflow: async () => (await import('./workflow/command.ts')).workflowCommand(),
  logs: async () => (await import('./logs/command.ts')).logsCommand(),
  listen: async () => (await import('./listen/command.ts')).listenCommand(),
  keys: async () => (await import('./keys.ts')).keysCommand(),
  team: async () => (await import('./team.ts')).teamCommand(),
  account: async () => (await import('./account/command.ts')).accountCommand(),
  migrate: async () => (await import('./migrate/command.ts')).migrateCommand(),
  seed: async () => (await import('./seed.ts')).seedCommand(),
  reset: async () => (await import('./reset.ts')).resetCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  clock: async () => (await import('./clock.ts')).clockCommand(),
  fault: async () => (await import('./fault.ts')).faultCommand(),
  webhook: async () => (await import('./webhook.ts')).webhookCommand(),
  scenario: async () => (await import('./scenario.ts')).scenarioCommand(),
  check: async () => (await import('./toolkit/check.ts')).checkCommand(),
  verify: async () => (await import('./toolkit/verify.ts')).verifyCommand(),
  proxy: async () => (await import('./toolkit/proxy.ts')).proxyCommand(),
  generate: async () => (await import('./toolkit/generate.ts')).generateCommand(),
  lint: async () => (await import('./toolkit/lint.ts')).lintCommand(),
  run: async () => (await import('./toolkit/run.ts')).runCommand(),
  diff: async () => (await import('./toolkit/diff.ts')).diffCommand(),
  usage: async () => (await import('./toolkit/usage.ts')).usageCommand(),
  coverage: async () => (await import('./toolkit/coverage.ts')).coverageCommand(),
};

/** The commands that need the definitions of all others. */
const TELL_OF_ALL: readonly string[] = ['completions', 'docs'];

/**
 * The `plinth` program.
 * @param called the first argument. If it names a command, only that one is loaded, else all are
 */
export async function plinthProgram(called = ''): Promise<Command> {
  const program = new Command('plinth')
    .description('A self-hosted platform of databases, topics and queues over HTTP.')
    .version(packageJson.version)
    // Everything after a Redis command belongs to it, even if it begins with a dash.
    .enablePositionalOptions()
    .addHelpText(
      'after',
      `
Settings may also be given as variables (PLINTH_REDIS_PORT=0) and in plinth.config.json ({"redisPort": 0}).
Exit codes: 0 ended as asked, 1 failure, 2 wrong usage or setting, 3 address in use, 4 data directory unusable,
5 the platform refused, 6 the platform can't be reached, 7 the contract is not kept, 130 interrupted twice.`,
    );
  const isOne = !TELL_OF_ALL.includes(called) && Object.hasOwn(COMMANDS, called);
  const wanted = isOne ? [COMMANDS[called]!] : Object.values(COMMANDS);
  for (const command of await Promise.all(wanted.map((load) => load()))) {
    program.addCommand(command);
  }
  for (const command of withDescendants(program)) {
    // Wraps help at the width of the terminal, also beside long options.
    command.configureHelp({ minWidthToWrap: 20, subcommandTerm });
  }
  return program;
}
