import { isNode } from '../../src/base/json-pointer.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { readExpression } from '../../src/contract/model/runtime-expression.ts';
import type { Described } from '../contract/described.ts';
import { successOf } from '../responses/success.ts';
import { jsonOf, placesIn, type RecordPlace } from './record-shape.ts';

/** Records of one kind. */
export interface Resource {
  /** The path of its list, or for a single record its own: `/owners/{ownerId}/pets`. */
  readonly path: string;
  /** The parameters in that path, which tell lists of different owners apart. */
  readonly owners: readonly string[];
  /** The member of a record that has its id; undefined if there is only one record. */
  readonly id: string | undefined;
  /** The resource that they belong to: that of `/owners`. */
  readonly owner?: Resource | undefined;
}

/** What an operation does with records. */
export interface Role {
  readonly does: 'list' | 'create' | 'read' | 'replace' | 'change' | 'delete';
  readonly resource: Resource;
  /** The parameter in the path that has the id. */
  readonly parameter: string | undefined;
  /** Where its answer has the record or the list; undefined if it has neither. */
  readonly place: RecordPlace | undefined;
}

const LAST = /^(.*)\/\{([^{}]+)\}$/;
const NAMES = /\{([^{}]+)\}/g;
const DOES = { GET: 'read', PUT: 'replace', PATCH: 'change', DELETE: 'delete' } as const;
/** The members that are ids if none is called like the parameter. */
const IDS = ['id', '_id', 'uuid', 'key', 'slug', 'code', 'name'];

/**
 * Derives what the operations of a contract do with records, by their pointers:
 * - a path and the same with one parameter behind it (`/pets`, `/pets/{petId}`) are a list and its records: GET lists, POST
 *   creates; GET reads, PUT replaces, PATCH changes, DELETE deletes;
 * - a path without those that has GET and PUT or PATCH is a single record;
 * - the id of a record is the member that a link gives the parameter, that is called like it, or `id` and the like.
 * `x-stateful` of an operation corrects this; with `false` it is answered from examples.
 */
export function rolesIn(contract: Described): ReadonlyMap<string, Role> {
  const byPath = Map.groupBy(contract.operations, ({ path }) => path);
  const roles = new Map<string, Role>();
  // Owners before what they own.
  const paths = [...byPath].toSorted(([one], [other]) => one.length - other.length);
  for (const [path, operations] of paths) {
    const [, list, parameter] = LAST.exec(path) ?? [];
    if (list !== undefined && parameter !== undefined && byPath.has(list)) {
      addList(contract, roles, {
        list: byPath.get(list)!,
        items: operations,
        path: list,
        parameter,
      });
    }
  }
  for (const [path, operations] of byPath) {
    const methods = new Set(operations.map(({ method }) => method));
    const isFree = operations.every(({ pointer }) => !roles.has(pointer));
    const isSingle = methods.has('GET') && (methods.has('PUT') || methods.has('PATCH'));
    if (isFree && isSingle) addSingle(contract, roles, path, operations);
  }
  for (const operation of contract.operations) correct(contract, roles, operation);
  return roles;
}

/** The resource that the records of a path belong to: `/owners/{ownerId}/pets` to those of `/owners`. */
function ownerOf(roles: ReadonlyMap<string, Role>, path: string): Resource | undefined {
  const [, list] = /^(.*)\/\{[^{}]+\}\/[^{}]+$/.exec(path) ?? [];
  return [...roles.values()].find(({ resource }) => resource.path === list)?.resource;
}

interface List {
  readonly list: readonly Operation[];
  readonly items: readonly Operation[];
  readonly path: string;
  readonly parameter: string;
}

function addList(
  contract: Described,
  roles: Map<string, Role>,
  { list, items, path, parameter }: List,
): void {
  const post = list.find(({ method }) => method === 'POST');
  const get = list.find(({ method }) => method === 'GET');
  const known = [...items.filter(({ method }) => method !== 'DELETE'), post, get].filter(
    (each) => each !== undefined,
  );
  const id = idOf(contract, known, parameter);
  if (id === undefined) return;
  const resource = { path, owners: namesIn(path), id, owner: ownerOf(roles, path) };
  const add = (operation: Operation, does: Role['does']): void => {
    const place = recordPlace(contract, operation, id, does === 'list');
    const needsPlace = does === 'list' || does === 'read';
    if (needsPlace && place === undefined) return;
    roles.set(operation.pointer, { does, resource, parameter, place });
  };
  for (const operation of items) {
    const does = DOES[operation.method as keyof typeof DOES] as Role['does'] | undefined;
    if (does !== undefined) add(operation, does);
  }
  if (get !== undefined) add(get, 'list');
  if (post?.requestBody !== undefined) add(post, 'create');
}

