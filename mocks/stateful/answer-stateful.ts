import { isNode } from '../../src/base/json-pointer.ts';
import type { HandedRequest } from '../../src/contract/handler.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { Described } from '../contract/described.ts';
import { problem } from '../contract/problem.ts';
import { refusalOf } from '../contract/refusals.ts';
import { NOT_ACCEPTABLE, type DocumentedAnswers, type DocumentedAnswer } from '../documented-answers.ts';
import { newRecord, shownRecord } from './new-record.ts';
import { objectOr } from './record-shape.ts';
import { Full, idOf, Records, type MockRecord } from './records.ts';
import { rolesIn, type Role } from './resources.ts';
import { seedRecords } from './seed-records.ts';
import { selectRecords, withTotal } from './select-records.ts';

/** The state of a mock that has one. */
export interface MockState {
  /** Answers from the records, in the form of a documented answer; undefined if the operation has to do with none. */
  answer(
    operation: Operation,
    request: HandedRequest,
    documented: DocumentedAnswers,
  ): ReturnType<DocumentedAnswers>;
  /** Goes back to the records of the examples. */
  reset(): void;
}

/** The resources of a contract, with the records of its examples. */
export function mockState(contract: Described, nextSeed: () => number): MockState {
  const roles = rolesIn(contract);
  const records = new Records((resource) => seedRecords(contract, roles, resource));
  return {
    reset: () => records.reset(),
    answer(operation, request, documented) {
      const role = roles.get(operation.pointer);
      if (role === undefined) return undefined;
      try {
        return new Change(contract, records, operation, role, request, documented, nextSeed).answer();
      } catch (error) {
        if (error instanceof Full) throw problem(507, error.message);
        throw error;
      }
    },
  };
}

/** One request to the records of a resource. */
class Change {
  readonly #contract: Described;
  readonly #records: Records;
  readonly #operation: Operation;
  readonly #role: Role;
  readonly #request: HandedRequest;
  readonly #documented: DocumentedAnswers;
  readonly #nextSeed: () => number;
  readonly #list: Map<string, MockRecord>;

  constructor(
    contract: Described,
    records: Records,
    operation: Operation,
    role: Role,
    request: HandedRequest,
    documented: DocumentedAnswers,
    nextSeed: () => number,
  ) {
    this.#contract = contract;
    this.#records = records;
    this.#operation = operation;
    this.#role = role;
    this.#request = request;
    this.#documented = documented;
    this.#nextSeed = nextSeed;
    const owners = role.resource.owners.map((name) => String(request.path[name]));
    this.#list = records.listOf(role.resource, owners);
  }

  answer(): ReturnType<DocumentedAnswers> {
    const { does } = this.#role;
    this.#checkOwner();
    if (does === 'list') return this.#listed();
    if (does === 'create') return this.#created();
    const id = this.#id();
    const record = this.#list.get(id);
    if (does === 'replace' && record === undefined && this.#operation.responses['201']) {
      return this.#put(id, this.#withId(id), 201);
    }
    if (record === undefined) throw this.#missing(id);
    if (does === 'delete') {
      this.#records.delete(this.#list, id);
      return this.#around(undefined, undefined);
    }
    if (does === 'read') return this.#around(record, undefined);
    const sent = objectOr(this.#request.body);
    const { 'content-type': type = '' } = this.#request.headers;
    const changed =
      does === 'change'
        ? merged(record, sent, type.includes('merge-patch'))
        : { ...this.#withId(id), ...sent };
    const { id: name } = this.#role.resource;
    // The id of a record is that of its path.
    return this.#put(id, name === undefined ? changed : { ...changed, [name]: record[name] });
  }

  /** @throws HttpError if what the records belong to is not there */
  #checkOwner(): void {
    const { owner } = this.#role.resource;
    if (owner === undefined) return;
    const values = this.#role.resource.owners.map((name) => String(this.#request.path[name]));
    const id = values.pop()!;
    if (!this.#records.listOf(owner, values).has(id)) throw this.#missing(id);
  }

  #listed(): ReturnType<DocumentedAnswers> {
    const { page, total } = selectRecords(this.#list.values(), this.#request.query);
    const { place } = this.#role;
    const shown = page.map((record) => shownRecord(this.#contract, place?.schema, record));
    return this.#around(shown, undefined, total);
  }

  #created(): ReturnType<DocumentedAnswers> {
    const { resource, place } = this.#role;
    const { body } = this.#request;
    const record = newRecord(this.#contract, resource, place, body, this.#list, this.#nextSeed());
    const id = idOf(resource, record);
    if (this.#list.has(id)) throw this.#refusal([409, 400], `there is a ${id} already`);
    return this.#put(id, record, this.#operation.responses['201'] && 201);
  }

  /** What a record has besides what was sent to replace it. */
  #withId(id: string): MockRecord {
    const { resource, place, parameter } = this.#role;
    const own = resource.id === undefined ? {} : { [resource.id]: this.#request.path[parameter ?? ''] ?? id };
    const sent = { ...objectOr(this.#request.body), ...own };
    return newRecord(this.#contract, resource, place, sent, this.#list, this.#nextSeed());
  }

  #put(id: string, record: MockRecord, status?: number): ReturnType<DocumentedAnswers> {
    this.#records.put(this.#list, id, record);
    return this.#around(record, status);
  }

  #id(): string {
    const { parameter, resource } = this.#role;
    return resource.id === undefined ? '' : String(this.#request.path[parameter ?? '']);
  }

  /** A documented answer with a record or a list in its place. */
  #around(
    shown: MockRecord | readonly MockRecord[] | undefined,
    code: number | undefined,
    total?: number,
  ): ReturnType<DocumentedAnswers> {
    const { accept } = this.#request.headers;
    const answer = this.#documented(this.#request, code === undefined ? {} : { code }, accept);
    const { place } = this.#role;
    if (answer === undefined || answer === NOT_ACCEPTABLE || shown === undefined) return answer;
    if (place === undefined || answer.body === undefined) return answer;
    const value = Array.isArray(shown)
      ? (shown as readonly MockRecord[])
      : shownRecord(this.#contract, place.schema, shown as MockRecord);
    const isPlain = answer.media === undefined || /[/+](?:json|xml)\b/.test(answer.media.type);
    return isPlain ? withValue(answer, place.at, value, total) : answer;
  }

  #missing(id: string) {
    return this.#refusal([404], id === '' ? 'it has been deleted' : `there is no ${id}`);
  }

  #refusal(statuses: readonly [number, ...number[]], detail: string) {
    const { accept } = this.#request.headers;
    return refusalOf(this.#contract, this.#operation, { statuses, detail }, accept);
  }
}

function withValue(
  answer: DocumentedAnswer,
  [name]: readonly string[],
  value: unknown,
  total: number | undefined,
): DocumentedAnswer {
  if (name === undefined) return { ...answer, body: value };
  const around = { ...objectOr(answer.body), [name]: value };
  return { ...answer, body: total === undefined ? around : withTotal(around, total) };
}

/**
 * A record with the members that were sent.
 * @param nullRemoves whether `null` removes a member (RFC 7396), or is its value
 */
function merged(record: MockRecord, sent: MockRecord, nullRemoves: boolean): MockRecord {
  const result: Record<string, unknown> = { ...record };
  for (const [name, value] of Object.entries(sent)) {
    if (value === null && nullRemoves) delete result[name];
    else if (isNode(value) && !Array.isArray(value)) {
      result[name] = merged(objectOr(result[name]), objectOr(value), nullRemoves);
    } else result[name] = value;
  }
  return result;
}
