import { InputError } from '../../base/input-error.ts';
import { isNode, pointerIn, type Node } from '../../base/json-pointer.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import type { ParsedFile } from '../../contract/model/parse-document.ts';
import { nodeFiles } from '../contracts/file-system.ts';
import { readContract } from '../contracts/read-contract.ts';
import { oneDocument } from '../generate/one-document.ts';

/**
 * The contracts of journeys as Respect can use them, by their locations. It puts the target of each reference in its place,
 * and never ends where they lead in a circle: so each contract is one document in which a schema that is within itself allows
 * anything there. What can't be read is left out, for Respect to tell.
 * @param at where the journey is: without `allowRemote` only its own host is asked, and one of another host gets no files
 */
export async function usableContracts(
  at: Location,
  locations: readonly Location[],
  allowRemote: boolean,
): Promise<ReadonlyMap<Location, ParsedFile>> {
  const usable = new Map<Location, ParsedFile>();
  for (const location of new Set(locations)) {
    if (!mayRead(at, location, allowRemote)) continue;
    const { contract } = await readContract(
      { name: location, location },
      { files: nodeFiles, allowRemote },
    );
    if (contract === undefined) continue;
    const value = attempt(() => withoutCircles(oneDocument(contract) as unknown as Node));
    if (value !== undefined)
      usable.set(location, { name: location, value, lineOf: () => undefined });
  }
  return usable;
}

function mayRead(at: Location, location: Location, allowRemote: boolean): boolean {
  if (!isRemote(location)) return !isRemote(at);
  return allowRemote || (isRemote(at) && new URL(location).origin === new URL(at).origin);
}

function attempt(make: () => Node): Node | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** A document in which no component refers to itself, directly or through others. */
export function withoutCircles(document: Node): Node {
  const components = isNode(document['components']) ? document['components'] : {};
  const all = new Map<string, unknown>();
  for (const [section, members] of Object.entries(components)) {
    if (!isNode(members)) continue;
    for (const [name, member] of Object.entries(members))
      all.set(`/components/${section}/${name}`, member);
  }
  const cut = referencesBack(all);
  if (cut.size === 0) return document;
  const sections = Object.entries(components).map(([section, members]) => {
    if (!isNode(members)) return [section, members] as const;
    const kept = Object.entries(members).map(([name, member]) => {
      const back = cut.get(`/components/${section}/${name}`);
      return [name, back === undefined ? member : without(member, back)] as const;
    });
    return [section, Object.fromEntries(kept)] as const;
  });
  return { ...document, components: Object.fromEntries(sections) };
}

/** The references of components that lead back on the way to them, which goes depth first. */
function referencesBack(
  components: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const back = new Map<string, Set<string>>();
  const done = new Set<string>();
  const within = new Set<string>();
  // There may be very many in a row, so this does not call itself.
  const open = [...components.keys()].map((at) => ({ at, isLeft: false }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, isLeft } = next;
    if (isLeft) {
      within.delete(at);
      done.add(at);
      continue;
    }
    if (done.has(at) || within.has(at)) continue;
    within.add(at);
    open.push({ at, isLeft: true });
    for (const to of referencesIn(components.get(at))) {
      if (within.has(to)) back.set(at, (back.get(at) ?? new Set()).add(to));
      else if (!done.has(to)) open.push({ at: to, isLeft: false });
    }
  }
  return back;
}

function referencesIn(component: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [component];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next)) continue;
    if (typeof next['$ref'] === 'string') found.add(pointerIn(next['$ref']));
    for (const member of Object.values(next)) open.push(member);
  }
  return found;
}

function without(value: unknown, references: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, references));
  if (!isNode(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) =>
      name !== '$ref' || typeof member !== 'string' || !references.has(pointerIn(member)),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, without(member, references)]));
}
