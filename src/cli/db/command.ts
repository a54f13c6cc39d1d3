import { Command } from 'commander';
import { answerOf } from '../../client/management/management-client.ts';
import { confirm, withConfirmation } from '../confirm.ts';
import { managementCommand } from '../management/management-command.ts';
import { table } from '../management/table.ts';
import { backupCommand } from './backup.ts';
import { createCommand } from './create.ts';
import { databaseId, databaseText } from './databases.ts';
import { statsCommand } from './stats.ts';

/** `plinth db`: the databases of a platform. A database is named by its id or its name. */
export function dbCommand(): Command {
  return new Command('db')
    .description('manage the databases of a platform')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(renameCommand())
    .addCommand(deleteCommand())
    .addCommand(resetPasswordCommand())
    .addCommand(statsCommand())
    .addCommand(backupCommand());
}

function listCommand(): Command {
  return managementCommand('list', 'list the databases', async (client) => {
    const answer = await answerOf(client.GET('/v2/redis/databases'));
    const rows = answer.map((database) => [
      database.database_id,
      database.database_name,
      database.database_type,
      database.region,
      database.endpoint,
      database.port,
      database.tls,
    ]);
    const headings = ['ID', 'NAME', 'TYPE', 'REGION', 'ENDPOINT', 'PORT', 'TLS'];
    return { answer, text: table(headings, rows) };
  });
}

function getCommand(): Command {
  return managementCommand(
    'get <database>',
    'show a database, its tokens and its limits',
    async (client, [wanted = '']) => {
      const id = await databaseId(client, wanted);
      const params = { path: { id } };
      const answer = await answerOf(client.GET('/v2/redis/database/{id}', { params }));
      return { answer, text: databaseText(answer) };
    },
  );
}

function renameCommand(): Command {
  return managementCommand(
    'rename <database> <name>',
    'rename a database',
    async (client, [wanted = '', name = '']) => {
      const id = await databaseId(client, wanted);
      const request = { params: { path: { id } }, body: { name } };
      const answer = await answerOf(client.POST('/v2/redis/rename/{id}', request));
      return { answer, text: databaseText(answer) };
    },
  );
}

function deleteCommand(): Command {
  const command = managementCommand(
    'delete <database>',
    'delete a database and its data',
    async (client, [wanted = ''], options, shell) => {
      const id = await databaseId(client, wanted);
      await confirm(`delete database ${wanted} with all that it holds`, options, shell);
      const query = options['force'] === true ? { force: true } : {};
      const params = { path: { id }, query };
      const answer = await answerOf(client.DELETE('/v2/redis/database/{id}', { params }));
      return { answer, text: `deleted database ${id}\n` };
    },
  ).option('--force', 'delete it even if its tokens are in the env block');
  return withConfirmation(command);
}

function resetPasswordCommand(): Command {
  return managementCommand(
    'reset-password <database>',
    'give a database a new password and new tokens; the old ones are refused from then on',
    async (client, [wanted = '']) => {
      const id = await databaseId(client, wanted);
      const params = { path: { id } };
      const answer = await answerOf(client.POST('/v2/redis/reset-password/{id}', { params }));
      return { answer, text: databaseText(answer) };
    },
  );
}
