import { isNode, namesOf } from '../../src/base/json-pointer.ts';
import { inWords, Refusal } from '../../src/express/problem.ts';
import type { MockRecord } from './records.ts';

/** The most operations of one patch: each may move all items of a long list. */
const MOST_OPERATIONS = 1000;
/** The most values in a record, in a patch, and in all copies that it makes: copies of copies double each time. */
const MOST_VALUES = 100_000;
const DEEPEST = 500;
/** RFC 6901, section 3. */
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;
/** RFC 6901, section 4. */
const INDEX = /^(?:0|[1-9]\d*)$/;

type Members = Record<string, unknown>;

/**
 * A record changed by a JSON Patch (RFC 6902): by all of its operations or by none.
 * @throws Refusal as RFC 5789, section 2.2, says: 400 if it is no patch, 409 if a `test` fails, 422 if it can't be applied
 */
export function patchedRecord(record: MockRecord, patch: unknown): MockRecord {
  if (!Array.isArray(patch)) throw malformed('', 'must be a list of operations of a JSON Patch');
  if (patch.length > MOST_OPERATIONS) {
    throw impossible('', `must not have more than ${MOST_OPERATIONS} operations`);
  }
  if (valuesIn(patch) > MOST_VALUES || valuesIn(record) > MOST_VALUES) throw tooLarge('');
  const root: Members = { record: structuredClone(record) };
  let copied = 0;
  patch.forEach((operation: unknown, index) => {
    const copy = apply(root, operation, `/${index}`);
    if ((copied += valuesIn(copy)) > MOST_VALUES) throw tooLarge(`/${index}`);
  });
  const { record: patched } = root;
  if (!isNode(patched) || Array.isArray(patched)) {
    throw impossible('', 'must leave an object in place of the record');
  }
  if (valuesIn(patched) === Infinity) throw tooLarge('');
  return patched;
}

/**
 * @param at the JSON pointer to the operation in the patch
 * @returns what has been copied
 */
function apply(root: Members, operation: unknown, at: string): unknown {
  if (!isNode(operation)) throw malformed(at, 'must be an operation of a JSON Patch');
  const { op } = operation;
  const path = pointerIn(operation, 'path', at);
  const where = `${at}/path`;
  switch (op) {
    case 'add':
      return add(root, path, valueOf(operation, at), where);
    case 'remove':
      remove(root, path, where);
      return undefined;
    case 'replace': {
      const value = valueOf(operation, at);
      const [parent, name] = existing(root, path, where);
      return set(parent, name, value);
    }
    case 'move': {
      const from = pointerIn(operation, 'from', at);
      if (from.length < path.length && from.every((name, i) => name === path[i])) {
        throw impossible(`${at}/from`, 'must not move a value into itself');
      }
      return add(root, path, remove(root, from, `${at}/from`), where);
    }
    case 'copy': {
      const [parent, name] = existing(root, pointerIn(operation, 'from', at), `${at}/from`);
      const value = parent[name];
      if (valuesIn(value) > MOST_VALUES) throw tooLarge(at);
      add(root, path, structuredClone(value), where);
      return value;
    }
    case 'test': {
      const [parent, name] = existing(root, path, where);
      if (isSame(valueOf(operation, at), parent[name])) return undefined;
      throw refusal(409, `${at}/value`, 'is not the value that the record has');
    }
    default:
      throw malformed(`${at}/op`, 'must be add, remove, replace, move, copy or test');
  }
}

/** The names in a pointer, below the member that has the record. */
function pointerIn(operation: Members, member: 'path' | 'from', at: string): string[] {
  const pointer = operation[member];
  if (typeof pointer === 'string' && POINTER.test(pointer)) return ['record', ...namesOf(pointer)];
  throw malformed(`${at}/${member}`, 'must be a JSON pointer');
}

function valueOf(operation: Members, at: string): unknown {
  if (Object.hasOwn(operation, 'value')) return structuredClone(operation['value']);
  throw malformed(`${at}/value`, 'is missing');
}

/** Where a value is. @throws Refusal if there is none */
function existing(root: Members, path: readonly string[], at: string): [Members, string] {
  const parent = parentOf(root, path, at);
  const name = path.at(-1)!;
  const isThere = Array.isArray(parent)
    ? isIndex(name, parent.length)
    : Object.hasOwn(parent, name);
  if (isThere) return [parent, name];
  throw nothing(path, at);
}

function parentOf(root: Members, path: readonly string[], at: string): Members {
  let value: unknown = root;
  for (const name of path.slice(0, -1)) {
    const isThere = isNode(value) && (!Array.isArray(value) || INDEX.test(name));
    value = isThere && Object.hasOwn(value as Members, name) ? (value as Members)[name] : undefined;
  }
  if (isNode(value)) return value;
  throw nothing(path, at);
}

function add(root: Members, path: readonly string[], value: unknown, at: string): void {
  const parent = parentOf(root, path, at);
  const name = path.at(-1)!;
  if (!Array.isArray(parent)) return set(parent, name, value);
  const end = parent.length;
  if (name !== '-' && !isIndex(name, end + 1)) throw nothing(path, at);
  parent.splice(name === '-' ? end : Number(name), 0, value);
}

function remove(root: Members, path: readonly string[], at: string): unknown {
  const [parent, name] = existing(root, path, at);
  const value = parent[name];
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
  return value;
}

/** As an own member, also if it is called `__proto__`. */
function set(parent: Members, name: string, value: unknown): void {
  const own = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(parent, name, own);
}

function isIndex(name: string, count: number): boolean {
  return INDEX.test(name) && Number(name) < count;
}

/** Whether two values of JSON are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isNode(one) || !isNode(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** How many values there are in a value; infinitely many if it is too deep. */
function valuesIn(value: unknown, depth = 0): number {
  if (depth > DEEPEST) return Infinity;
  if (!isNode(value)) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + valuesIn(each, depth + 1), 1);
}

function nothing(path: readonly string[], at: string): Refusal {
  return impossible(at, `leads to nothing in the record: /${path.slice(1).join('/')}`);
}

function tooLarge(at: string): Refusal {
  return impossible(
    at,
    `must not be of more than ${MOST_VALUES} values, or ${DEEPEST} in each other`,
  );
}

function malformed(at: string, message: string): Refusal {
  return refusal(400, at, message);
}

function impossible(at: string, message: string): Refusal {
  return refusal(422, at, message);
}

function refusal(status: number, at: string, message: string): Refusal {
  const issue = { in: 'body', at, message } as const;
  return new Refusal(status, inWords(issue), { issues: [issue] });
}
