import { namesOf, valueIn } from '../../base/json-pointer.ts';

/** A runtime expression (OpenAPI 3.1, "Runtime Expressions"): which value of an exchange it stands for. */
export type RuntimeExpression =
  | { readonly of: 'url' | 'method' | 'statusCode' }
  | {
      readonly of: 'request' | 'response';
      readonly in: 'path' | 'query' | 'header';
      /** As written; the name of a header in lower case. */
      readonly name: string;
    }
  | {
      readonly of: 'request' | 'response';
      readonly in: 'body';
      /** The names in the JSON pointer into the body. */
      readonly names: readonly string[];
    };

/** The parts of a request or response that have values. */
export interface MessageValues {
  readonly path?: (name: string) => unknown;
  readonly query?: (name: string) => unknown;
  /** By its name in lower case. */
  readonly header: (name: string) => unknown;
  /** The parsed body. */
  readonly body: () => unknown;
}

/** The values of an exchange that runtime expressions name. */
export interface ExchangeValues {
  readonly url?: string;
  readonly method?: string;
  readonly statusCode?: number | undefined;
  readonly request: MessageValues;
  readonly response?: MessageValues | undefined;
}

const OF_EXCHANGE = /^\$(url|method|statusCode)$/;
const OF_PARAMETER = /^\$(request|response)\.(path|query|header)\.([^#{}]+)$/;
const OF_BODY = /^\$(request|response)\.body(?:#((?:\/[^/]*)*))?$/s;

/** Parses a runtime expression; undefined if it is none. */
export function readExpression(text: string): RuntimeExpression | undefined {
  const [, whole] = OF_EXCHANGE.exec(text) ?? [];
  if (whole !== undefined) return { of: whole as 'url' };
  const [, side, place, name] = OF_PARAMETER.exec(text) ?? [];
  if (name !== undefined) {
    const isHeader = place === 'header';
    return {
      of: side as 'request',
      in: place as 'path',
      name: isHeader ? name.toLowerCase() : name,
    };
  }
  const [, of, pointer = ''] = OF_BODY.exec(text) ?? [];
  return of === undefined
    ? undefined
    : { of: of as 'request', in: 'body', names: namesOf(pointer) };
}

/** The value that an expression stands for in an exchange; undefined if the exchange does not have it. */
export function valueOf(expression: RuntimeExpression, exchange: ExchangeValues): unknown {
  if (!('in' in expression)) return exchange[expression.of];
  const message = exchange[expression.of];
  if (message === undefined) return undefined;
  if (expression.in === 'body') return valueIn(message.body(), expression.names);
  return message[expression.in]?.(expression.name);
}
