import { registryErrors, SchemaRegistryError, type RegistryErrorName } from '../errors.ts';

/** What our catalog has of a code; the words of most are those of the Confluent API. */
interface Known {
  readonly kind: RegistryErrorName;
  readonly errorCode: number;
  readonly words: RegExp;
  /** How many characters of the words are always the same. */
  readonly fixed: number;
}

const CATALOG: readonly Known[] = (Object.keys(registryErrors) as RegistryErrorName[]).map(
  (kind) => {
    const { errorCode, message } = registryErrors[kind];
    const parts = message.split(/\{\w+\}/);
    const pattern = parts.map((text) => RegExp.escape(text)).join('.*');
    const words = new RegExp(`^${pattern}$`, 's');
    return { kind, errorCode, words, fixed: parts.join('').length };
  },
);

/** What a code of a status means that we don't know further. */
const OF_STATUS: Readonly<Record<number, RegistryErrorName>> = {
  409: 'incompatibleSchema',
  422: 'invalidSchema',
};

/** An error of a registry as ours, with its words. */
export function saidError(code: number, message: string): SchemaRegistryError | undefined {
  const ofCode = CATALOG.filter(({ errorCode }) => errorCode === code);
  // Of several with one code, that which has most of the words.
  const [said] = ofCode
    .filter(({ words }) => words.test(message))
    .toSorted((a, b) => b.fixed - a.fixed);
  const known = said ?? ofCode[0];
  const kind = known?.kind ?? OF_STATUS[Number(String(code).slice(0, 3))];
  return kind && new SchemaRegistryError(kind, {}, { message });
}
