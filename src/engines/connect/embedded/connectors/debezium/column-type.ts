import { Decimal } from '../../data/decimal.ts';
import { decimalSchema, INT32, optional, type Schema, type SchemaType } from '../../data/schema.ts';
import { integer, type Value } from '../../data/value.ts';
import { ConnectError } from '../../../errors.ts';
import {
  dateDays,
  intervalMicros,
  timeMicros,
  timestampMicros,
  zonedTime,
  zonedTimestamp,
} from './times.ts';

/** The type of a column by the server's catalog. */
export interface PgType {
  readonly oid: number;
  /** `pg_type.typtype`; a domain is replaced by its base type. */
  readonly kind: string;
  /** The type of the elements of an array. */
  readonly element: PgType | undefined;
  /** The labels of an enumeration. */
  readonly labels: readonly string[];
}

export type DecimalMode = 'precise' | 'double' | 'string';

/** How the values of a column are converted. */
export interface ColumnType {
  readonly schema: Schema;
  readonly read: (text: string) => Value;
}

const plain = (type: SchemaType): Schema => ({ type, optional: false });
const named = (type: SchemaType, name: string): Schema => ({
  type,
  optional: false,
  name: `io.debezium.${name}`,
  version: 1,
});
const typed = (schema: Schema, read: (text: string) => Value): ColumnType => ({ schema, read });
const whole = (text: string): Value => integer(BigInt(text));
const same = (text: string): Value => text;

const VARIABLE: Schema = {
  ...named('STRUCT', 'data.VariableScaleDecimal'),
  doc: 'Variable scaled decimal',
  fields: [
    { name: 'scale', schema: INT32 },
    { name: 'value', schema: plain('BYTES') },
  ],
};

/** By the OIDs of `pg_type.dat`; other types are read as text. */
const TYPES: Readonly<Record<number, ColumnType>> = {
  16: typed(plain('BOOLEAN'), (text) => text === 't'),
  17: typed(plain('BYTES'), (text) => Buffer.from(text.slice(2), 'hex')),
  20: typed(plain('INT64'), whole),
  21: typed(plain('INT16'), Number),
  23: typed(plain('INT32'), Number),
  26: typed(plain('INT64'), Number),
  114: typed(named('STRING', 'data.Json'), same),
  142: typed(named('STRING', 'data.Xml'), same),
  700: typed(plain('FLOAT32'), Number),
  701: typed(plain('FLOAT64'), Number),
  1082: typed(named('INT32', 'time.Date'), dateDays),
  1184: typed(named('STRING', 'time.ZonedTimestamp'), zonedTimestamp),
  1186: typed(named('INT64', 'time.MicroDuration'), intervalMicros),
  1266: typed(named('STRING', 'time.ZonedTime'), zonedTime),
  2950: typed(named('STRING', 'data.Uuid'), same),
  3802: typed(named('STRING', 'data.Json'), same),
};

/** @param modifier of the column (`pg_attribute.atttypmod`); -1 is none */
export function columnType(type: PgType, modifier: number, decimals: DecimalMode): ColumnType {
  if (type.element !== undefined) {
    const { schema, read } = columnType(type.element, modifier, decimals);
    return typed({ ...plain('ARRAY'), valueSchema: optional(schema) }, (text) =>
      parseArray(text).map((item) => (item === null ? null : read(item))),
    );
  }
  if (type.kind === 'e') {
    const parameters = new Map([['allowed', type.labels.join(',')]]);
    return typed({ ...named('STRING', 'data.Enum'), parameters }, same);
  }
  switch (type.oid) {
    case 790:
      return decimalType(2, undefined, decimals, (text) => text.replaceAll(/[^\d.-]/g, ''));
    case 1083:
      return modifier >= 0 && modifier <= 3
        ? typed(named('INT32', 'time.Time'), (text) => Number(timeMicros(text) / 1000n))
        : typed(named('INT64', 'time.MicroTime'), (text) => integer(timeMicros(text)));
    case 1114:
      return modifier >= 0 && modifier <= 3
        ? typed(named('INT64', 'time.Timestamp'), (text) => integer(timestampMicros(text) / 1000n))
        : typed(named('INT64', 'time.MicroTimestamp'), (text) => integer(timestampMicros(text)));
    case 1560:
    case 1562:
      return bitType(type.oid === 1560 ? modifier : -1, modifier);
    case 1700:
      return numericType(modifier, decimals);
    default:
      return TYPES[type.oid] ?? typed(plain('STRING'), same);
  }
}

function numericType(modifier: number, decimals: DecimalMode): ColumnType {
  if (modifier >= 4) {
    const scale = (modifier - 4) & 0x7ff;
    return decimalType(scale, ((modifier - 4) >> 16) & 0xffff, decimals, (text) => text);
  }
  if (decimals !== 'precise') return decimalType(0, undefined, decimals, (text) => text);
  // Each value has its own scale.
  return typed(VARIABLE, (text) => {
    const value = decimal(text);
    return new Map<Value, Value>([
      ['scale', value.scale],
      ['value', value.toBytes()],
    ]);
  });
}

function decimalType(
  scale: number,
  precision: number | undefined,
  decimals: DecimalMode,
  clean: (text: string) => string,
): ColumnType {
  if (decimals === 'double') return typed(plain('FLOAT64'), (text) => Number(clean(text)));
  if (decimals === 'string') return typed(plain('STRING'), clean);
  const schema = decimalSchema(scale);
  const parameters = new Map(schema.parameters);
  if (precision !== undefined) parameters.set('connect.decimal.precision', String(precision));
  return typed({ ...schema, parameters }, (text) => decimal(clean(text)).withScale(scale));
}

function decimal(text: string): Decimal {
  if (/^-?(?:NaN|Infinity)$/.test(text)) {
    throw new ConnectError(
      `${text} is no decimal number: decimal.handling.mode double or string can tell it`,
    );
  }
  return Decimal.parse(text);
}

/** One bit is true or false; more are bytes, the least significant first. */
function bitType(fixed: number, length: number): ColumnType {
  if (fixed === 1) return typed(plain('BOOLEAN'), (text) => text === '1');
  const parameters = new Map([['length', String(length < 0 ? 2 ** 31 - 1 : length)]]);
  return typed({ ...named('BYTES', 'data.Bits'), parameters }, (text) => {
    const bytes: number[] = [];
    for (let end = text.length; end > 0; end -= 8) {
      bytes.push(Number.parseInt(text.slice(Math.max(0, end - 8), end), 2));
    }
    return Buffer.from(bytes);
  });
}

/**
 * The elements of an array in PostgreSQL's text form (`{1,NULL,"a,b"}`). Nested arrays are flattened, and
 * the bounds that may precede the array are ignored.
 */
function parseArray(text: string): readonly (string | null)[] {
  const elements: (string | null)[] = [];
  const body = text.slice(text.indexOf('{'));
  let at = 0;
  while (at < body.length) {
    const letter = body[at]!;
    if (letter === '{' || letter === '}' || letter === ',') {
      at += 1;
    } else if (letter === '"') {
      let element = '';
      for (at += 1; body[at] !== '"'; at += 1) {
        if (body[at] === '\\') at += 1;
        element += body[at];
      }
      at += 1;
      elements.push(element);
    } else {
      const end = body.slice(at).search(/[,}]/);
      const element = body.slice(at, at + end);
      at += end;
      elements.push(element === 'NULL' ? null : element);
    }
  }
  return elements;
}
