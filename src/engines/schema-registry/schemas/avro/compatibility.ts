import { NameMap } from '../../../../base/name-map.ts';
import { collectFindings, type Incompatibility } from '../incompatibility.ts';
import type { Work } from '../work.ts';
import {
  titleOf,
  type AvroEnum,
  type AvroFixed,
  type AvroNamed,
  type AvroRecord,
  type AvroSchema,
  type AvroUnion,
} from './schema.ts';

/** Kinds of a writer's type that a reader of another kind accepts (Avro specification, "Schema Resolution"). */
const PROMOTIONS: Readonly<Partial<Record<AvroSchema['kind'], readonly AvroSchema['kind'][]>>> = {
  long: ['int'],
  float: ['int', 'long'],
  double: ['int', 'long', 'float'],
  string: ['bytes'],
  bytes: ['string'],
};

type Found = readonly Incompatibility[];
const NOTHING: Found = [];

/**
 * Finds where a reader with one schema could not read data written with another, by the Avro specification, "Schema
 * Resolution". Findings have the names of Avro's `SchemaCompatibility`.
 */
export function avroIncompatibilities(reader: AvroSchema, writer: AvroSchema, work: Work): Found {
  /** Pairs whose comparison has begun. A pair that occurs within itself adds nothing. */
  const begun = new Map<AvroSchema, Map<AvroSchema, Found>>();
  return compare(reader, writer, '');

  function compare(r: AvroSchema, w: AvroSchema, path: string): Found {
    const known = begun.get(r)?.get(w);
    if (known !== undefined) return known;
    const pairs = begun.get(r) ?? new Map<AvroSchema, Found>();
    begun.set(r, pairs.set(w, NOTHING));
    const found = work.step(() => look(r, w, path), sizeOf(r) + sizeOf(w));
    pairs.set(w, found);
    return found;
  }

  function look(r: AvroSchema, w: AvroSchema, path: string): Found {
    if (w.kind === 'union')
      return collectFindings(w.branches, (branch) => readBranch(r, branch, path));
    if (r.kind === 'union') return readByUnion(r, w, path);
    if (r.kind === 'record' && w.kind === 'record') return compareRecords(r, w, path);
    if (r.kind === 'enum' && w.kind === 'enum') return compareEnums(r, w, path);
    if (r.kind === 'fixed' && w.kind === 'fixed') return compareFixed(r, w, path);
    if (r.kind === 'array' && w.kind === 'array') return compare(r.items, w.items, `${path}/items`);
    if (r.kind === 'map' && w.kind === 'map') return compare(r.values, w.values, `${path}/values`);
    if (r.kind === w.kind || PROMOTIONS[r.kind]?.includes(w.kind) === true) return NOTHING;
    return mismatch(r, w, path);
  }

  function readBranch(r: AvroSchema, branch: AvroSchema, path: string): Found {
    return r.kind === 'union' ? readByUnion(r, branch, path) : compare(r, branch, path);
  }

  function readByUnion(r: AvroUnion, w: AvroSchema, path: string): Found {
    const meant = r.byTitle.get(titleOf(w));
    const found = meant === undefined ? undefined : compare(meant, w, path);
    if (found?.length === 0) return NOTHING;
    const readable = r.branches.some((branch) => compare(branch, w, path).length === 0);
    if (readable) return NOTHING;
    // The findings of a branch with the same name say more than that no branch matches.
    if (found !== undefined && w.kind === 'record') return found;
    const description =
      '{reader} has a union at {path} without a branch for a type that {writer} has there';
    return [{ type: 'MISSING_UNION_BRANCH', path, description, info: titleOf(w) }];
  }

  function compareRecords(r: AvroRecord, w: AvroRecord, path: string): Found {
    const written = new NameMap(w.fields.map((field) => [field.name, field]));
    const found = collectFindings(r.fields.entries(), ([i, field]) => {
      const at = `${path}/fields/${i}`;
      const source = [field.name, ...field.aliases].find((name) => written.has(name));
      if (source !== undefined) {
        return compare(field.type, written.get(source)!.type, `${at}/type`);
      }
      if (field.default !== undefined) return NOTHING;
      const description = `the field '${field.name}' at {path} in {reader} has no default value and is missing in {writer}`;
      const type = 'READER_FIELD_MISSING_DEFAULT_VALUE';
      return [{ type, path: at, description, info: field.name }];
    });
    return [...compareNames(r, w, path), ...found];
  }
}

function compareEnums(r: AvroEnum, w: AvroEnum, path: string): Found {
  const missing = [...w.symbols].filter((symbol) => !r.symbols.has(symbol));
  const names = compareNames(r, w, path);
  if (missing.length === 0 || r.default !== undefined) return names;
  const description = '{reader} lacks symbols of the enum at {path} that {writer} has';
  const info = `[${missing.join(', ')}]`;
  return [...names, { type: 'MISSING_ENUM_SYMBOLS', path: `${path}/symbols`, description, info }];
}

function compareFixed(r: AvroFixed, w: AvroFixed, path: string): Found {
  const names = compareNames(r, w, path);
  if (r.size === w.size) return names;
  const description = 'the size of the fixed type at {path} in {reader} is not that in {writer}';
  const info = `expected: ${w.size}, found: ${r.size}`;
  return [...names, { type: 'FIXED_SIZE_MISMATCH', path: `${path}/size`, description, info }];
}

/** The cost of comparing a type, without the types within it. */
function sizeOf(type: AvroSchema): number {
  if (type.kind === 'union') return type.branches.length;
  if (type.kind === 'enum') return type.symbols.size + type.aliases.length;
  if (type.kind !== 'record') return 0;
  const aliases = type.fields.reduce((sum, field) => sum + field.aliases.length, 0);
  return type.fields.length + type.aliases.length + aliases;
}

/** Names must be equal without their namespaces, or match an alias of the reader. */
function compareNames(r: AvroNamed, w: AvroNamed, path: string): Found {
  if (r.name.simple === w.name.simple || r.aliases.includes(w.name.full)) return NOTHING;
  const description = 'the type at {path} has another name in {reader} than in {writer}';
  const info = `expected: ${w.name.full}`;
  return [{ type: 'NAME_MISMATCH', path: `${path}/name`, description, info }];
}

function mismatch(r: AvroSchema, w: AvroSchema, path: string): Found {
  const description = 'the type at {path} in {reader} can not read that in {writer}';
  const info = `reader type: ${r.kind.toUpperCase()} not compatible with writer type: ${w.kind.toUpperCase()}`;
  return [{ type: 'TYPE_MISMATCH', path, description, info }];
}
