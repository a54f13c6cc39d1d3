import { NameSet } from '../../../../base/name-set.ts';
import { sortedText, type JsonObject } from '../../json-text.ts';
import { narrowed, type Findings, type Pair } from './pair.ts';

const ALL = ['null', 'boolean', 'object', 'array', 'number', 'string'];

/** Findings about `type`, `enum` and `const`. */
export function typeFindings({ reader, writer, path }: Pair): Findings {
  const [read, written] = [typesOf(reader), typesOf(writer)];
  const lost = written.filter((type) => !takes(read, type));
  if (lost.length > 0) {
    const type = lost.length === written.length ? 'TYPE_CHANGED' : 'TYPE_NARROWED';
    const words = 'does not take all types at {path} that {writer} allows';
    return [narrowed(type, path, words, lost.join(', '))];
  }
  const allowed = valuesOf(reader);
  if (allowed === undefined) return [];
  const given = valuesOf(writer);
  const at = `${path}/${'const' in reader ? 'const' : 'enum'}`;
  if (given === undefined) {
    return [
      narrowed('ENUM_ARRAY_ADDED', at, 'takes only some values at {path}, {writer} others too'),
    ];
  }
  const known = new NameSet(allowed.map(sortedText));
  const missing = given.filter((value) => !known.has(sortedText(value)));
  if (missing.length === 0) return [];
  const info = missing.map((value) => JSON.stringify(value)).join(', ');
  return [narrowed('ENUM_ARRAY_NARROWED', at, 'lacks values at {path} that {writer} has', info)];
}

/** The types that a schema allows, or those of the values that it enumerates. */
export function typesOf({ type, ...rest }: JsonObject): readonly string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  const values = valuesOf(rest);
  if (values === undefined) return ALL;
  return [...new Set(values.map(typeOf))];
}

function takes(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function valuesOf(schema: JsonObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (JSON.isRawJSON(value)) return 'number';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
