import { type ByteString, fromText, toText } from '../../bytes.ts';
import { quoted } from '../../errors.ts';
import { RedisError } from '../../reply.ts';
import { FIELD_TYPES, type FieldType, type SchemaField } from './configuration.ts';

/** A document is read once for each field, and each takes memory. */
const MOST_FIELDS = 256;
const LONGEST_PATH = 1024;

/** The types that the service lists with FAST. A KEYWORD is FAST in any case, because it can always be grouped and ordered by. */
const FAST_TYPES: readonly FieldType[] = ['U64', 'I64', 'F64', 'BOOL', 'DATE', 'KEYWORD'];

/**
 * Reads what follows SCHEMA in `SEARCH.CREATE`: `path TYPE [FAST] [NOTOKENIZE] [NOSTEM] [FROM source]` for each field, or
 * `source TYPE [AS path]`. Types and options may be in any case and order. What follows a type and is none of its options
 * is the next field.
 *
 * @throws RedisError that names the field which is wrong
 */
export function parseSchema(argv: readonly ByteString[]): readonly SchemaField[] {
  const fields: SchemaField[] = [];
  const paths = new Set<string>();
  for (let at = 0; at < argv.length;) {
    const { field, end } = parseField(argv, at);
    if (paths.has(field.path)) throw wrong(fromText(field.path), 'is there twice');
    if (fields.length === MOST_FIELDS) {
      throw new RedisError(`ERR Invalid schema: it has more than ${MOST_FIELDS} fields`);
    }
    paths.add(field.path);
    fields.push(field);
    at = end;
  }
  if (fields.length === 0) throw new RedisError('ERR Invalid schema: it has no field');
  return fields;
}

function parseField(
  argv: readonly ByteString[],
  begin: number,
): { readonly field: SchemaField; readonly end: number } {
  const path = argv[begin]!;
  checkPath(path, path);
  const type = typeOf(path, argv[begin + 1]);
  let name = path;
  let source = path;
  const options = new Set<string>();
  let at = begin + 2;
  for (; at < argv.length; at++) {
    const option = argv[at]!.toUpperCase();
    // A field may be called like an option, and is then followed by its type.
    if (!OPTIONS.has(option) || (option !== 'FROM' && isType(argv[at + 1]))) break;
    if (options.has(option)) throw wrong(path, `has ${option} twice`);
    options.add(option);
    const other = OTHER_NAMES[option];
    if (other === undefined) continue;
    if (options.has(other)) throw wrong(path, `has ${option} as well as ${other}`);
    const word = argv[++at];
    if (word === undefined) {
      throw wrong(path, `has ${option} without a ${option === 'AS' ? 'name' : 'source'}`);
    }
    checkPath(path, word);
    if (option === 'AS') name = word;
    else source = word;
  }
  if (options.has('FAST') && !FAST_TYPES.includes(type)) {
    throw wrong(path, `of type ${type} can't be FAST`);
  }
  for (const option of ['NOTOKENIZE', 'NOSTEM']) {
    if (options.has(option) && type !== 'TEXT')
      throw wrong(path, `of type ${type} can't be ${option}`);
  }
  return {
    field: {
      path: toText(name),
      source: toText(source),
      type,
      isFast: options.has('FAST') || type === 'KEYWORD' || type === 'FACET',
      isTokenized: type === 'TEXT' && !options.has('NOTOKENIZE'),
      isStemmed: type === 'TEXT' && !options.has('NOTOKENIZE') && !options.has('NOSTEM'),
    },
    end: at,
  };
}

const OPTIONS: ReadonlySet<string> = new Set(['FAST', 'NOTOKENIZE', 'NOSTEM', 'FROM', 'AS']);
/** The options that give a field another name than its path, each with the other one. */
const OTHER_NAMES: Readonly<Record<string, string>> = { FROM: 'AS', AS: 'FROM' };

function isType(word: ByteString | undefined): boolean {
  const name = word?.toUpperCase();
  return FIELD_TYPES.some((type) => type === name);
}

function typeOf(path: ByteString, word: ByteString | undefined): FieldType {
  if (word === undefined) throw wrong(path, 'has no type');
  const type = FIELD_TYPES.find((each) => each === word.toUpperCase());
  if (type === undefined) throw wrong(path, `has an unknown type '${quoted(word, 128)}'`);
  return type;
}

function checkPath(field: ByteString, path: ByteString): void {
  const isFine = path.length > 0 && path.length <= LONGEST_PATH && !path.startsWith('$');
  if (!isFine || path.split('.').includes('')) {
    throw wrong(field, `has an invalid path '${quoted(path, 128)}'`);
  }
}

function wrong(field: ByteString, problem: string): RedisError {
  return new RedisError(`ERR Invalid schema: field '${quoted(field, 128)}' ${problem}`);
}
