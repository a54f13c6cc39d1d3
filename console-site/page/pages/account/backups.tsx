import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { Session } from '../../api/session.ts';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText, dateText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

/** Backups of databases: made, restored and deleted. */
export function Backups({ session }: AccountProps) {
  const { management } = session;
  const databases = useLoad(() => answerOf(management.GET('/v2/redis/databases')), [management]);
  const [chosen, setChosen] = useState<string | undefined>();
  return (
    <WhenLoaded loaded={databases} what="databases">
      {(all) => {
        const id = chosen ?? all[0]?.database_id;
        if (id === undefined) return <Empty>No databases yet.</Empty>;
        return (
          <>
            <form class="filters" onSubmit={(event) => event.preventDefault()}>
              <Choice
                label="Database"
                options={all.map(({ database_id: value, database_name: title }) => ({
                  value,
                  title,
                }))}
                value={id}
                choose={setChosen}
              />
            </form>
            <BackupsOf key={id} session={session} id={id} />
          </>
        );
      }}
    </WhenLoaded>
  );
}

function BackupsOf(props: { readonly session: Session; readonly id: string }) {
  const { id } = props;
  const { management } = props.session;
  const params = { path: { id } };
  const loaded = useLoad(
    () => answerOf(management.GET('/v2/redis/list-backup/{id}', { params })),
    [management, id],
    3_000,
  );
  const make = useAction(async ({ name = '' }: Readonly<Record<string, string>>) => {
    await answerOf(management.POST('/v2/redis/create-backup/{id}', { params, body: { name } }));
    loaded.reload();
  });
  const restore = useAction(async (backupId: string) => {
    const body = { backup_id: backupId };
    await answerOf(management.POST('/v2/redis/restore-backup/{id}', { params, body }));
    return 'Restored.';
  });
  const remove = useAction(async (backupId: string) => {
    const path = { id, backup_id: backupId };
    await answerOf(
      management.DELETE('/v2/redis/delete-backup/{id}/{backup_id}', { params: { path } }),
    );
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required />
        </label>
        <button type="submit" disabled={make.isBusy}>
          Create backup
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={restore} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="backups">
        {(backups) =>
          backups.length === 0 ? (
            <Empty>No backups of this database yet.</Empty>
          ) : (
            <Table
              label="Backups"
              columns={['Name', 'Created', 'State', 'Size', '']}
              rows={backups.map((backup) => ({
                id: backup.backup_id,
                cells: [
                  backup.name,
                  dateText(backup.creation_time * 1000),
                  backup.state,
                  bytesText(backup.backup_size),
                  <>
                    <ConfirmButton
                      label="Restore"
                      question="Replace all keys?"
                      about={backup.name}
                      confirmed={() => void restore.run(backup.backup_id)}
                    />{' '}
                    <ConfirmButton
                      label="Delete"
                      about={backup.name}
                      confirmed={() => void remove.run(backup.backup_id)}
                    />
                  </>,
                ],
              }))}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}
