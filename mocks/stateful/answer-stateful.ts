import { isNode } from '../../src/base/json-pointer.ts';
import type { HandedRequest } from '../../src/contract/handler.ts';
import { mediaTypeOf } from '../../src/contract/media-type.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { Described } from '../contract/described.ts';
import { Refusal } from '../../src/express/problem.ts';
import { type DocumentedAnswers, type DocumentedAnswer } from '../documented-answers.ts';
import { NOT_ACCEPTABLE } from '../prism.ts';
import { patchedRecord } from './json-patch.ts';
import { newRecord, shownRecord } from './new-record.ts';
import { scalarText } from '../responses/scalar-text.ts';
import { objectOr, type RecordPlace } from './record-shape.ts';
import { Full, idOf, Records, type MockRecord, type RecordList } from './records.ts';
import { rolesIn, type Resource, type Role } from './resources.ts';
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
  readonly records: Records;
  /** Goes back to the records of the examples. */
  reset(): void;
}

/**
 * The resources of a contract, with the records of its examples.
 * @param before the state of the contract before it changed: what requests have changed stays
 */
export function mockState(
  contract: Described,
  nextSeed: () => number,
  before?: MockState,
): MockState {
  const roles = rolesIn(contract);
  const seeds = (resource: Resource) => seedRecords(contract, roles, resource);
  const records = new Records(seeds, before?.records);
  // Of an operation that answers without a record, what one is like is known from the others.
  const shapes = new Map(
    [...roles.values()].flatMap(({ resource, place }) =>
      place ? [[resource, place] as const] : [],
    ),
  );
  return {
    records,
    reset: () => records.reset(),
    answer(operation, request, documented) {
      const role = roles.get(operation.pointer);
      if (role === undefined) return undefined;
      const shape = role.place ?? shapes.get(role.resource);
      const asked = { operation, role, shape, request, documented };
      try {
        return new Change(contract, records, asked, nextSeed).answer();
      } catch (error) {
        if (error instanceof Full) throw new Refusal(507, error.message);
        throw error;
      }
    },
  };
}

/** A request, and what is known of its operation. */
interface Asked {
  readonly operation: Operation;
  readonly role: Role;
  /** What a record is like. */
  readonly shape: RecordPlace | undefined;
  readonly request: HandedRequest;
  readonly documented: DocumentedAnswers;
}

/** One request to the records of a resource. */
class Change {
  readonly #contract: Described;
  readonly #records: Records;
  readonly #asked: Asked;
  readonly #nextSeed: () => number;
  readonly #owners: readonly string[];
  readonly #list: RecordList;

  constructor(contract: Described, records: Records, asked: Asked, nextSeed: () => number) {
    const { role, request } = asked;
    this.#contract = contract;
    this.#records = records;
    this.#asked = asked;
    this.#nextSeed = nextSeed;
    this.#owners = role.resource.owners.map((name) => scalarText(request.path[name]));
    this.#list = records.listOf(role.resource, this.#owners);
  }

