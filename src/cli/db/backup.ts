import { Command } from 'commander';
import { answerOf, type ManagementClient } from '../../client/management-client.ts';
import { byIdOrName } from '../management/by-id-or-name.ts';
import { managementCommand } from '../management/management-command.ts';
import { table } from '../management/table.ts';
import { databaseId } from './databases.ts';
import { momentText } from '../moment.ts';

/** `plinth db backup`: the backups of a database. A backup is named by its id or its name. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('back databases up, and restore them')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(restoreCommand())
    .addCommand(deleteCommand())
    .addCommand(dailyCommand());
}

function createCommand(): Command {
  return managementCommand(
    'create <database> <name>',
    'back a database up',
    async (client, [wanted = '', name = '']) => {
      const id = await databaseId(client, wanted);
      const request = { params: { path: { id } }, body: { name } };
      const answer = await answerOf(client.POST('/v2/redis/create-backup/{id}', request));
      return { answer, text: `backed up database ${id} as ${name}\n` };
    },
  );
}

function listCommand(): Command {
  return managementCommand(
    'list <database>',
    'list the backups of a database',
    async (client, [wanted = '']) => {
      const answer = await backupsOf(client, await databaseId(client, wanted));
      const rows = answer.map((backup) => [
        backup.backup_id,
        backup.name,
        momentText(backup.creation_time * 1000),
        backup.state,
        backup.backup_size,
        backup.daily_backup === 'true',
      ]);
      const headings = ['ID', 'NAME', 'CREATED', 'STATE', 'BYTES', 'DAILY'];
      return { answer, text: table(headings, rows) };
    },
  );
}

function restoreCommand(): Command {
  return managementCommand(
    'restore <database> <backup>',
    'replace the keys of a database by those of a backup',
    async (client, [wanted = '', wantedBackup = ''], { from }) => {
      const id = await databaseId(client, wanted);
      const source = typeof from === 'string' ? await databaseId(client, from) : id;
      const body = { backup_id: await backupId(client, source, wantedBackup) };
      const request = { params: { path: { id } }, body };
      const answer = await answerOf(client.POST('/v2/redis/restore-backup/{id}', request));
      return { answer, text: `restored database ${id} from backup ${body.backup_id}\n` };
    },
  ).option('--from <database>', 'the database that the backup was made of, if it is another one');
}

function deleteCommand(): Command {
  return managementCommand(
    'delete <database> <backup>',
    'delete a backup',
    async (client, [wanted = '', wantedBackup = '']) => {
      const id = await databaseId(client, wanted);
      const path = { id, backup_id: await backupId(client, id, wantedBackup) };
      const answer = await answerOf(
        client.DELETE('/v2/redis/delete-backup/{id}/{backup_id}', { params: { path } }),
      );
      return { answer, text: `deleted backup ${path.backup_id}\n` };
    },
  );
}

function dailyCommand(): Command {
  return managementCommand(
    'daily <database>',
    'back a database up every day',
    async (client, [wanted = ''], { off }) => {
      const id = await databaseId(client, wanted);
      const request = { params: { path: { id } } };
      const answer = await answerOf(
        off === true
          ? client.PATCH('/v2/redis/disable-dailybackup/{id}', request)
          : client.PATCH('/v2/redis/enable-dailybackup/{id}', request),
      );
      const text = off === true ? 'is no longer backed up every day' : 'is backed up every day';
      return { answer, text: `database ${id} ${text}\n` };
    },
  ).option('--off', 'stop that');
}

function backupsOf(client: ManagementClient, id: string) {
  return answerOf(client.GET('/v2/redis/list-backup/{id}', { params: { path: { id } } }));
}

/** The id of the backup that a user means. @throws ManagementError */
async function backupId(client: ManagementClient, id: string, wanted: string): Promise<string> {
  const found = byIdOrName(await backupsOf(client, id), wanted, {
    kind: 'backup',
    idOf: (backup) => backup.backup_id,
    nameOf: (backup) => backup.name,
  });
  return found.backup_id;
}
