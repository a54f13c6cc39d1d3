import { answerOf } from '../../../../src/client/management/management-client.ts';
import type { Session } from '../../api/session.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { Told, useAction } from '../../parts/use-action.tsx';

const REGIONS = ['eu-west-1', 'us-east-1', 'us-west-1', 'ap-northeast-1', 'us-central1'] as const;

/** Makes a database. */
export function NewDatabase(props: {
  readonly session: Session;
  readonly made: (id: string) => void;
}) {
  const { session, made } = props;
  const create = useAction(async ({ name = '', region = '' }: Readonly<Record<string, string>>) => {
    const chosen = REGIONS.find((each) => each === region) ?? REGIONS[0];
    const body = { name, region: chosen, tls: false };
    const database = await answerOf(session.management.POST('/v2/redis/database', { body }));
    made(database.database_id);
  });
  return (
    <form class="card narrow" onSubmit={(event) => void create.run(fieldsOf(event))}>
      <label>
        Name
        <input name="name" required />
      </label>
      <label>
        Region
        <select name="region">
          {REGIONS.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </select>
      </label>
      <Told action={create} />
      <button type="submit" disabled={create.isBusy}>
        Create the database
      </button>
    </form>
  );
}
