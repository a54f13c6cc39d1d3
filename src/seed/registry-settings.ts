import type { SchemaRegistry } from '../engines/schema-registry/engine.ts';
import { withPlace, type Seed } from './seed.ts';

type SeedKafka = NonNullable<Seed['kafka']>;
type SeedCompatibility = NonNullable<SeedKafka['compatibility']>;

/**
 * Registers with compatibility checks switched off, where the seed says which levels hold afterwards.
 * @throws SeedError
 */
export async function withoutCompatibilityChecks(
  registry: SchemaRegistry,
  compatibility: SeedCompatibility | undefined,
  register: () => Promise<void>,
): Promise<void> {
  if (compatibility === undefined) return register();
  const { level, subjects = [] } = compatibility;
  const before = await registry.compatibility();
  await registry.setCompatibility('NONE');
  let after = before;
  try {
    await register();
    after = level;
  } finally {
    await registry.setCompatibility(after);
  }
  for (const [index, each] of subjects.entries()) {
    const place = `kafka.compatibility.subjects[${index}]`;
    await withPlace(place, () => registry.setCompatibility(each.level, each.subject));
  }
}

/** The global level, and those of subjects that have their own. */
export async function exportedCompatibility(
  registry: SchemaRegistry,
  names: readonly string[],
): Promise<SeedCompatibility> {
  const level = await registry.compatibility();
  const subjects: NonNullable<SeedCompatibility['subjects']>[number][] = [];
  for (const subject of new Set(names)) {
    const own = await registry.compatibility(subject);
    if (own !== undefined) subjects.push({ subject, level: own });
  }
  return { level, ...(subjects.length > 0 && { subjects }) };
}

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
