import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/schema-registry-client.ts';
import type { Kafka, Message } from '../../api/kafka.ts';
import { Copy } from '../../parts/copy.tsx';
import { agoText, bytesText, dateText, numberText, timeText } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { hashOf } from '../../route.ts';
import { bytesIn, type Content, contentOf, decodedWith } from './message-content.ts';

/** One message: when it was produced, its key, its value decoded, its headers. */
export function MessageDetail(props: {
  readonly kafka: Kafka;
  readonly message: Message;
  readonly close: () => void;
}) {
  const { kafka, message, close } = props;
  const { partition, offset, timestamp, key, value, headers } = message;
  const content = useDecoded(kafka.registry, value);
  const ofKey = contentOf(key);
  return (
    <section class="detail" aria-label={`Offset ${offset} of partition ${partition}`}>
      <div class="heading">
        <h3>
          Offset {numberText(offset)} of partition {partition}
        </h3>
        <Copy label="Copy as curl" text={() => curlOf(message)} />
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </div>
      <dl>
        <dt>Time</dt>
        <dd>
          <time dateTime={new Date(timestamp).toISOString()} title={timeText(timestamp)}>
            {dateText(timestamp)}
          </time>{' '}
          <span class="muted">({agoText(timestamp, Date.now())})</span>
        </dd>
        <dt>Key</dt>
        <dd>
          {key === '' ? <span class="muted">none</span> : <code class="value">{ofKey.text}</code>}
        </dd>
        <dt>Size</dt>
        <dd>{bytesText(bytesIn(message))}</dd>
        <dt>Value</dt>
        <dd>
          {content === undefined ? (
            'Tombstone: it deletes the key.'
          ) : (
            <>
              {content.form}
              {content.subject !== undefined && (
                <>
                  {' '}
                  (
                  <a href={hashOf('kafka', kafka.cluster.cluster_id, 'schemas', content.subject)}>
                    {content.subject}
                  </a>
                  )
                </>
              )}{' '}
              <Copy text={content.text} about="the value" />
            </>
          )}
        </dd>
      </dl>
      {content !== undefined && (
        <pre class="code" tabIndex={0}>
          {content.text}
        </pre>
      )}
      {headers.length === 0 ? (
        <p class="muted">No headers.</p>
      ) : (
        <Table
          label="Headers"
          columns={['Header', 'Value']}
          rows={headers.map((header, index) => ({
            id: String(index),
            cells: [<code>{header.key}</code>, <code class="value">{header.value}</code>],
          }))}
        />
      )}
    </section>
  );
}

/** The message as a command, with the variables that the official clients read. */
function curlOf({ topic, partition, offset }: Message): string {
  const body = JSON.stringify({ topic, partition, offset }).replaceAll("'", String.raw`'\''`);
  return `curl "$UPSTASH_KAFKA_REST_URL/fetch" -u "$UPSTASH_KAFKA_REST_USERNAME:$UPSTASH_KAFKA_REST_PASSWORD" --json '${body}'`;
}

/** A content, with the subject of its schema if the registry has it. */
type Decoded = Content & { readonly subject?: string | undefined };

/** A value as it is shown: one that names a schema of the registry is decoded with it. */
function useDecoded(registry: Kafka['registry'], value: string | null): Decoded | undefined {
  const [known, setKnown] = useState<{ readonly value: string; readonly content: Decoded }>();
  const plain = value === null ? undefined : contentOf(value);
  const schemaId = plain?.schemaId;
  useEffect(() => {
    if (value === null || schemaId === undefined) return;
    let isLeft = false;
    const load = async () => {
      const params = { path: { id: schemaId } };
      const [{ schema, schemaType }, versions] = await Promise.all([
        answerOf(registry.GET('/schema-registry/schemas/ids/{id}', { params })),
        answerOf(registry.GET('/schema-registry/schemas/ids/{id}/versions', { params })),
      ]);
      const content = decodedWith(value, {
        id: schemaId,
        text: schema,
        type: schemaType ?? 'AVRO',
      });
      if (!isLeft) setKnown({ value, content: { ...content, subject: versions[0]?.subject } });
    };
    // The registry may not have it: then what there is, is shown.
    void load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [registry, value, schemaId]);
  return known?.value === value ? known?.content : plain;
}
