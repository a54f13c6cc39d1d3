import { registryErrors, SchemaRegistryError, type RegistryErrorName } from '../errors.ts';

/** An entry of our catalog. Most of its messages are those of the Confluent API. */
interface Known {
  readonly kind: RegistryErrorName;
  readonly errorCode: number;
  readonly words: RegExp;
  /** How many characters of the message don't depend on the request. */
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

/** Errors for codes that are not in the catalog, by status. */
const OF_STATUS: Readonly<Record<number, RegistryErrorName>> = {
  409: 'incompatibleSchema',
  422: 'invalidSchema',
};

/** Converts an error of a registry to ours, with the registry's message. */
export function registryErrorOf(code: number, message: string): SchemaRegistryError | undefined {
  const ofCode = CATALOG.filter(({ errorCode }) => errorCode === code);
  // Of several entries with this code, the one whose message matches best.
  const [said] = ofCode
    .filter(({ words }) => words.test(message))
    .toSorted((a, b) => b.fixed - a.fixed);
  const known = said ?? ofCode[0];
  const kind = known?.kind ?? OF_STATUS[Number(String(code).slice(0, 3))];
  return kind && new SchemaRegistryError(kind, {}, { message });
}
