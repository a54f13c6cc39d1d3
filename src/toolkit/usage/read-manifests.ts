import type { Compared } from '../diff/judge.ts';
import { keyOfSubject } from './affected.ts';
import { readManifest, type Manifest } from './manifest.ts';

/**
 * Reads manifests; several of one consumer are one.
 * @throws ContractError naming file and line of what is wrong in one
 */
export function readManifests(
  files: readonly { readonly name: string; readonly text: string }[],
): Manifest[] {
  const manifests = new Map<string, Manifest>();
  for (const { name, text } of files) {
    const read = readManifest(name, text);
    const known = manifests.get(read.consumer);
    if (known === undefined) manifests.set(read.consumer, read);
    else readManifest(name, text, known.usage);
  }
  return [...manifests.values()];
}

/** What is told of consumers that use nothing of what was compared, or what the earlier version did not have. */
export function unknownUses(
  manifests: readonly Manifest[],
  compared: readonly Compared[],
): string[] {
  return manifests.flatMap(({ consumer, usage }) => {
    const uses = compared.flatMap(({ title, titleBefore = title, operations = [] }) => {
      const known = new Set(operations.map(keyOfSubject));
      const used = [...new Set([titleBefore, title])].flatMap((each) => [
        ...(usage.contracts.get(each)?.keys() ?? []),
      ]);
      return used.map((operation) => ({ operation, isKnown: known.has(keyOfSubject(operation)) }));
    });
    if (uses.length === 0) {
      return [`${consumer} uses nothing of ${compared.map(({ title }) => title).join(', ')}`];
    }
    return uses
      .filter(({ isKnown }) => !isKnown)
      .map(({ operation }) => `${consumer} uses ${operation}, which the earlier version lacks`);
  });
}
