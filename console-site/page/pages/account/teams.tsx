import { answerOf } from '../../../../src/client/management-client.ts';
import type { Session } from '../../api/session.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

const ROLES = ['admin', 'dev', 'finance'] as const;

/** Teams and their members. */
export function Teams({ session }: AccountProps) {
  const { management } = session;
  const loaded = useLoad(() => answerOf(management.GET('/v2/teams')), [management]);
  const make = useAction(async ({ name = '' }: Readonly<Record<string, string>>) => {
    const body = { team_name: name, copy_cc: false };
    await answerOf(management.POST('/v2/team', { body }));
    loaded.reload();
  });
  const remove = useAction(async (id: string) => {
    await answerOf(management.DELETE('/v2/team/{id}', { params: { path: { id } } }));
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          New team
          <input name="name" required />
        </label>
        <button type="submit" disabled={make.isBusy}>
          Create
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="teams">
        {(teams) =>
          teams.length === 0 ? (
            <Empty>No teams yet.</Empty>
          ) : (
            teams.map(({ team_id: id, team_name: name, member_role: role }) => (
              <section class="card" key={id}>
                <div class="heading">
                  <h2>{name}</h2>
                  <span class="muted">Your role: {role}</span>
                  <ConfirmButton
                    label="Delete"
                    about={name}
                    confirmed={() => void remove.run(id)}
                  />
                </div>
                <Members session={session} teamId={id} />
              </section>
            ))
          )
        }
      </WhenLoaded>
    </>
  );
}

function Members(props: { readonly session: Session; readonly teamId: string }) {
  const { teamId } = props;
  const { management } = props.session;
  const loaded = useLoad(() => {
    const params = { path: { team_id: teamId } };
    return answerOf(management.GET('/v2/teams/{team_id}', { params }));
  }, [management, teamId]);
  const add = useAction(async ({ email = '', role = '' }: Readonly<Record<string, string>>) => {
    const known = ROLES.find((each) => each === role) ?? 'dev';
    const body = { team_id: teamId, member_email: email, member_role: known };
    await answerOf(management.POST('/v2/teams/member', { body }));
    loaded.reload();
  });
  const remove = useAction(async (email: string) => {
    const body = { team_id: teamId, member_email: email };
    await answerOf(management.DELETE('/v2/teams/member', { body }));
    loaded.reload();
  });
  return (
    <WhenLoaded loaded={loaded} what="members">
      {(members) => (
        <>
          <Table
            label="Members"
            columns={['E-mail', 'Role', '']}
            rows={members.map(({ member_email: email, member_role: role }) => ({
              id: email,
              cells: [
                email,
                role,
                role === 'owner' ? (
                  ''
                ) : (
                  <ConfirmButton
                    label="Remove"
                    about={email}
                    confirmed={() => void remove.run(email)}
                  />
                ),
              ],
            }))}
          />
          <form class="filters" onSubmit={(event) => void add.run(fieldsOf(event))}>
            <label>
              E-mail of a new member
              <input name="email" type="email" required />
            </label>
            <label>
              Role
              <select name="role">
                {ROLES.map((role) => (
                  <option key={role}>{role}</option>
                ))}
              </select>
            </label>
            <button type="submit" disabled={add.isBusy}>
              Add
            </button>
          </form>
          <ActionOutcome action={add} />
          <ActionOutcome action={remove} />
        </>
      )}
    </WhenLoaded>
  );
}
