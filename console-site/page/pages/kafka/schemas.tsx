import { useMemo, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/schema-registry-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { SeenReader } from '../../parts/seen-reader.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { KafkaProps } from '../../props.ts';
import { Subject } from './subject.tsx';

type Registry = KafkaProps['kafka']['registry'];

const EXAMPLE = `{
  "type": "record",
  "name": "Order",
  "fields": [{ "name": "id", "type": "string" }]
}`;

/** The subjects of the schema registry, and a form to register a version. */
export function Schemas({ kafka: { registry }, base, item }: KafkaProps) {
  const loaded = useLoad(() => answerOf(registry.GET('/schema-registry/subjects')), [registry]);
  const [, setKnown] = useState(0);
  /** How many versions have been registered here: an open subject is read again. */
  const [made, setMade] = useState(0);
  const latest = useMemo(
    () => latestVersions(registry, () => setKnown((before) => before + 1)),
    [registry, loaded.data],
  );
  const register = useAction(
    async ({ subject = '', type = '', schema = '' }: Readonly<Record<string, string>>) => {
      const params = { path: { subject } };
      const body = { schema, schemaType: type === 'JSON' ? ('JSON' as const) : ('AVRO' as const) };
      const { id } = await answerOf(
        registry.POST('/schema-registry/subjects/{subject}/versions', { params, body }),
      );
      loaded.reload();
      setMade((before) => before + 1);
      location.hash = hashOf(...base, subject);
      return `Registered with ID ${id}.`;
    },
  );
  return (
    <>
      <div class={item === undefined ? 'split' : 'split both'}>
        <WhenLoaded loaded={loaded} what="subjects">
          {(subjects) =>
            subjects.length === 0 ? (
              <Empty>No schemas yet. Register the first one below.</Empty>
            ) : (
              <VirtualList
                items={subjects}
                rowHeight={40}
                label="Subjects"
                keyOf={(subject) => subject}
                chosen={item}
                choose={(subject) => {
                  location.hash = hashOf(...base, subject);
                }}
                seen={(subjects) => latest.see(subjects)}
                row={(subject) => (
                  <>
                    <span class="grow code-text">{subject}</span>
                    <span class="muted">{latest.of(subject)}</span>
                  </>
                )}
              />
            )
          }
        </WhenLoaded>
        {item !== undefined && (
          <Subject
            key={`${item} ${made}`}
            registry={registry}
            subject={item}
            closeTo={hashOf(...base)}
            deleted={loaded.reload}
          />
        )}
      </div>
      <h2>Register a schema</h2>
      <form class="card form narrow" onSubmit={(event) => void register.run(fieldsOf(event))}>
        <div class="filters">
          <label class="fill">
            Subject
            <input name="subject" required placeholder="orders-value" defaultValue={item ?? ''} />
          </label>
          <label class="medium">
            Type
            <select name="type">
              <option value="AVRO">Avro</option>
              <option value="JSON">JSON Schema</option>
            </select>
          </label>
        </div>
        <label>
          Schema
          <textarea class="code" name="schema" rows={6} required placeholder={EXAMPLE} />
        </label>
        <ActionOutcome action={register} />
        <button type="submit" disabled={register.isBusy}>
          Register schema
        </button>
      </form>
    </>
  );
}

/** Reads the type and the number of the latest version of the subjects that are seen: `Avro, version 3`. */
function latestVersions(registry: Registry, changed: () => void): SeenReader<string, string> {
  return new SeenReader(
    (subject) => subject,
    async (subjects) => {
      const found = await Promise.allSettled(subjects.map(latestOf));
      // One that has been deleted meanwhile has none.
      return found.map((each) => (each.status === 'fulfilled' ? each.value : ''));
    },
    changed,
  );

  async function latestOf(subject: string): Promise<string> {
    const params = { path: { subject, version: 'latest' } };
    const { version, schemaType = 'AVRO' } = await answerOf(
      registry.GET('/schema-registry/subjects/{subject}/versions/{version}', { params }),
    );
    return `${schemaType === 'AVRO' ? 'Avro' : schemaType}, version ${version}`;
  }
}