function addSingle(
  contract: Described,
  roles: Map<string, Role>,
  path: string,
  operations: readonly Operation[],
): void {
  const resource = { path, owners: namesIn(path), id: undefined, owner: ownerOf(roles, path) };
  const get = operations.find(({ method }) => method === 'GET')!;
  const media = bodyOf(get);
  const [place] = media === undefined ? [] : placesIn(contract, media);
  if (place === undefined || place.isList) return;
  for (const operation of operations) {
    const does = DOES[operation.method as keyof typeof DOES] as Role['does'] | undefined;
    if (does === undefined) continue;
    const body = bodyOf(operation);
    const own = body === undefined ? undefined : placesIn(contract, body)[0];
    roles.set(operation.pointer, { does, resource, parameter: undefined, place: own });
  }
}

/** The JSON that an operation answers a success with. */
function bodyOf(operation: Operation) {
  const usual = successOf(operation);
  return usual && jsonOf(usual.response);
}

/** The name of the id in the records that operations answer with. */
function idOf(
  contract: Described,
  operations: readonly Operation[],
  parameter: string,
): string | undefined {
  const places = operations.flatMap((operation) => {
    const media = bodyOf(operation);
    return media === undefined ? [] : placesIn(contract, media);
  });
  const linked = linkedName(operations, parameter);
  const bare = parameter.replace(/^.*[_-]|^[a-z]+(?=[A-Z])/, '').toLowerCase();
  const candidates = [...(linked === undefined ? [] : [linked]), parameter, bare, ...IDS];
  return candidates.find((name) => places.some(({ names }) => names.has(name)));
}

/** The member that a link of an answer gives a parameter (`$response.body#/id`). */
function linkedName(operations: readonly Operation[], parameter: string): string | undefined {
  for (const { responses } of operations) {
    for (const { links } of Object.values(responses)) {
      for (const { parameters } of links) {
        const text = parameters[parameter] ?? parameters[`path.${parameter}`];
        const expression = readExpression(String(text));
        if (expression?.of !== 'response' || expression.in !== 'body') continue;
        const name = expression.names.at(-1);
        if (name !== undefined) return name;
      }
    }
  }
  return undefined;
}

function recordPlace(
  contract: Described,
  operation: Operation,
  id: string,
  isList: boolean,
): RecordPlace | undefined {
  const media = bodyOf(operation);
  if (media === undefined) return undefined;
  return placesIn(contract, media).find((place) => place.isList === isList && place.names.has(id));
}

/** What `x-stateful` says of an operation. */
function correct(contract: Described, roles: Map<string, Role>, operation: Operation): void {
  const said = (operation.declared as { readonly 'x-stateful'?: unknown })['x-stateful'];
  if (said === false) roles.delete(operation.pointer);
  if (!isNode(said)) return;
  const derived = roles.get(operation.pointer);
  const path = textIn(said, 'of') ?? derived?.resource.path ?? operation.path;
  const among = [...roles.values()].find((role) => role.resource.path === path)?.resource;
  const id = textIn(said, 'id') ?? among?.id ?? 'id';
  const does = (textIn(said, 'does') ?? derived?.does) as Role['does'] | undefined;
  if (does === undefined) return;
  const resource = among?.id === id ? among : { path, owners: namesIn(path), id };
  const parameter =
    textIn(said, 'parameter') ?? derived?.parameter ?? namesIn(operation.path).at(-1);
  const place = recordPlace(contract, operation, id, does === 'list');
  roles.set(operation.pointer, { does, resource, parameter, place });
}

function textIn(said: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = said[name];
  return typeof value === 'string' ? value : undefined;
}

function namesIn(path: string): string[] {
  return [...path.matchAll(NAMES)].map(([, name]) => name!);
}
