import type { HandedRequest } from '../src/contract/handler.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import { isJson, mediaTypeOf } from '../src/contract/media-type.ts';
import { JSON_TYPE, type MediaTypeObject } from '../src/contract/model/document.ts';
import type { Operation } from '../src/contract/model/operation.ts';
import type { Answer } from '../src/http/respond.ts';
import { readEach, type Split } from './each.ts';
import { readEcho, type Echo } from './echo.ts';
import { exampleChooser, type ExampleChooser } from './fitting-example.ts';
import type { Preference } from './preference.ts';
import { NOT_ACCEPTABLE, prismOf, type Negotiated } from './prism.ts';
import { examplesOf } from './responses/documented-examples.ts';
import { isValid } from '../src/toolkit/values/is-valid.ts';
import { fittingValue } from '../src/toolkit/values/fitting-value.ts';

/** An answer of the contract, whose body is not written in its media type yet. */
export interface DocumentedAnswer extends Answer {
  readonly media?: Negotiated;
}

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
}

/**
 * The documented responses of an operation, as Prism chooses among them, with their echoes. Of several examples Prism is
 * told the one that fits the request. Without an example, an answer is made of the schema, the
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
  const prism = prismOf(contract, operation);
  const prepared = new Map<MediaTypeObject, Prepared>();
  const made = new Map<string, unknown>();

  function preparedFor({ media }: Negotiated): Prepared {
    let known = prepared.get(media);
    if (known === undefined) {
      known = {
        echo: readable(() => readEcho(media)) ?? ((body) => body),
        split: readable(() => readEach(media)),
        choose: exampleChooser(contract, operation, media),
      };
      prepared.set(media, known);
    }
    return known;
  }

  /** Prism looks for an example only in the usual response, unless it is given a status. */
  function elsewhere({ code, example }: Preference, accept: string | undefined) {
    if (code !== undefined || example === undefined) return undefined;
    const having = Object.entries(operation.responses).find(([, { content }]) =>
      Object.values(content).some((media) =>
        examplesOf(contract, media).some(({ name }) => name === example),
      ),
    );
    if (having === undefined) return undefined;
    const status = having[0] === 'default' ? '500' : having[0].replace('XX', '00');
    return prism({ code: Number(status), example, accept });
  }

  return (request, preference, accept) => {
    const { code, example, dynamic = false, items } = preference;
    const chosen = prism({ code, example, accept }) ?? elsewhere(preference, accept);
    if (chosen === undefined || chosen === NOT_ACCEPTABLE) return chosen;
    const { status, headers, media } = chosen;
    if (media === undefined) return { status, headers, body: undefined };
    const { choose, echo, split } = preparedFor(media);
    const seed = preference.seed ?? nextSeed();
    let value = example === undefined ? undefined : chosen.value;
    if (value === undefined && dynamic) value = madeOf(media, { seed, items })?.value;
    if (value === undefined) {
      const fitting = choose(request).example;
      const named = { code: status, example: fitting?.name, accept };
      const other = fitting?.name === undefined ? chosen : prism(named);
      const isFound = fitting !== undefined && typeof other === 'object';
      if (isFound) value = other.value;
    }
    if (value === undefined) value = usualValue(`${status} ${media.type}`, media);
    const body = asJson(media, value);
    const parts = splits ? split?.(request.body) : undefined;
    const isListed = parts !== undefined && Array.isArray(body) && body.length > 0;
    if (!isListed) return { status, headers, body: echo(body, request), media };
    const listed = parts.map((part, index) => {
      const alone = echo(body, request.withBody(part)) as unknown[];
      return alone[Math.min(index, alone.length - 1)];
    });
    return { status, headers, body: listed, media };
  };

  function usualValue(key: string, media: Negotiated): unknown {
    if (!made.has(key)) made.set(key, madeOf(media, { seed: 0 })?.value);
    return made.get(key);
  }

  function madeOf(
    { media, type }: Negotiated,
    options: { readonly seed: number; readonly items?: number | undefined },
  ): { readonly value: unknown } | undefined {
    const { schema, itemSchema, pointer } = media;
    if (schema !== undefined) return fittingValue(contract, `${pointer}/schema`, schema, options);
    // Anything would do: nothing is said of it but its type.
    if (itemSchema === undefined) return { value: isJson(mediaTypeOf(type)) ? {} : '' };
    const { seed, items = 2 } = options;
    const list = Array.from({ length: items }, (_, i) =>
      fittingValue(contract, `${pointer}/itemSchema`, itemSchema, { seed: seed * 1000 + i }),
    );
    return { value: list.flatMap((item) => (item === undefined ? [] : [item.value])) };
  }

  /** Many examples of JSON are written as text. */
  function asJson({ media, type }: Negotiated, value: unknown): unknown {
    if (typeof value !== 'string' || !/[/+]json\b/.test(type)) return value;
    const given = examplesOf(contract, media).find((example) => example.value === value);
    if (given?.isSerialized === true) return parsedOr(value, Buffer.from(value));
    if (!/^\s*[[{]/.test(value) || media.schema === undefined) return value;
    const at = `${media.pointer}/schema`;
    if (isValid(contract, at, value)) return value;
    const parsed = parsedOr(value, value);
    return isValid(contract, at, parsed) ? parsed : value;
  }
}

function parsedOr(text: string, other: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return other;
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

/** The JSON body of a status in the contract. */
export function mediaOf(operation: Operation, status: number): MediaTypeObject {
  return operation.responses[status]?.content?.[JSON_TYPE] ?? {};
}
