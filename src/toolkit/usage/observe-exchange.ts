import type { Contract } from '../../contract/model/contract.ts';
import {
  checkedParameters,
  type Content,
  type MediaType,
  type Operation,
} from '../../contract/model/operation.ts';
import type { PathMatch } from '../../contract/model/router.ts';
import { isForm, isJson, isMultipart, mediaFor, mediaTypeOf } from '../../contract/media-type.ts';
import { valuesOf } from '../../contract/parameter-value.ts';
import { operationOf } from '../examine/examine.ts';
import { MAX_EXAMINED, parseJson } from '../examine/media.ts';
import { sourcesOf } from '../examine/parameters.ts';
import { formValue } from '../../contract/form-value.ts';
import { formIn } from '../../contract/items/form.ts';
import { requestTypeOf } from '../examine/request-body.ts';
import { hasItems, itemsIn } from '../../contract/items/items.ts';
import { UnreadableItem } from '../../contract/items/json-item.ts';
import { headerOf, type Body, type Exchange } from '../exchange.ts';
import { FieldObserver } from './observe-fields.ts';
import type { AnswerUse, OperationUse, Usage } from './operation-use.ts';

/** A `Content-Type`, and the media type that a body is taken for. */
interface GivenType {
  readonly type: string;
  readonly contentType: string;
}

/** Finds what exchanges use of a contract. */
export class ContractObserver {
  readonly #contract: Contract;
  readonly #title: string;
  readonly #fields: FieldObserver;

  constructor(contract: Contract, title: string) {
    this.#contract = contract;
    this.#title = title;
    this.#fields = new FieldObserver(contract);
  }

  /** @returns what the contract does not have, if there is no such operation */
  observe(exchange: Exchange, usage: Usage): string | undefined {
    const { method, target, headers } = exchange.request;
    const path = target.split('?')[0]!;
    const match = this.#contract.find(path, method);
    const operation = operationOf(match, method);
    if (match !== undefined && operation !== undefined) {
      const use = usage.of(this.#title, `${operation.method} ${operation.path}`);
      use.calls++;
      this.#observeParameters(operation, match, exchange, use);
      this.#observeBody(operation, exchange, use);
      this.#observeAnswer(operation, exchange, use);
      return undefined;
    }
    // A preflight is sent by the browser itself (Fetch, section 4.8).
    const asked = headerOf(headers, 'access-control-request-method');
    return method === 'OPTIONS' && asked !== undefined ? undefined : `${method} ${path}`;
  }

  #observeParameters(
    operation: Operation,
    match: PathMatch,
    exchange: Exchange,
    use: OperationUse,
  ): void {
    const sources = sourcesOf(this.#contract, operation, match, exchange);
    for (const parameter of checkedParameters(operation)) {
      let isSent: boolean;
      try {
        isSent = valuesOf(this.#contract, parameter, sources).length > 0;
      } catch (error) {
        // It is there, and not encoded as it should be.
        if (!(error instanceof URIError)) throw error;
        isSent = true;
      }
      if (isSent) use.send(`${parameter.in} ${parameter.name}`);
    }
  }

  #observeBody({ requestBody }: Operation, { request }: Exchange, use: OperationUse): void {
    const { body, headers } = request;
    if (requestBody === undefined || ('bytes' in body && body.bytes.length === 0)) return;
    use.bodies++;
    const type = requestTypeOf(this.#contract, requestBody, headers);
    const given = { type, contentType: headerOf(headers, 'content-type') ?? '' };
    this.#observeContent(requestBody.content, given, body, use);
  }

  #observeAnswer(operation: Operation, { request, response }: Exchange, use: OperationUse): void {
    if (response === undefined) return;
    const { status, headers, body } = response;
    const answer = use.answer(String(status));
    const documented = responseOf(operation, status);
    if (documented === undefined) return;
    for (const name of Object.keys(documented.headers).map((each) => each.toLowerCase())) {
      if (headerOf(headers, name) !== undefined) answer.headers.add(name);
    }
    const isBare = request.method === 'HEAD' || ('bytes' in body && body.bytes.length === 0);
    if (isBare) return;
    const contentType = headerOf(headers, 'content-type') ?? '';
    const given = { type: mediaTypeOf(contentType), contentType };
    this.#observeContent(documented.content, given, body, answer);
  }

  #observeContent(
    content: Content,
    { type, contentType }: GivenType,
    body: Body,
    { types, fields }: Pick<AnswerUse, 'types' | 'fields'>,
  ): void {
    const media = mediaFor(content, type);
    if (media === undefined) return;
    // As the contract has it: what was sent may have parameters with values.
    const [name] = Object.entries(content).find(([, each]) => each === media)!;
    types.add(name);
    const { schema, itemSchema } = media;
    if (schema === undefined && !hasItems(type, media)) return;
    const isRead = [isJson, isForm, isMultipart].some((is) => is(type)) || hasItems(type, media);
    if (!isRead) return;
    if ('missing' in body || body.bytes.length > MAX_EXAMINED) {
      fields.isUnread = true;
      return;
    }
    try {
      if (hasItems(type, media)) {
        const items = itemsIn(contentType, media, body.bytes).map((read) => read());
        const list = itemSchema === undefined ? schema : { items: itemSchema };
        this.#fields.observe(list, items, fields);
      } else if (schema !== undefined) {
        this.#fields.observe(
          schema,
          this.#valueOf(media, { type, contentType }, body.bytes),
          fields,
        );
      }
    } catch (error) {
      const isUnreadable = [SyntaxError, TypeError, UnreadableItem].some(
        (kind) => error instanceof kind,
      );
      if (!isUnreadable) throw error;
      fields.isUnread = true;
    }
  }

  #valueOf(media: MediaType, { type, contentType }: GivenType, bytes: Buffer): unknown {
    if (isMultipart(type)) return formIn(this.#contract, media, contentType, bytes).checked;
    return isForm(type) ? formValue(this.#contract, media, bytes) : parseJson(bytes);
  }
}

function responseOf(operation: Operation, status: number) {
  const key = documentedAs(String(status), Object.keys(operation.responses));
  return key === undefined ? undefined : operation.responses[key];
}

/** The key among the responses of an operation that documents a status. */
export function documentedAs(status: string, keys: readonly string[]): string | undefined {
  return [status, `${status[0]}XX`, 'default'].find((key) => keys.includes(key));
}
