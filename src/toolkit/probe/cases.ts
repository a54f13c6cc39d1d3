import type { Contract } from '../../contract/model/contract.ts';
import { isForm, isJson, isMultipart, isText, mediaTypeOf } from '../../contract/media-type.ts';
import {
  checkedParameters,
  needsCredentials,
  type MediaType,
  type Operation,
  type Parameter,
} from '../../contract/model/operation.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import { isNode } from '../../base/json-pointer.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import { withParameter, type Draft } from './draft.ts';
import { bodyExamplesOf, bodyFrom, isSendable, parameterExamplesOf } from './sendable.ts';
import type { Step } from './step.ts';
import { formStyles, unfittingForm } from './form-styles.ts';
import { fittingValue, shortWait, unfittingValue } from './generate.ts';
import { hasItems } from '../../contract/items/items.ts';
import { hostileDrafts } from './hostile.ts';
import type { Random } from '../../base/random.ts';

/** The expected reaction of a service to a request. */
export type CaseKind =
  | 'example'
  | 'valid'
  | 'invalid'
  | 'hostile'
  | 'no credentials'
  | 'wrong credentials'
  | 'sequence';

export interface Case extends Step {
  readonly kind: CaseKind;
  /** The requests to send before; links take values from these. */
  readonly before?: readonly Step[];
}

export interface CaseOptions {
  /** How many requests of each kind are generated per operation. */
  readonly rounds: number;
  readonly random: Random;
  /** Returns a value of that name from earlier responses, such as the id of something created. */
  readonly seen: (name: string) => string | undefined;
}

/** Requests of an operation, with the expected reactions. */
export function* casesOf(
  contract: Contract,
  operation: Operation,
  options: CaseOptions,
): Generator<Case> {
  const maker = new Maker(contract, operation, options);
  for (const draft of maker.examples()) yield { kind: 'example', draft };
  const plain = maker.draft({ withOptional: false });
  if (needsCredentials(operation) && plain !== undefined) {
    yield { kind: 'no credentials', draft: { ...plain, credentials: 'none' } };
    yield { kind: 'wrong credentials', draft: { ...plain, credentials: 'wrong' } };
  }
  for (let round = 0; round < options.rounds; round++) {
    const valid = maker.draft({ withOptional: true });
    if (valid === undefined) return;
    yield { kind: 'valid', draft: valid };
    const least = maker.draft({ withOptional: false });
    // What is optional can be invalid where nothing else can.
    const invalid = (least && maker.invalid(least)) ?? maker.invalid(valid);
    if (invalid !== undefined) yield { kind: 'invalid', draft: invalid };
    for (const draft of hostileDrafts(valid, options.random)) yield { kind: 'hostile', draft };
  }
}

class Maker {
  readonly #contract: Contract;
  readonly #operation: Operation;
  readonly #options: CaseOptions;

  constructor(contract: Contract, operation: Operation, options: CaseOptions) {
    this.#contract = contract;
    this.#operation = operation;
    this.#options = options;
  }

