import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { BackupRow } from '../../../control/backups/backup-rows.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { DatabaseRow } from '../../../control/databases/row.ts';
import type { ManagementCaller } from '../caller.ts';

type BackupOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'listBackups'
  | 'createBackup'
  | 'restoreBackup'
  | 'deleteBackup'
  | 'enableDailyBackup'
  | 'enableDailyBackupByPost'
  | 'disableDailyBackup'
  | 'disableDailyBackupByPost'
>;

const OK = { status: 200, body: 'OK' } as const;

/** Operations on backups of databases. */
export function backupOperations(
  control: Pick<ControlPlane, 'backups' | 'databases'>,
): BackupOperations {
  const setDaily = async (caller: ManagementCaller, id: string, on: boolean) => {
    await control.databases.setSwitch(caller, id, 'daily_backup', on);
    return OK;
  };

  return {
    listBackups: async ({ caller, path }) => {
      const found = await control.backups.list(caller, path.id);
      return { status: 200, body: found.backups.map((row) => bodyOf(row, found.database)) };
    },

    createBackup: async ({ caller, path, body }) => {
      await control.backups.create(caller, path.id, body.name);
      return OK;
    },

    restoreBackup: async ({ caller, path, body }) => {
      await control.backups.restore(caller, path.id, body.backup_id);
      return OK;
    },

    deleteBackup: async ({ caller, path }) => {
      await control.backups.delete(caller, path.id, path.backup_id);
      return OK;
    },

    enableDailyBackup: ({ caller, path }) => setDaily(caller, path.id, true),
    enableDailyBackupByPost: ({ caller, path }) => setDaily(caller, path.id, true),
    disableDailyBackup: ({ caller, path }) => setDaily(caller, path.id, false),
    disableDailyBackupByPost: ({ caller, path }) => setDaily(caller, path.id, false),
  };
}

function bodyOf(row: BackupRow, database: DatabaseRow): components['schemas']['backup'] {
  return {
    backup_id: row.backup_id,
    database_id: row.database_id,
    customer_id: database.customer_id,
    name: row.name,
    creation_time: Math.floor(row.creation_time / 1000),
    state: row.state,
    backup_size: row.size,
    daily_backup: row.daily === 1 ? 'true' : 'false',
    hourly_backup: 'false',
  };
}
