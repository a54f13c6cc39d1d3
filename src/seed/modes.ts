import type { SchemaRegistry } from '../engines/schema-registry/engine.ts';
import { withPlace, type Seed } from './seed.ts';

type SeedModes = NonNullable<NonNullable<Seed['kafka']>['modes']>;

/**
 * Sets the modes of the registry, after everything in the seed has been registered.
 * @throws SeedError
 */
export async function seedModes(
  registry: SchemaRegistry,
  { mode, subjects = [] }: SeedModes,
): Promise<void> {
  for (const [index, each] of subjects.entries()) {
    const place = `kafka.modes.subjects[${index}]`;
    await withPlace(place, () => registry.setMode(each.mode, each.subject));
  }
  if (mode !== undefined) await withPlace('kafka.modes.mode', () => registry.setMode(mode));
}

/** The global mode, and those of subjects with their own; undefined if none was ever set. */
export async function exportedModes(
  registry: SchemaRegistry,
  names: readonly string[],
): Promise<SeedModes | undefined> {
  const mode = await registry.mode();
  const subjects: NonNullable<SeedModes['subjects']>[number][] = [];
  for (const subject of new Set(names)) {
    const own = await registry.mode(subject);
    if (own !== undefined) subjects.push({ subject, mode: own });
  }
  if (mode === 'READWRITE' && subjects.length === 0) return undefined;
  return { mode, ...(subjects.length > 0 && { subjects }) };
}