  /** Requests with the examples of required parameters, one for each example of the body. */
  *examples(): Generator<Draft> {
    const base = this.#withParameters(this.#empty(), { withOptional: false, byExample: true });
    if (base === undefined) return;
    const { requestBody } = this.#operation;
    if (requestBody === undefined) yield base;
    for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
      for (const example of bodyExamplesOf(mediaTypeOf(type), media)) {
        const body = bodyFrom(mediaTypeOf(type), example);
        const styles = this.#stylesOf(type, media);
        if (body !== undefined) yield { ...base, body, mediaType: type, ...styles };
      }
    }
    if (requestBody !== undefined && !requestBody.required) yield base;
  }

  /** A valid request; undefined if none could be generated. */
  draft({ withOptional }: { readonly withOptional: boolean }): Draft | undefined {
    const draft = this.#withParameters(this.#empty(), { withOptional, byExample: false });
    return draft && this.#withBody(draft, withOptional);
  }

  /**
   * A copy of a request with one violation of the contract; undefined if none could be generated.
   */
  invalid(draft: Draft): Draft | undefined {
    const { random } = this.#options;
    const { requestBody } = this.#operation;
    const media = requestBody?.content[draft.mediaType ?? ''];
    const form = media && unfittingForm(this.#contract, draft, media, random);
    if (form !== undefined && random.chance(0.7)) return form;
    const isTyped = isJson(mediaTypeOf(draft.mediaType ?? ''));
    if (isTyped && media?.schema !== undefined && draft.body && 'json' in draft.body) {
      const pointer = `${media.pointer}/schema`;
      const value = unfittingValue(this.#contract, pointer, draft.body.json, random);
      if (value !== undefined && random.chance(0.7))
        return { ...draft, body: { json: value.value } };
    }
    const items = media && this.#unfittingItems(draft, media);
    if (items !== undefined && random.chance(0.7)) return { ...draft, body: { json: items } };
    const text =
      media && isText(mediaTypeOf(draft.mediaType ?? '')) ? this.#badBody(media) : undefined;
    if (text !== undefined && random.chance(0.7)) {
      return { ...draft, body: { bytes: Buffer.from(text) } };
    }
    const checked = checkedParameters(this.#operation).filter(
      (parameter) => this.#badValue(parameter) !== undefined,
    );
    if (checked.length === 0) return undefined;
    const parameter = random.pick(checked);
    const { name, in: place } = parameter;
    const without: Draft = {
      ...draft,
      query: draft.query.filter(([each]) => place !== 'query' || each !== name),
      headers: draft.headers.filter(([each]) => place !== 'header' || each !== name),
    };
    return withParameter(without, parameter, this.#badValue(parameter));
  }

  /** The items of a body of which the first does not fit; undefined if it has none, or nothing is wrong for them. */
  #unfittingItems(
    { body, mediaType = '' }: Draft,
    media: MediaType,
  ): readonly unknown[] | undefined {
    const isOfItems = hasItems(mediaTypeOf(mediaType), media) && media.itemSchema !== undefined;
    if (!isOfItems || body === undefined || !('json' in body) || !Array.isArray(body.json)) {
      return undefined;
    }
    const [first, ...others] = body.json as unknown[];
    const pointer = `${media.pointer}/itemSchema`;
    const found = unfittingValue(this.#contract, pointer, first, this.#options.random);
    return found && [found.value, ...others];
  }

  /** Whether a text can be the value of a parameter: another resource may have an id of that name too. */
  #fits({ schema, pointer }: Parameter, text: string): boolean {
    if (schema === undefined) return true;
    const candidates = String(Number(text)) === text ? [text, Number(text)] : [text];
    return candidates.some((each) =>
      this.#contract.schemas.fits('request', `${pointer}/schema`, each),
    );
  }

  /** An invalid value of a parameter. In a path it is never empty: that would be another path. */
  #badValue({ schema, pointer, ...parameter }: Parameter): string | undefined {
    if (schema === undefined || parameter['x-multi-segment'] || parameter.in === 'cookie')
      return undefined;
    const types = typesOf(this.#contract, schema);
    if (types.has('array') || types.has('object')) return undefined;
    return this.#badText(`${pointer}/schema`);
  }

  /** A text that does not fit the schema of a text body; undefined if the schema is not one of texts. */
  #badBody({ schema, pointer }: MediaType): string | undefined {
    const types = schema === undefined ? [] : [...typesOf(this.#contract, schema)];
    const isOfParts = types.some((type) => type === 'array' || type === 'object');
    return schema === undefined || isOfParts ? undefined : this.#badText(`${pointer}/schema`);
  }

  #badText(schema: string): string | undefined {
    return ['no such value', '-1', '99999999999999999', 'x'.repeat(2000)].find((text) => {
      const candidates: unknown[] = /^-?\d+$/.test(text) ? [text, Number(text)] : [text];
      return !candidates.some((each) => this.#contract.schemas.fits('request', schema, each));
    });
  }

  #shortWait({ name, schema }: ParameterObject): number | undefined {
    return shortWait(this.#contract, name, schema ?? {}, this.#options.random);
  }

  #empty(): Draft {
    return { operation: this.#operation, path: {}, query: [], headers: [], credentials: 'right' };
  }

  #withParameters(
    empty: Draft,
    { withOptional, byExample }: { readonly withOptional: boolean; readonly byExample: boolean },
  ): Draft | undefined {
    const { random } = this.#options;
    let draft = empty;
    for (const parameter of checkedParameters(this.#operation)) {
      const isNeeded = parameter.in === 'path' || parameter.required === true;
      // Waits are always given, and short: the default of the service could be long.
      const isWait = this.#shortWait(parameter) !== undefined;
      if (!isNeeded && !isWait && !(withOptional && random.chance(0.4))) continue;
      const found = this.#parameterValue(parameter, byExample);
      if (found === undefined && isNeeded) return undefined;
      if (found !== undefined) draft = withParameter(draft, parameter, found.value);
    }
    return draft;
  }

  #parameterValue(
    parameter: Parameter,
    byExample: boolean,
  ): { readonly value: unknown } | undefined {
    const { random, seen } = this.#options;
    const { schema, pointer } = parameter;
    const known = parameter.in === 'path' ? seen(parameter.name) : undefined;
    if (known !== undefined && this.#fits(parameter, known) && random.chance(byExample ? 1 : 0.7))
      return { value: known };
    const examples = parameterExamplesOf(this.#contract, parameter);
    const [first] = examples;
    const wait = this.#shortWait(parameter);
    if (wait !== undefined) return { value: wait };
    if (first !== undefined && byExample) return { value: first };
    if (first !== undefined && (random.chance(0.5) || parameter['x-multi-segment'])) {
      return { value: random.pick(examples) };
    }
    if (schema === undefined) return first === undefined ? undefined : { value: first };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const made = fittingValue(this.#contract, `${pointer}/schema`, schema, random);
      if (made === undefined) break;
      if (isSendable(parameter, made.value)) return made;
    }
    return first === undefined ? undefined : { value: first };
  }

  #withBody(draft: Draft, withOptional: boolean): Draft | undefined {
    const { requestBody } = this.#operation;
    if (requestBody === undefined) return draft;
    const { random } = this.#options;
    const isNeeded = requestBody.required;
    if (!isNeeded && !(withOptional && random.chance(0.7))) return draft;
    const types = Object.entries(requestBody.content);
    if (types.length === 0) return draft;
    const [type, media] = random.pick(types);
    const examples = bodyExamplesOf(mediaTypeOf(type), media);
    const isBuilt = [isJson, isForm, isMultipart].some((is) => is(mediaTypeOf(type)));
    if (!isBuilt || media.schema === undefined) {
      const written = examples.find((example) => typeof example === 'string');
      if (written === undefined && hasItems(mediaTypeOf(type), media)) {
        const json = this.#items(media);
        if (json !== undefined) return { ...draft, body: { json }, mediaType: type };
        return isNeeded ? undefined : draft;
      }
      const text = written ?? this.#textOf(type, media);
      if (text === undefined) return isNeeded ? undefined : draft;
      return { ...draft, body: { bytes: Buffer.from(text) }, mediaType: type };
    }
    const made =
      examples.length > 0 && random.chance(0.3)
        ? { value: random.pick(examples) }
        : fittingValue(this.#contract, `${media.pointer}/schema`, media.schema, random);
    const value = made ?? (examples.length > 0 ? { value: examples[0] } : undefined);
    const body = value && bodyFrom(mediaTypeOf(type), value.value);
    const styles = this.#stylesOf(type, media);
    if (body !== undefined) return { ...draft, body, mediaType: type, ...styles };
    return isNeeded ? undefined : draft;
  }

  #stylesOf(type: string, media: MediaType): Pick<Draft, 'styles'> {
    return isMultipart(mediaTypeOf(type)) ? { styles: formStyles(this.#contract, media) } : {};
  }

  #textOf(type: string, media: MediaType): string | undefined {
    return isText(mediaTypeOf(type)) ? this.#text(media) : 'a body';
  }

  /** A list of items: one that fits the schema of all, or up to three. */
  #items({ schema, itemSchema = {}, pointer }: MediaType): readonly unknown[] | undefined {
    const { random } = this.#options;
    if (schema !== undefined) {
      const made = fittingValue(this.#contract, `${pointer}/schema`, schema, random);
      return Array.isArray(made?.value) ? (made.value as unknown[]) : undefined;
    }
    const items = Array.from({ length: 1 + random.below(3) }, () =>
      fittingValue(this.#contract, `${pointer}/itemSchema`, itemSchema, random),
    );
    return items.includes(undefined) ? undefined : items.map((item) => item!.value);
  }

  /** A text for a schema; any where the schema is not of one value. */
  #text({ schema, pointer }: MediaType): string | undefined {
    const { random } = this.#options;
    if (schema === undefined) return 'a body';
    let value: unknown = '';
    // An empty body is none.
    for (let attempt = 0; value === '' && attempt < ATTEMPTS; attempt++) {
      const made = fittingValue(this.#contract, `${pointer}/schema`, schema, random);
      if (made === undefined) return undefined;
      ({ value } = made);
    }
    if (typeof value === 'string') return value;
    return value === undefined || isNode(value) ? 'a body' : JSON.stringify(value);
  }
}

/** How often another value is made of a parameter, where one has no form in its place. */
const ATTEMPTS = 8;
