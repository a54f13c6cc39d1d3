import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { KafkaError } from '../client/kafka/errors.ts';
import { ManagementError } from '../client/management/errors.ts';
import { QueueServiceError } from '../client/queue/errors.ts';
import { UnreachableError } from '../client/reach.ts';
import { SchemaRegistryClientError } from '../client/schema-registry/errors.ts';
import { ControlError } from '../control/errors.ts';
import { DataError } from '../data-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { SettingError } from '../settings/load.ts';
import { accountCommand } from './account/command.ts';
import { dbCommand } from './db/command.ts';
import { connectorCommand } from './connector/command.ts';
import { consumeCommand } from './consume/command.ts';
import { credentialCommand } from './credential/command.ts';
import { dlqCommand } from './dlq/command.ts';
import { docsCommand } from './docs.ts';
import { envCommand } from './env.ts';
import { flowControlCommand } from './flow-control/command.ts';
import { groupCommand } from './group/command.ts';
import { keysCommand } from './keys/command.ts';
import { logsCommand } from './logs/command.ts';
import { messageCommand } from './message/command.ts';
import { mockCommand } from './mock.ts';
import { produceCommand } from './produce/command.ts';
import { publishCommand } from './publish/command.ts';
import { queueCommand } from './queue/command.ts';
import { scheduleCommand } from './schedule/command.ts';
import { schemaCommand } from './schema/command.ts';
import { secretsCommand } from './secrets.ts';
import { startCommand } from './start.ts';
import { teamCommand } from './team/command.ts';
import { topicCommand } from './topic/command.ts';
import { urlGroupCommand } from './url-group/command.ts';

/** The `plinth` program: each command is a file beside this one. */
const program = new Command('plinth')
  .description('A database, stream and queue platform over HTTP, on one machine.')
  .version(packageJson.version)
  .addCommand(startCommand())
  .addCommand(mockCommand())
  .addCommand(envCommand())
  .addCommand(secretsCommand())
  .addCommand(docsCommand())
  .addCommand(dbCommand())
  .addCommand(topicCommand())
  .addCommand(groupCommand())
  .addCommand(produceCommand())
  .addCommand(consumeCommand())
  .addCommand(credentialCommand())
  .addCommand(connectorCommand())
  .addCommand(schemaCommand())
  .addCommand(publishCommand())
  .addCommand(messageCommand())
  .addCommand(queueCommand())
  .addCommand(urlGroupCommand())
  .addCommand(flowControlCommand())
  .addCommand(scheduleCommand())
  .addCommand(dlqCommand())
  .addCommand(logsCommand())
  .addCommand(keysCommand())
  .addCommand(teamCommand())
  .addCommand(accountCommand())
  .addHelpText(
    'after',
    `
Settings may also be given as variables (PLINTH_REDIS_PORT=0) and in plinth.config.json ({"redisPort": 0}).
Exit codes: 0 ended as asked, 1 failure, 2 wrong usage or setting, 3 address in use, 4 data directory unusable,
5 the platform refused, 6 the platform can't be reached, 130 interrupted twice.`,
  );

for (const command of withAllBelow(program)) {
  command.exitOverride();
  command.configureOutput({ outputError: (message, write) => write(inOneLine(message)) });
}
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** A command with those below it, and those below them. */
function withAllBelow(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withAllBelow)];
}

/** What Commander says (`error: unknown option '--prot'`, and a guess below) as we say things. */
function inOneLine(message: string): string {
  return `${message
    .replace(/^error: /, 'plinth: ')
    .trimEnd()
    .replaceAll('\n', ' ')}\n`;
}

/** Says in one line what is wrong. @returns the exit code */
function report(error: unknown): number {
  // Commander has already printed what it has to say.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
  if (error instanceof SettingError) {
    console.error(`plinth: ${error.message}`);
    return EXIT_CODES.usage;
  }
  if (error instanceof DataError) {
    console.error(`plinth: ${error.message}`);
    return EXIT_CODES.data;
  }
  if (
    error instanceof ManagementError ||
    error instanceof KafkaError ||
    error instanceof QueueServiceError ||
    error instanceof SchemaRegistryClientError ||
    error instanceof ControlError
  ) {
    console.error(`plinth: ${error.message}`);
    const isPort = error instanceof ControlError && error.code === 'noPortLeft';
    return isPort ? EXIT_CODES.address : EXIT_CODES.refused;
  }
  if (error instanceof UnreachableError) {
    console.error(`plinth: ${error.message}`);
    return EXIT_CODES.unreachable;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EADDRNOTAVAIL' || code === 'EACCES') {
    console.error(`plinth: ${message} (choose another port, 0 takes any free one)`);
    return EXIT_CODES.address;
  }
  console.error(error);
  return EXIT_CODES.failure;
}
