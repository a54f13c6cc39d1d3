import { useMemo, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/schema-registry/schema-registry-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { prettyJson } from '../../parts/format.ts';
import { SeenReader } from '../../parts/seen-reader.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { KafkaProps } from '../../props.ts';

type Registry = KafkaProps['kafka']['registry'];

/** The subjects of the schema registry, and a form to register a version. */
export function Schemas({ kafka: { registry }, base, item }: KafkaProps) {
  const loaded = useLoad(() => answerOf(registry.GET('/schema-registry/subjects')), [registry]);
  const [, setKnown] = useState(0);
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
      location.hash = hashOf(...base, subject);
      return `Registered with ID ${id}.`;
    },
  );
  return (
    <>
      <WhenLoaded loaded={loaded} what="subjects">
        {(subjects) =>
          subjects.length === 0 ? (
            <Empty>No schemas yet. Register the first one below.</Empty>
          ) : (
            <VirtualList
              items={subjects}
              rowHeight={36}
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
          key={item}
          registry={registry}
          subject={item}
          closeTo={hashOf(...base)}
          deleted={loaded.reload}
        />
      )}
      <h2>Register a schema</h2>
      <form class="card form" onSubmit={(event) => void register.run(fieldsOf(event))}>
        <label>
          Subject
          <input name="subject" required placeholder="orders-value" defaultValue={item ?? ''} />
        </label>
        <label>
          Type
          <select name="type">
            <option>AVRO</option>
            <option>JSON</option>
          </select>
        </label>
        <label>
          Schema
          <textarea class="code" name="schema" rows={8} required />
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

function Subject(props: {
  readonly registry: Registry;
  readonly subject: string;
  readonly closeTo: string;
  readonly deleted: () => void;
}) {
  const { registry, subject, closeTo, deleted } = props;
  const loaded = useLoad(async () => {
    const params = { path: { subject } };
    const numbers = await answerOf(
      registry.GET('/schema-registry/subjects/{subject}/versions', { params }),
    );
    return Promise.all(
      numbers.toReversed().map((version) =>
        answerOf(
          registry.GET('/schema-registry/subjects/{subject}/versions/{version}', {
            params: { path: { subject, version: String(version) } },
          }),
        ),
      ),
    );
  }, [registry, subject]);
  const remove = useAction(async () => {
    const params = { path: { subject } };
    await answerOf(registry.DELETE('/schema-registry/subjects/{subject}', { params }));
    deleted();
    location.hash = closeTo;
  });
  return (
    <section class="card" aria-label={`The subject ${subject}`}>
      <div class="heading">
        <h2 class="code-text">{subject}</h2>
        <ConfirmButton
          label="Delete"
          question="Delete all versions?"
          action="Delete subject"
          confirmed={() => void remove.run()}
        />
        <a class="button quiet" href={closeTo}>
          Close
        </a>
      </div>
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="versions">
        {(versions) =>
          versions.map(({ version, id, schema }) => (
            <details key={version} open={version === versions[0]!.version}>
              <summary>
                Version {version}, ID {id}
              </summary>
              <pre class="code">{prettyJson(schema)}</pre>
            </details>
          ))
        }
      </WhenLoaded>
    </section>
  );
}
