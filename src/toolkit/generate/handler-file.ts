import { typeName } from './exchange-schemas.ts';
import type { NamedOperation } from './operation-names.ts';

/** The TypeScript file with the types of a server's handlers. */
export function handlerFile(operations: readonly NamedOperation[], types: string): string {
  const members = operations.map(({ operation: { method, path, declared }, name }) => {
    const summary = (declared.summary ?? '').split('\n')[0]!.replaceAll('*/', '*\\/').trim();
    const about = `${method} ${path}${summary === '' ? '' : `: ${summary}`}`;
    return `  /** ${about.replaceAll('*/', '*\\/')} */
  readonly ${JSON.stringify(name)}: Handler<operations[${JSON.stringify(typeName(name))}], Caller>;`;
  });
  const handlers =
    members.length === 0
      ? 'export type Handlers<_Caller = unknown> = Readonly<Record<string, never>>;'
      : `/** A handler for each operation, by its \`operationId\`, or by method and path if it has none. */
export interface Handlers<Caller = unknown> {
${members.join('\n')}
}`;
  const imported = members.length === 0 ? '' : `import type { operations } from '${types}';\n\n`;
  return `${imported}${handlers}

/** Answers the requests to one operation. */
export type Handler<Operation, Caller = unknown> = (
  request: HandlerRequest<Operation, Caller>,
) => HandlerAnswer<Operation> | Promise<HandlerAnswer<Operation>>;

/** A request that has been authenticated and validated against its operation. */
export interface HandlerRequest<Operation, Caller = unknown> {
  /** Who sent it, as \`authenticate\` found. */
  readonly caller: Caller;
  readonly path: Place<Operation, 'path'>;
  readonly query: Place<Operation, 'query'>;
  /** Declared headers, by their names in lower case. */
  readonly header: LowerKeys<Place<Operation, 'header'>>;
  readonly cookie: Place<Operation, 'cookie'>;
  readonly body: BodyOf<Operation>;
  /** The body as received. */
  readonly rawBody: Uint8Array;
  /** The query as received, without the \`?\`. */
  readonly rawQuery: string;
  /** All headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteAddress: string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** One of the answers that the operation documents. */
export type HandlerAnswer<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: {
        /** One of a range such as \`4XX\` is any number. */
        readonly status: Status extends number ? Status : number;
        readonly headers?: Readonly<Record<string, string>>;
      } & AnswerBody<Responses[Status]>;
    }[keyof Responses]
  : never;

/** Parameters in one place. */
type Place<Operation, Name extends string> = Operation extends {
  parameters: { [K in Name]?: infer Parameters };
}
  ? [Exclude<Parameters, undefined>] extends [never]
    ? Readonly<Record<string, never>>
    : Exclude<Parameters, undefined>
  : Readonly<Record<string, never>>;

type LowerKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };

/** JSON, forms and texts as their schemas say, everything else as bytes. */
type Content<All> = {
  [Type in keyof All]: Type extends
    | \`\${string}json\${string}\`
    | \`text/\${string}\`
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
    ? All[Type]
    : Uint8Array;
}[keyof All];

type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? [Exclude<Body, undefined>] extends [never]
    ? undefined
    : Exclude<Body, undefined> extends { content: infer All }
      ? Content<All> | (undefined extends Body ? undefined : never)
      : undefined
  : undefined;

type AnswerBody<Response> = Response extends { content: infer All }
  ? [keyof All] extends [never]
    ? { readonly body?: undefined }
    : { readonly body: Content<All> }
  : { readonly body?: undefined };
`;
}
