import {
  COMPATIBILITY_LEVELS,
  DEFAULT_LEVEL,
  type CompatibilityLevel,
} from '../compatibility-level.ts';
import type { Mode } from '../engine.ts';
import { SchemaRegistryError, type RegistryErrorName } from '../errors.ts';
import type { RegistryCaller } from './registry-calls.ts';
import type { SubjectNames } from './names.ts';

const DEFAULT_MODE: Mode = 'READWRITE';
const NOT_SET: readonly RegistryErrorName[] = [
  ...(['noSubjectCompatibility', 'noSubjectMode', 'subjectNotFound'] as const),
];

/**
 * Compatibility levels and modes of a cluster. A registry has one for each subject, and a global one that belongs to
 * all clusters. So the level of a cluster, and the levels set for its subjects, are stored under names without versions
 * ({@link SubjectNames.markOf}). The resulting level of a subject is set on the subject before the registry needs it.
 */
export class Levels {
  readonly #ask: RegistryCaller;
  readonly #names: SubjectNames;

  constructor(ask: RegistryCaller, names: SubjectNames) {
    this.#ask = ask;
    this.#names = names;
  }

  async level(subject?: string): Promise<CompatibilityLevel | undefined> {
    const own = await this.#levelAt(this.#names.markOf(subject));
    return own ?? (subject === undefined ? DEFAULT_LEVEL : undefined);
  }

  async setLevel(level: CompatibilityLevel | undefined, subject?: string): Promise<void> {
    await this.#put('config', this.#names.markOf(subject), 'compatibility', level);
    if (subject !== undefined) await this.apply(subject);
  }

  /** Sets the resulting level of a subject in the registry. */
  async apply(subject: string): Promise<void> {
    const name = this.#names.nameOf(subject);
    const [own, ofCluster, current] = await Promise.all([
      this.#levelAt(this.#names.markOf(subject)),
      this.#levelAt(this.#names.markOf()),
      this.#levelAt(name, { defaultToGlobal: true }),
    ]);
    const level = own ?? ofCluster ?? DEFAULT_LEVEL;
    if (level === current) return;
    try {
      await this.#put('config', name, 'compatibility', level);
    } catch (error) {
      // Confluent: the level of a read-only subject can't be set. It accepts no schemas either, so no level is needed.
      const isReadOnly =
        error instanceof SchemaRegistryError && error.kind === 'operationNotPermitted';
      if (!isReadOnly) throw error;
    }
  }

  /** The mode of a subject is stored by the registry itself, which enforces it. */
  async mode(subject?: string): Promise<Mode | undefined> {
    const own = await this.#modeAt(this.#modeName(subject));
    return own ?? (subject === undefined ? DEFAULT_MODE : undefined);
  }

  async setMode(mode: Mode | undefined, subject?: string): Promise<void> {
    await this.#put('mode', this.#modeName(subject), 'mode', mode);
  }

  /**
   * Whether the cluster is read-only and the subject has no mode `READWRITE` of its own. The registry does not know the
   * mode of a cluster.
   */
  async isReadOnlyByCluster(subject: string): Promise<boolean> {
    if ((await this.mode()) !== 'READONLY') return false;
    return (await this.mode(subject)) !== 'READWRITE';
  }

  /** Deletes what was set for a subject, or for the cluster. */
  async forget(subject?: string): Promise<void> {
    await this.#put('config', this.#names.markOf(subject), 'compatibility', undefined);
    await this.#put('mode', this.#modeName(subject), 'mode', undefined);
    if (subject === undefined) return;
    await this.#put('config', this.#names.nameOf(subject), 'compatibility', undefined);
  }

  #modeName(subject?: string): string {
    return subject === undefined ? this.#names.markOf() : this.#names.nameOf(subject);
  }

  async #levelAt(name: string, query = {}): Promise<CompatibilityLevel | undefined> {
    const found = await unlessNotSet(this.#ask('GET', `/config/${pathPart(name)}`, { query }));
    const { compatibilityLevel } = (found ?? {}) as { compatibilityLevel?: unknown };
    return COMPATIBILITY_LEVELS.find((level) => level === compatibilityLevel);
  }

  /** Confluent has further modes: `READONLY_OVERRIDE` forbids writing too, the others allow it. */
  async #modeAt(name: string): Promise<Mode | undefined> {
    const found = await unlessNotSet(this.#ask('GET', `/mode/${pathPart(name)}`));
    const { mode } = (found ?? {}) as { mode?: unknown };
    if (typeof mode !== 'string') return undefined;
    return mode.startsWith('READONLY') ? 'READONLY' : 'READWRITE';
  }

  async #put(of: 'config' | 'mode', name: string, field: string, value?: string): Promise<void> {
    const path = `/${of}/${pathPart(name)}`;
    if (value === undefined) await unlessNotSet(this.#ask('DELETE', path));
    else await this.#ask('PUT', path, { body: { [field]: value } });
  }
}

/** A name as a path segment. A lone surrogate, which JSON can contain, can't be encoded; no subject's name has one. */
export function pathPart(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

async function unlessNotSet(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SchemaRegistryError && NOT_SET.includes(error.kind)) return undefined;
    throw error;
  }
}
