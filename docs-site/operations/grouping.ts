import { isNode, type Node } from '../../src/base/json-pointer.ts';
import { IDS_OF_PAGES } from '../page.ts';
import { textOf, type DocumentedOperation } from './documented.ts';
import { fileNames } from './names.ts';

/** Operations that belong together. */
export interface OperationGroup {
  /** Its anchor, and the name of its file if it has a page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

/** What is deprecated follows what is not, because people look for what they should use. */
function currentFirst(operations: readonly DocumentedOperation[]): DocumentedOperation[] {
  return operations.toSorted((a, b) => Number(a.isDeprecated) - Number(b.isDeprecated));
}

type Titled = Omit<OperationGroup, 'id'>;

/** A longer group is divided. */
const LONGEST_GROUP = 200;
/** With more groups, several become one. */
const MOST_GROUPS = 200;

/** The operations of a contract by tag, in the order of its tags; without tags, by the beginning of their paths. */
export function groupOperations(
  contract: object,
  operations: readonly DocumentedOperation[],
): OperationGroup[] {
  const hasTags = operations.some(({ tags }) => tags.length > 0);
  const groups = hasTags ? byTag(contract, operations) : byPath(operations);
  const few = groups.length <= MOST_GROUPS ? groups : joined(groups);
  const short = few.flatMap(divided);
  const ids = fileNames(
    short.map(({ title }) => title),
    IDS_OF_PAGES,
  );
  return short.map((group, i) => {
    return { ...group, operations: currentFirst(group.operations), id: ids[i]! };
  });
}

function byTag(contract: object, operations: readonly DocumentedOperation[]): Titled[] {
  const { tags } = contract as Node;
  const declared = (Array.isArray(tags) ? (tags as unknown[]) : []).filter(isNode);
  const known = new Map(declared.map((tag) => [textOf(tag['name']), tag]));
  const groups = grouped(operations, ({ tags: [tag] }) => tag?.trim() ?? OTHERS);
  const names = new Set([...known.keys(), ...groups.keys()]);
  return [...names].flatMap((name) => {
    const own = groups.get(name);
    if (own === undefined) return [];
    const { summary, description } = known.get(name) ?? {};
    const title = textOf(summary) || name || OTHERS;
    return [{ title, description: textOf(description), operations: own }];
  });
}

function byPath(operations: readonly DocumentedOperation[]): Titled[] {
  const groups = grouped(operations, ({ path }) => beginningOf(path));
  if (groups.size === 1) return [{ title: 'Operations', description: '', operations }];
  return [...groups].map(([title, own]) => ({ title, description: '', operations: own }));
}

const OTHERS = 'Other operations';

/** The first segment of a path that says what it is about: `/api/v1/pets/{id}` is about `pets`. */
function beginningOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const telling = segments.find(
    (segment) => !/^(?:v\d+(?:\.\d+)*|api|rest|\{.*\})$/i.test(segment),
  );
  return telling?.replace(/\{.*/, '') || segments[0] || path;
}

function grouped(
  operations: readonly DocumentedOperation[],
  nameOf: (operation: DocumentedOperation) => string,
): Map<string, DocumentedOperation[]> {
  return Map.groupBy(operations, nameOf);
}

/** A long group as several, by number. */
function divided(group: Titled): Titled[] {
  const { title, operations } = group;
  if (operations.length <= LONGEST_GROUP) return [group];
  return slices(operations, (from, to) => `${title}, ${from} to ${to}`).map((part) => ({
    ...group,
    ...part,
  }));
}

/** Groups that are many, some in one. */
function joined(groups: readonly Titled[]): Titled[] {
  const operations = groups.flatMap((group) => group.operations);
  return slices(operations, (from, to) => `Operations ${from} to ${to}`).map((part) => ({
    description: '',
    ...part,
  }));
}

function slices(
  operations: readonly DocumentedOperation[],
  titleOf: (from: number, to: number) => string,
): Pick<Titled, 'title' | 'operations'>[] {
  return Array.from({ length: Math.ceil(operations.length / LONGEST_GROUP) }, (_, i) => {
    const part = operations.slice(i * LONGEST_GROUP, (i + 1) * LONGEST_GROUP);
    const from = i * LONGEST_GROUP + 1;
    return { title: titleOf(from, from + part.length - 1), operations: part };
  });
}
