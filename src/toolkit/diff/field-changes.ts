import type { ParameterObject } from '../../contract/model/document.ts';
import type { Placed, Response } from '../../contract/model/operation.ts';
import { typesOf, type WithDocument } from '../../contract/model/schema-parts.ts';
import type { Direction } from '../../contract/model/schemas.ts';
import type { Told, UsedPart } from './change.ts';
import type { Holder } from './rules.ts';

/** What is compared: its place in the subject, and what clients do with it. */
export interface Compared {
  readonly direction: Direction;
  readonly holder: Holder;
  readonly at: string;
  readonly of: UsedPart;
}

export const NOT_SENT = 'clients that do not send it';
export const WHOM: Readonly<Record<Direction, string>> = {
  request: 'clients that send it',
  response: 'clients that read it',
};

/** A parameter or a header; a header has the form of a parameter in a header. */
type Field = Placed<ParameterObject>;

/** The changes of a parameter or a header, without those of its schema. */
export function fieldChanges(
  before: WithDocument,
  { direction, holder, at, of }: Compared,
  was: Field,
  is: Field,
): Told[] {
  const kind = kindOf(holder);
  const isSending = direction === 'request';
  const told: Told[] = [];
  const change = { at, whom: WHOM[direction], pointer: is.pointer, of };
  if (isSending && is.required === true && was.required !== true) {
    told.push({
      ...{ ...change, rule: `${kind}-required`, message: 'is now required', whom: NOT_SENT },
      of: of.part === 'parameter' ? { ...of, isLeftOut: true } : of,
    });
  } else if (!isSending && was.required === true && is.required !== true) {
    told.push({ ...change, rule: `${kind}-optional`, message: 'is no longer always there' });
  }
  const types = typesOf(before, was.schema ?? {});
  const [from, to] = [serializationOf(was, types), serializationOf(is, types)];
  if (from !== to) {
    const message = `is sent as ${to}, and was as ${from}`;
    told.push({ ...change, rule: `${kind}-style-changed`, message });
  }
  if (isSending && was.allowEmptyValue === true && is.allowEmptyValue !== true) {
    told.push({ ...change, rule: `${kind}-empty-refused`, message: 'may no longer be empty' });
  }
  return told;
}

/** @param pointer into the later version, to what had it */
export function goneField({ direction, holder, at, of }: Compared, pointer: string): Told {
  const rule = `${kindOf(holder)}-removed` as const;
  return { rule, at, message: 'is gone', whom: WHOM[direction], pointer, of };
}

export function newField({ direction, holder, at, of }: Compared, field: Field): Told {
  const { required, pointer } = field;
  const kind = kindOf(holder);
  if (direction !== 'request' || required !== true) {
    return { rule: `${kind}-added`, at, message: 'is new', pointer };
  }
  const message = 'is new and required';
  return { rule: `${kind}-required`, at, message, whom: NOT_SENT, pointer, of };
}

function kindOf(holder: Holder): 'header' | 'parameter' {
  return holder === 'header' ? 'header' : 'parameter';
}

/** By what clients tell parameters apart. */
export function placeOf(parameter: { readonly in: string; readonly name: string }): string {
  const { in: place, name } = parameter;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** Headers, in the form of parameters, by their names in lower case: these have no case (RFC 9110, section 5.1). */
export function headersByName({ headers }: Response): ReadonlyMap<string, Field> {
  const entries = Object.entries(headers).map(([written, header]) => {
    const name = written.toLowerCase();
    return [name, { ...header, name, in: 'header' } as const] as const;
  });
  // OpenAPI 3.1, Response Object: a Content-Type here is ignored.
  return new Map(entries.filter(([name]) => name !== 'content-type'));
}

/**
 * How a parameter is serialized (OpenAPI 3.1, Parameter Object, `style`), as far as values of some types show it:
 * `form`, `form, exploded`, `label`, or a media type. Under two parameters with the same result, such values are sent
 * in the same way.
 * @param types of the values, in terms of JSON Schema
 */
function serializationOf(
  { in: place, style, explode, content }: ParameterObject,
  types: ReadonlySet<string>,
): string {
  if (content !== undefined) return Object.keys(content)[0] ?? '';
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const named = style ?? usual;
  const isObject = types.has('object');
  // A value without parts shows only the prefix of these two styles.
  const hasPrefix = named === 'label' || named === 'matrix';
  if (!isObject && !types.has('array')) return hasPrefix ? named : usual;
  if (isObject && named === 'deepObject') return named;
  if (!(explode ?? named === 'form')) return named;
  // Exploded lists in the query are repeated, whatever separates them otherwise.
  return `${named.endsWith('Delimited') ? usual : named}, exploded`;
}