  answer(): ReturnType<DocumentedAnswers> {
    const { does } = this.#asked.role;
    this.#checkOwner();
    if (does === 'list') return this.#listed();
    if (does === 'create') return this.#created();
    const id = this.#id();
    const record = this.#list.records.get(id);
    if (does === 'replace' && record === undefined) {
      const { resource } = this.#asked.role;
      const creates = this.#asked.operation.responses['201'] !== undefined;
      // A single record that was deleted has no other way back.
      if (creates || resource.id === undefined) {
        return this.#put(id, this.#withId(id), creates ? 201 : undefined);
      }
    }
    if (record === undefined) throw this.#missing(id);
    if (does === 'delete') {
      this.#records.delete(this.#list, id);
      return this.#around(undefined, undefined);
    }
    if (does === 'read') return this.#around(record, undefined);
    const changed =
      does === 'change'
        ? changedBy(this.#asked.request, record)
        : { ...this.#withId(id), ...sentIn(this.#asked.request) };
    const { id: name } = this.#asked.role.resource;
    // The id of a record is that of its path.
    return this.#put(id, name === undefined ? changed : { ...changed, [name]: record[name] });
  }

  /** @throws HttpError if what the records belong to is not there */
  #checkOwner(): void {
    const { owner } = this.#asked.role.resource;
    if (owner === undefined) return;
    const values = [...this.#owners];
    const id = values.pop()!;
    if (!this.#records.listOf(owner, values).records.has(id)) throw this.#missing(id);
  }

  #listed(): ReturnType<DocumentedAnswers> {
    const { page, total } = selectRecords(this.#list.records.values(), this.#asked.request.query);
    const { place } = this.#asked.role;
    const shown = page.map((record) => shownRecord(this.#contract, place?.schema, record));
    return this.#around(shown, undefined, total);
  }

  #created(): ReturnType<DocumentedAnswers> {
    const { role, shape, request } = this.#asked;
    const { resource } = role;
    const { records } = this.#list;
    const sent = sentIn(request);
    const record = newRecord(this.#contract, resource, shape, sent, records, this.#nextSeed());
    const id = idOf(resource, record);
    if (this.#list.records.has(id)) throw new Refusal(409, `there is a ${id} already`);
    return this.#put(id, record, this.#asked.operation.responses['201'] && 201);
  }

  /** What a record has besides what was sent to replace it. */
  #withId(id: string): MockRecord {
    const { role, shape } = this.#asked;
    const { resource, parameter } = role;
    const own =
      resource.id === undefined
        ? {}
        : { [resource.id]: this.#asked.request.path[parameter ?? ''] ?? id };
    const sent = { ...sentIn(this.#asked.request), ...own };
    const { records } = this.#list;
    return newRecord(this.#contract, resource, shape, sent, records, this.#nextSeed());
  }

  #put(id: string, record: MockRecord, status?: number): ReturnType<DocumentedAnswers> {
    this.#records.put(this.#list, id, record);
    const answer = this.#around(record, status);
    const isCreated = answer !== undefined && answer !== NOT_ACCEPTABLE && answer.status === 201;
    return isCreated ? this.#located(answer, id) : answer;
  }

  /** An answer whose `Location`, if it is documented, is that of the record. */
  #located(answer: DocumentedAnswer, id: string): DocumentedAnswer {
    const { headers = {} } = answer;
    const name = Object.keys(headers).find((each) => each.toLowerCase() === 'location');
    if (name === undefined) return answer;
    const { path } = this.#asked.role.resource;
    let at = 0;
    const list = path.replaceAll(/\{[^{}]+\}/g, () => encodeURIComponent(this.#owners[at++]!));
    const location = `${list}/${encodeURIComponent(id)}`;
    return { ...answer, headers: { ...headers, [name]: location } };
  }

  #id(): string {
    const { parameter, resource } = this.#asked.role;
    return resource.id === undefined
      ? ''
      : scalarText(this.#asked.request.path[parameter ?? '']).toWellFormed();
  }

  /** A documented answer with a record or a list in its place. */
  #around(
    shown: MockRecord | readonly MockRecord[] | undefined,
    code: number | undefined,
    total?: number,
  ): ReturnType<DocumentedAnswers> {
    const { accept } = this.#asked.request.headers;
    const answer = this.#asked.documented(
      this.#asked.request,
      code === undefined ? {} : { code },
      accept,
    );
    const { place } = this.#asked.role;
    if (answer === undefined || answer === NOT_ACCEPTABLE || shown === undefined) return answer;
    if (place === undefined || answer.body === undefined) return answer;
    const value = Array.isArray(shown)
      ? (shown as readonly MockRecord[])
      : shownRecord(this.#contract, place.schema, shown as MockRecord);
    const isPlain = answer.media === undefined || /[/+](?:json|xml)\b/.test(answer.media.type);
    return isPlain ? withValue(answer, place.at, value, total) : answer;
  }

  #missing(id: string) {
    return new Refusal(404, id === '' ? 'it has been deleted' : `there is no ${id}`);
  }
}

function changedBy(request: HandedRequest, record: MockRecord): MockRecord {
  const type = mediaTypeOf(request.headers['content-type'] ?? '');
  if (type === 'application/json-patch+json') return patchedRecord(record, request.body);
  return merged(record, sentIn(request), type === 'application/merge-patch+json');
}

/** The members that were sent; of a file its text, as its schema describes it. */
function sentIn({ body }: HandedRequest): MockRecord {
  const members = Object.entries(objectOr(body)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(textOfFile) : textOfFile(value),
  ]);
  return Object.fromEntries(members) as MockRecord;
}

function textOfFile(value: unknown): unknown {
  const bytes = isNode(value) ? value['bytes'] : undefined;
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : value;
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

/** How deep members are merged; below, what was sent is the value. */
const DEEPEST = 100;

/**
 * A record with the members that were sent.
 * @param nullRemoves whether `null` removes a member (RFC 7396), or is its value
 */
function merged(record: MockRecord, sent: MockRecord, nullRemoves: boolean, depth = 0): MockRecord {
  const result = new Map(Object.entries(record));
  for (const [name, value] of Object.entries(sent)) {
    if (value === null && nullRemoves) result.delete(name);
    else if (isNode(value) && !Array.isArray(value) && depth < DEEPEST) {
      const before = objectOr(result.get(name));
      result.set(name, merged(before, objectOr(value), nullRemoves, depth + 1));
    } else result.set(name, value);
  }
  // As own members, also where one is called `__proto__`.
  return Object.fromEntries(result);
}
