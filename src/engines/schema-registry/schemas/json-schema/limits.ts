import { numberIn } from '../../json-text.ts';
import { narrowed, type Findings, type Pair } from './pair.ts';
import { typesOf } from './types.ts';

interface Limit {
  readonly keyword: string;
  /** Name of a change of it in the Confluent API: `MAX_LENGTH`. */
  readonly name: string;
  /** The types that it restricts. */
  readonly types: readonly string[];
  readonly isUpper: boolean;
}

const numbers = ['number', 'integer'];
const LIMITS: readonly Limit[] = [
  { keyword: 'maxLength', name: 'MAX_LENGTH', types: ['string'], isUpper: true },
  { keyword: 'minLength', name: 'MIN_LENGTH', types: ['string'], isUpper: false },
  { keyword: 'maximum', name: 'MAXIMUM', types: numbers, isUpper: true },
  { keyword: 'minimum', name: 'MINIMUM', types: numbers, isUpper: false },
  { keyword: 'exclusiveMaximum', name: 'EXCLUSIVE_MAXIMUM', types: numbers, isUpper: true },
  { keyword: 'exclusiveMinimum', name: 'EXCLUSIVE_MINIMUM', types: numbers, isUpper: false },
  { keyword: 'maxProperties', name: 'MAX_PROPERTIES', types: ['object'], isUpper: true },
  { keyword: 'minProperties', name: 'MIN_PROPERTIES', types: ['object'], isUpper: false },
  { keyword: 'maxItems', name: 'MAX_ITEMS', types: ['array'], isUpper: true },
  { keyword: 'minItems', name: 'MIN_ITEMS', types: ['array'], isUpper: false },
];

/** Findings about limits of lengths, numbers and counts, about `pattern` and `multipleOf`. */
export function limitFindings(pair: Pair): Findings {
  const written = typesOf(pair.writer);
  const concerned = ({ types }: Pick<Limit, 'types'>) => types.some((t) => written.includes(t));
  return [
    ...LIMITS.filter(concerned).flatMap((limit) => limitFinding(limit, pair)),
    ...(written.includes('string') ? patternFinding(pair) : []),
    ...(numbers.some((type) => written.includes(type)) ? multipleFinding(pair) : []),
  ];
}

function limitFinding({ keyword, name, isUpper }: Limit, { reader, writer, path }: Pair): Findings {
  const [read, written] = [numberIn(reader[keyword]), numberIn(writer[keyword])];
  if (read === undefined) return [];
  const at = `${path}/${keyword}`;
  if (written === undefined) {
    // A minimum length or count of 0 is no limit.
    if (!isUpper && read <= 0 && keyword.startsWith('min') && keyword !== 'minimum') return [];
    return [narrowed(`${name}_ADDED`, at, 'has a limit at {path} that {writer} does not have')];
  }
  if (isUpper ? read >= written : read <= written) return [];
  const type = `${name}_${isUpper ? 'DECREASED' : 'INCREASED'}`;
  return [
    narrowed(type, at, 'has a closer limit at {path} than {writer}', `${written}, now ${read}`),
  ];
}

/** Patterns are not analyzed: they must be the same. */
function patternFinding({ reader, writer, path }: Pair): Findings {
  const { pattern } = reader;
  if (pattern === undefined || pattern === writer['pattern']) return [];
  const type = writer['pattern'] === undefined ? 'PATTERN_ADDED' : 'PATTERN_CHANGED';
  return [narrowed(type, `${path}/pattern`, 'has another pattern at {path} than {writer}')];
}

function multipleFinding({ reader, writer, path }: Pair): Findings {
  const [read, written] = [numberIn(reader['multipleOf']), numberIn(writer['multipleOf'])];
  if (read === undefined) return [];
  const at = `${path}/multipleOf`;
  if (written === undefined) {
    return [
      narrowed('MULTIPLE_OF_ADDED', at, 'has a divisor at {path} that {writer} does not have'),
    ];
  }
  if (written % read === 0) return [];
  return [
    narrowed(
      'MULTIPLE_OF_CHANGED',
      at,
      'has a divisor at {path} that does not divide that in {writer}',
    ),
  ];
}
