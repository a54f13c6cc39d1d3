import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/schema-registry-client.ts';
import type { Kafka } from '../../api/kafka.ts';
import { contentOf, decodedWith, type Content } from './message-content.ts';

/** A content, with the subject of its schema if the registry has it. */
export type Decoded = Content & { readonly subject?: string | undefined };

/** A value as it is shown: one that names a schema of the registry is decoded with it. */
export function useDecoded(registry: Kafka['registry'], value: string | null): Decoded | undefined {
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
