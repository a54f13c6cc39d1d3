import { Command, type Argument } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { accountCommand } from './account/command.ts';
import { dbCommand } from './db/command.ts';
import { connectorCommand } from './connector/command.ts';
import { consumeCommand } from './consume/command.ts';
import { credentialCommand } from './credential/command.ts';
import { dlqCommand } from './dlq/command.ts';
import { docsCommand } from './docs.ts';
import { envCommand } from './env.ts';
import { exportCommand } from './export.ts';
import { faultCommand } from './fault/command.ts';
import { flowControlCommand } from './flow-control/command.ts';
import { groupCommand } from './group/command.ts';
import { keysCommand } from './keys/command.ts';
import { listenCommand } from './listen/command.ts';
import { logsCommand } from './logs/command.ts';
import { messageCommand } from './message/command.ts';
import { mockCommand } from './mock.ts';
import { produceCommand } from './produce/command.ts';
import { publishCommand } from './publish/command.ts';
import { queueCommand } from './queue/command.ts';
import { resetCommand } from './reset.ts';
import { scheduleCommand } from './schedule/command.ts';
import { schemaCommand } from './schema/command.ts';
import { secretsCommand } from './secrets.ts';
import { seedCommand } from './seed.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';
import { teamCommand } from './team/command.ts';
import { checkCommand } from './toolkit/check.ts';
import { diffCommand } from './toolkit/diff.ts';
import { proxyCommand } from './toolkit/proxy.ts';
import { verifyCommand } from './toolkit/verify.ts';
import { topicCommand } from './topic/command.ts';
import { urlGroupCommand } from './url-group/command.ts';

/** The `plinth` program: each command is a file beside this one. */
export function plinthProgram(): Command {
  const program = new Command('plinth')
    .description('A database, stream and queue platform over HTTP, on one machine.')
    .version(packageJson.version)
    .addCommand(startCommand())
    .addCommand(mockCommand())
    .addCommand(envCommand())
    .addCommand(statusCommand())
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
    .addCommand(listenCommand())
    .addCommand(keysCommand())
    .addCommand(teamCommand())
    .addCommand(accountCommand())
    .addCommand(seedCommand())
    .addCommand(resetCommand())
    .addCommand(exportCommand())
    .addCommand(faultCommand())
    .addCommand(checkCommand())
    .addCommand(verifyCommand())
    .addCommand(proxyCommand())
    .addCommand(diffCommand())
    .addHelpText(
      'after',
      `
Settings may also be given as variables (PLINTH_REDIS_PORT=0) and in plinth.config.json ({"redisPort": 0}).
Exit codes: 0 ended as asked, 1 failure, 2 wrong usage or setting, 3 address in use, 4 data directory unusable,
5 the platform refused, 6 the platform can't be reached, 7 the contract is not kept, 130 interrupted twice.`,
    );
  for (const command of withAllBelow(program)) {
    // Lines of help end where a terminal does, also beside long options.
    command.configureHelp({ minWidthToWrap: 20, subcommandTerm });
  }
  return program;
}

/** A command with those below it, and those below them. */
export function withAllBelow(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withAllBelow)];
}

/** A command in the help of the one above it. */
function subcommandTerm(command: Command): string {
  return [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' ');
}

/** An argument as usage has it. */
export function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}
