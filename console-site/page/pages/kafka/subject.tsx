import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/schema-registry-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { countText, prettyJson } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLimited } from '../../parts/use-limited.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { KafkaProps } from '../../props.ts';

type Registry = KafkaProps['kafka']['registry'];

/** How many versions are listed at first, and how many more on each request. */
const STEP = 50;

/** A subject with its versions, the newest first. Each is read when it is opened. */
export function Subject(props: {
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
    return numbers.toReversed();
  }, [registry, subject]);
  const remove = useAction(async () => {
    const params = { path: { subject } };
    await answerOf(registry.DELETE('/schema-registry/subjects/{subject}', { params }));
    deleted();
    location.hash = closeTo;
  });
  return (
    <section class="card detail" aria-label={`The subject ${subject}`}>
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
        {(versions) => <Versions registry={registry} subject={subject} versions={versions} />}
      </WhenLoaded>
    </section>
  );
}

interface OfSubject {
  readonly registry: Registry;
  readonly subject: string;
}

function Versions({
  registry,
  subject,
  versions,
}: OfSubject & { readonly versions: readonly number[] }) {
  const { shown, more } = useLimited(versions, STEP, 'version');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(versions.slice(0, 1)));
  return (
    <>
      <p class="muted">{countText(versions.length, 'version')}</p>
      {shown.map((version) => (
        <details
          key={version}
          open={version === versions[0]}
          onToggle={(event) => {
            if (event.currentTarget.open) setOpened((before) => new Set(before).add(version));
          }}
        >
          <summary>Version {version}</summary>
          {opened.has(version) && (
            <Version registry={registry} subject={subject} version={version} />
          )}
        </details>
      ))}
      {more}
    </>
  );
}

function Version({ registry, subject, version }: OfSubject & { readonly version: number }) {
  const loaded = useLoad(() => {
    const params = { path: { subject, version: String(version) } };
    return answerOf(
      registry.GET('/schema-registry/subjects/{subject}/versions/{version}', { params }),
    );
  }, [registry, subject, version]);
  return (
    <WhenLoaded loaded={loaded} what="the schema">
      {({ id, schema, schemaType = 'AVRO' }) => (
        <>
          <p class="row-of">
            <span class="muted">
              {schemaType === 'AVRO' ? 'Avro' : 'JSON Schema'}, ID {id}
            </span>
            <Copy text={() => schema} label="Copy" />
          </p>
          {/* Long ones are scrolled by the keyboard, too. */}
          <pre class="code" tabIndex={0}>
            {prettyJson(schema)}
          </pre>
        </>
      )}
    </WhenLoaded>
  );
}
