import { isNode, pointerIn, valueAt, type Node } from '../../src/base/json-pointer.ts';
import type { MediaTypeObject } from '../../src/contract/model/document.ts';
import { isJson } from './body-text.ts';
import { plainSchema } from './plain-schema.ts';
import { sampleValue, type Direction } from './sample-value.ts';

/** An example of a body. */
export interface BodyExample {
  /** Its name in the contract; empty if it has none. */
  readonly name: string;
  readonly title: string | undefined;
  readonly value: unknown;
  /** The address of its value, which stands elsewhere. */
  readonly external?: string;
}

/**
 * The examples of a media type: those of the contract, else one by its schema. None if there is neither, or if the only
 * thing known of the body is that it is a file.
 */
export function bodyExamples(
  contract: object,
  type: string,
  media: MediaTypeObject,
  direction: Direction,
): BodyExample[] {
  const given = givenExamples(contract, media);
  if (given.length > 0) return given.map((each) => ({ ...each, value: parsed(type, each.value) }));
  const { schema, itemSchema } = media;
  const shown = schema ?? itemSchema;
  if (shown === undefined) return [];
  const value = sampleValue(contract, shown, direction);
  return value === undefined ? [] : [{ name: '', title: undefined, value }];
}

function givenExamples(contract: object, { example, examples }: MediaTypeObject): BodyExample[] {
  if (example !== undefined) return [{ name: '', title: undefined, value: example }];
  const named: Node = isNode(examples) ? examples : {};
  return Object.entries(named).flatMap(([name, given]): BodyExample[] => {
    const found = followed(contract, given);
    if (found === undefined) return [];
    const { summary, value, dataValue, serializedValue, externalValue } = found;
    const title = typeof summary === 'string' ? summary : name;
    const data = value ?? dataValue ?? serializedValue;
    if (data === undefined && 'value' in found) return [{ name, title, value: data ?? null }];
    if (data !== undefined) return [{ name, title, value: data }];
    if (typeof externalValue !== 'string') return [];
    return [{ name, title, value: undefined, external: externalValue }];
  });
}

/** JSON that an author wrote as a text is meant as a value. */
function parsed(type: string, value: unknown): unknown {
  if (!isJson(type) || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** A value of a parameter or a header: its example, else one by its schema. */
export function parameterExample(
  contract: object,
  parameter: { readonly example?: unknown; readonly examples?: unknown; readonly schema?: unknown },
): unknown {
  const { example, examples, schema } = parameter;
  const named = isNode(examples)
    ? Object.values(examples).map((each) => followed(contract, each)?.['value'])
    : [];
  const listed = [example, ...named, ...plainSchema(contract, schema).examples];
  return listed.find((each) => each !== undefined);
}

function followed(contract: object, given: unknown): Node | undefined {
  if (!isNode(given)) return undefined;
  const { $ref } = given;
  if (typeof $ref !== 'string') return given;
  const target = valueAt(contract, pointerIn($ref));
  return isNode(target) ? target : undefined;
}
