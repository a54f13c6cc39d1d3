import type { Contract } from '../../contract/model/contract.ts';
import type { Schema } from '../../contract/model/document.ts';
import type { Direction, SchemaViolation } from '../../contract/model/schemas.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import { typedValue } from '../../contract/parameter-value.ts';

interface Content {
  /** With its `charset`; UTF-8 if it has none. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * The violations in a body of a text type (`text/plain`). A number or boolean that its schema has is also read from
 * the text.
 * @returns why it can't be held against its schema, where it can't
 */
export function textMisfits(
  contract: Contract,
  direction: Direction,
  { pointer, schema }: { readonly pointer: string; readonly schema: Schema },
  content: Content,
): SchemaViolation[] | string {
  const types = [...typesOf(contract, schema)];
  // OpenAPI 3.1, Media Type Object: the schema of `text/xml` describes the object that the text stands for.
  const isOfParts = types.length > 0 && types.every((type) => PARTS.has(type));
  if (isOfParts) return [];
  const text = decoded(content);
  if (text === undefined) return 'is not text in its charset';
  const at = `${pointer}/schema`;
  const typed = typedValue(contract, schema, text);
  if (contract.schemas.fits(direction, at, text)) return [];
  return contract.schemas.misfits(direction, at, typed);
}

const PARTS: ReadonlySet<string> = new Set(['object', 'array']);

function decoded({ contentType, bytes }: Content): string | undefined {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
