import { isForm, isJson, mediaTypeOf } from '../../contract/media-type.ts';
import type { ContractDocument, ParameterObject } from '../../contract/model/document.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { propertyOf, typesOf, type WithDocument } from '../../contract/model/schema-parts.ts';

/** How a value of a query or a form is written, if the client would write it otherwise. */
interface QueryStyle {
  /** Of OpenAPI, or `json`. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: true;
}

/** By the name of a parameter, or of a member of a form. */
type Styles = Readonly<Record<string, QueryStyle>>;

/** The styles of an operation's query that are not those of openapi-fetch; undefined if there are none. */
export function queryStyles(
  document: ContractDocument,
  { parameters }: Pick<Operation, 'parameters'>,
): Styles | undefined {
  const query = parameters.filter((each) => each.in === 'query');
  return given(
    query.map((each) => [each.name, styleOf({ document: { ...document } }, each, 'deepObject')]),
  );
}

/** The styles of the members of an operation's form (OpenAPI 3.1, Encoding Object). */
export function formStyles(
  contract: ContractDocument,
  { requestBody }: Pick<Operation, 'requestBody'>,
): Styles | undefined {
  const document = { ...contract };
  const all = Object.entries(requestBody?.content ?? {});
  const [, media] = all.find(([type]) => isForm(mediaTypeOf(type))) ?? [];
  const members = Object.entries(media?.encoding ?? {});
  return given(
    members.map(([name, { style, explode, allowReserved }]) => {
      // Without one of these an object is JSON, whatever the defaults of parameters are.
      if ((style ?? explode ?? allowReserved) === undefined) return [name, undefined];
      const schema = propertyOf({ document }, media?.schema, name);
      const how = { style, explode, allowReserved, schema };
      return [name, styleOf({ document }, how, 'json')];
    }),
  );
}

function given(
  styles: readonly (readonly [name: string, style: QueryStyle | undefined])[],
): Styles | undefined {
  const others = styles.filter(([, style]) => style !== undefined);
  return others.length === 0 ? undefined : (Object.fromEntries(others) as Styles);
}

type Described = {
  readonly [Key in 'style' | 'explode' | 'allowReserved' | 'schema' | 'content']?:
    | ParameterObject[Key]
    | undefined;
};

/** @param objects how objects are written without a style */
function styleOf(
  contract: WithDocument,
  { style = 'form', explode = style === 'form', allowReserved, schema, content }: Described,
  objects: 'deepObject' | 'json',
): QueryStyle | undefined {
  if (content !== undefined) {
    const isOfJson = Object.keys(content).map(mediaTypeOf).some(isJson);
    return isOfJson ? { style: 'json', explode: false } : undefined;
  }
  if (allowReserved === true) return { style, explode, allowReserved };
  const types = typesOf(contract, schema);
  const mayBe = (type: string) => types.size === 0 || types.has(type);
  const differs =
    (mayBe('array') && !explode && style !== 'deepObject') ||
    (mayBe('object') &&
      style !== objects &&
      (style === 'deepObject' || style === 'form' || !explode));
  return differs ? { style, explode } : undefined;
}

/** What the code of a client does with the styles. */
export const STYLE_CODE = `interface QueryStyle {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
}

type Styles = Readonly<Record<string, QueryStyle>>;

function queryOf(styles: Styles | undefined) {
  if (styles === undefined) return undefined;
  const usual = createQuerySerializer<Record<string, unknown>>();
  return (query: object): string =>
    Object.entries(query)
      .flatMap(([name, value]: [string, unknown]) => {
        const style = styles[name];
        return style === undefined ? [usual({ [name]: value })] : styled(name, value, style);
      })
      .filter((pair) => pair !== '')
      .join('&');
}

const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** A value in its style, as pairs: those of OpenAPI 3.1, "Style Values". */
function styled(name: string, value: unknown, { style, explode, allowReserved }: QueryStyle): string[] {
  if (!isGiven(value)) return [];
  const key = reserved(name).replaceAll('=', '%3D');
  const encoded = (each: unknown) =>
    allowReserved === true ? reserved(textOf(each)) : encodeURIComponent(textOf(each));
  if (style === 'json') return [\`\${key}=\${encodeURIComponent(JSON.stringify(value))}\`];
  if (typeof value !== 'object') return [\`\${key}=\${encoded(value)}\`];
  const listed = (items: readonly unknown[]) => {
    const texts = items.map((item) => encoded(item).replaceAll(',', '%2C'));
    return texts.length === 0 ? [] : [\`\${key}=\${texts.join(BETWEEN[style] ?? ',')}\`];
  };
  if (Array.isArray(value)) {
    const items = value.filter(isGiven);
    return explode ? items.map((item) => \`\${key}=\${encoded(item)}\`) : listed(items);
  }
  const members = Object.entries(value!).filter(([, each]) => isGiven(each));
  if (!explode && style !== 'deepObject') return listed(members.flat());
  return members.flatMap(([member, each]: [string, unknown]) => {
    const own = encodeURIComponent(member);
    const name = style === 'deepObject' ? \`\${key}[\${own}]\` : own;
    const items: unknown[] = Array.isArray(each) ? each : [each];
    return items.map((item) => \`\${name}=\${encoded(item)}\`);
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Without what is reserved being encoded, or encoded again; but what would end the value, or change it, always is. */
function reserved(text: string): string {
  const encoded = encodeURIComponent(text);
  return encoded.replace(/%25(?=[\\da-f]{2})|%(?:24|2C|2F|3A|3B|3D|3F|40)/gi, decodeURIComponent);
}
`;
