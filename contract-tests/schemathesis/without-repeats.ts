interface Parameter {
  readonly $ref?: string;
}
interface Operation {
  parameters?: readonly Parameter[];
}
interface Schema {
  readonly uniqueItems?: boolean;
  maxItems?: number;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, { readonly required?: boolean }>>;
    readonly schemas?: Readonly<Record<string, Schema>>;
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/**
 * The text of a contract without what takes most of the time of Schemathesis: an optional parameter that operations
 * share is left to the first of them, as its values are held against the same schema by the same code (scripts/fuzz
 * sends it to each); the length of a list without repetitions is left to the tests of the list, as hundreds of different
 * values that match a pattern are drawn slowly; and patterns have a form that values can be drawn from.
 */
export function withoutRepeats(contract: string): string {
  const document = JSON.parse(contract) as Document;
  const { parameters = {}, schemas = {} } = document.components;
  const seen = new Set<string>();
  for (const operation of operationsOf(document)) {
    const { parameters: own = [] } = operation;
    operation.parameters = own.filter(({ $ref }) => {
      if ($ref === undefined || parameters[nameOf($ref)]!.required === true) return true;
      const isNew = !seen.has($ref);
      seen.add($ref);
      return isNew;
    });
  }
  for (const schema of Object.values(schemas)) if (schema.uniqueItems) delete schema.maxItems;
  return JSON.stringify(document, (key, value: unknown) => {
    return key === 'pattern' && typeof value === 'string' ? drawable(value) : value;
  });
}

function operationsOf({ paths }: Document): Operation[] {
  return Object.values(paths).flatMap((path) =>
    METHODS.filter((method) => method in path).map((method) => path[method] as Operation),
  );
}

/** `#/components/parameters/delay` */
const nameOf = ($ref: string): string => $ref.split('/').at(-1)!;

/**
 * A pattern for lists of words, some of which may be empty, begins by looking ahead for a word that is not. Schemathesis
 * takes minutes to find no value for it; instead, the first word is one that is not empty. Its whitespace is a space, as
 * Python has other characters for it.
 */
function drawable(pattern: string): string {
  const [, first, others] = /^\^\(\?=\.\*[^)]+\)(\([^?]*\))\??(.*)$/.exec(pattern) ?? [];
  if (first === undefined) return pattern;
  return `^${first}${others!}`.replaceAll(String.raw`\s`, ' ');
}
