import type { HandedRequest } from '../src/contract/handler.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import { JSON_TYPE, type MediaTypeObject } from '../src/contract/model/document.ts';
import type { Operation } from '../src/contract/model/operation.ts';
import type { Answer } from '../src/http/respond.ts';
import { readEach, type Split } from './each.ts';
import { readEcho, type Echo } from './echo.ts';
import { exampleChooser, type ExampleChooser } from './fitting-example.ts';
import type { Preference } from './preference.ts';
import {
  responseHaving,
  responseWith,
  usualResponse,
  type Documented,
} from './responses/choose-response.ts';
import { examplesOf, type DocumentedExample } from './responses/documented-examples.ts';
import { negotiated, type Negotiated } from './responses/negotiate.ts';
import { headersOf } from './responses/response-headers.ts';
import { isValid } from './values/is-valid.ts';
import { fittingValue } from './values/fitting-value.ts';

/** An answer of the contract, whose body is not written in its media type yet. */
export interface DocumentedAnswer extends Answer {
  readonly media?: Negotiated;
}

/** No media type of a response is acceptable for the client. */
export const NOT_ACCEPTABLE = Symbol('not acceptable');

/**
 * Finds an answer of the contract; undefined if there is none of the preference.
 * @param accept the media types that the client accepts
 */
export type DocumentedAnswers = (
  request: HandedRequest,
  preference: Preference,
  accept?: string,
) => DocumentedAnswer | typeof NOT_ACCEPTABLE | undefined;

/** What is read of a contract. */
type Documenting = Pick<
  Contract,
  'document' | 'follow' | 'operations' | 'schemas' | 'targetOfLink'
>;

/** What is known of a media type of a response. */
interface Prepared {
  readonly echo: Echo;
  /** The parts of a request that its answer has an item each for (`x-each`). */
  readonly split: Split | undefined;
  readonly choose: ExampleChooser;
  readonly examples: readonly DocumentedExample[];
}

/**
 * The documented responses of an operation, with their echoes. Without an example, an answer is made of the schema, the
 * same each time; with `dynamic` it is another each time.
 * @param nextSeed gives the seed of an answer that asks for none
 * @param splits whether an answer to several parts of a request has an item for each of them (`x-each`)
 */
export function documentedAnswers(
  contract: Documenting,
  operation: Operation,
  nextSeed: () => number,
  { splits = false }: { readonly splits?: boolean } = {},
): DocumentedAnswers {
  const prepared = new Map<MediaTypeObject, Prepared>();
  const headers = new Map<Documented['response'], Record<string, string>>();
  const made = new Map<string, unknown>();

  function preparedFor({ media }: Negotiated): Prepared {
    let known = prepared.get(media);
    if (known === undefined) {
      known = {
        echo: readable(() => readEcho(media)) ?? ((body) => body),
        split: readable(() => readEach(media)),
        choose: exampleChooser(contract, operation, media),
        examples: examplesOf(contract, media),
      };
      prepared.set(media, known);
    }
    return known;
  }

  function headersFor({ response }: Documented): Record<string, string> {
    let known = headers.get(response);
    if (known === undefined) {
      known = headersOf(contract, response, 0);
      if (operation.declared.deprecated === true) {
        known = { Deprecation: 'true', ...known };
      }
      headers.set(response, known);
    }
    return known;
  }

  function documentedFor({ code, example }: Preference): Documented | undefined {
    if (code !== undefined) return responseWith(operation, code);
    if (example === undefined) return usualResponse(operation);
    return responseHaving(operation, ({ content }) =>
      Object.values(content).some((media) => hasExample(contract, media, example)),
    );
  }

  return (request, preference, accept) => {
    const documented = documentedFor(preference);
    if (documented === undefined) return undefined;
    const { status, response } = documented;
    const { example, dynamic = false, items } = preference;
    const base = { status, headers: headersFor(documented) };
    if (Object.keys(response.content).length === 0) {
      return example === undefined ? { ...base, body: undefined } : undefined;
    }
    const media = mediaFor(response.content, accept, example);
    if (media === undefined) return example === undefined ? NOT_ACCEPTABLE : undefined;
    const { examples, choose, echo, split } = preparedFor(media);
    let value: unknown;
    if (example !== undefined) {
      value = examples.find(({ name }) => name === example)!.value;
    } else {
      const fallback = () => choose(request).example?.value;
      const random = { seed: preference.seed ?? nextSeed(), items };
      const dynamicValue = dynamic ? madeOf(media, random) : undefined;
      value = dynamicValue?.value ?? fallback() ?? usualValue(`${status} ${media.type}`, media);
    }
    const body = asJson(media, value);
    const parts = splits ? split?.(request.body) : undefined;
    const isListed = parts !== undefined && Array.isArray(body) && body.length > 0;
    if (!isListed) return { ...base, body: echo(body, request), media };
    const listed = parts.map((part, index) => {
      const alone = echo(body, request.withBody(part)) as unknown[];
      return alone[Math.min(index, alone.length - 1)];
    });
    return { ...base, body: listed, media };
  };

  /** The media type for a client; of those that have an example, if one is asked for. */
  function mediaFor(
    content: Documented['response']['content'],
    accept: string | undefined,
    example: string | undefined,
  ): Negotiated | undefined {
    const media = negotiated(content, accept);
    if (example === undefined || media === undefined) return media;
    if (hasExample(contract, media.media, example)) return media;
    const having = Object.entries(content).filter(([, each]) =>
      hasExample(contract, each, example),
    );
    return negotiated(Object.fromEntries(having), accept);
  }

  function usualValue(key: string, media: Negotiated): unknown {
    if (!made.has(key)) made.set(key, madeOf(media, { seed: 0 })?.value);
    return made.get(key);
  }

  function madeOf(
    { media }: Negotiated,
    options: { readonly seed: number; readonly items?: number | undefined },
  ): { readonly value: unknown } | undefined {
    const { schema, itemSchema, pointer } = media;
    if (schema !== undefined) return fittingValue(contract, `${pointer}/schema`, schema, options);
    if (itemSchema === undefined) return undefined;
    const { seed, items = 2 } = options;
    const list = Array.from({ length: items }, (_, i) =>
      fittingValue(contract, `${pointer}/itemSchema`, itemSchema, { seed: seed * 1000 + i }),
    );
    return { value: list.flatMap((item) => (item === undefined ? [] : [item.value])) };
  }

  /** Many examples of JSON are written as text. */
  function asJson({ media, type }: Negotiated, value: unknown): unknown {
    const isTextOfJson =
      typeof value === 'string' && /[/+]json\b/.test(type) && /^\s*[[{]/.test(value);
    if (!isTextOfJson || media.schema === undefined) return value;
    const at = `${media.pointer}/schema`;
    if (isValid(contract, at, value)) return value;
    try {
      const parsed = JSON.parse(value) as unknown;
      return isValid(contract, at, parsed) ? parsed : value;
    } catch {
      return value;
    }
  }
}

/** What an extension says; undefined if it can't be read, which a start tells. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function hasExample(
  contract: Pick<Contract, 'follow'>,
  media: MediaTypeObject,
  name: string,
): boolean {
  return examplesOf(contract, media).some((each) => each.name === name);
}

/** The JSON body of a status in the contract. */
export function mediaOf(operation: Operation, status: number): MediaTypeObject {
  return operation.responses[status]?.content?.[JSON_TYPE] ?? {};
}
