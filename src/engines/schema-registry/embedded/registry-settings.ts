import { DEFAULT_LEVEL, type CompatibilityLevel } from '../compatibility-level.ts';
import type { Mode } from '../engine.ts';
import { SchemaRegistryError } from '../errors.ts';
import { checkSubject } from '../subject-name.ts';
import { checkRoomForSetting } from './limits.ts';
import type { RegistryStore } from './store/registry-store.ts';
import type { SettingName } from './store/schema.ts';

const DEFAULT_MODE: Mode = 'READWRITE';

/** The subject under which the registry's own settings are stored. */
const REGISTRY = '';

/**
 * The levels and modes of a registry and of its subjects. The registry's setting applies to subjects that have none.
 */
export class RegistrySettings {
  readonly #store: RegistryStore;
  readonly #cluster: string;

  constructor(store: RegistryStore, cluster: string) {
    this.#store = store;
    this.#cluster = cluster;
  }

  /** The level set for a subject; without a subject, that of the registry. */
  level(subject = REGISTRY): CompatibilityLevel | undefined {
    return this.#levelOf(subject) ?? (subject === REGISTRY ? DEFAULT_LEVEL : undefined);
  }

  /** The level that applies to a subject. */
  levelFor(subject: string): CompatibilityLevel {
    return this.#levelOf(subject) ?? this.#levelOf(REGISTRY) ?? DEFAULT_LEVEL;
  }

  /** The mode set for a subject; without a subject, that of the registry. */
  mode(subject = REGISTRY): Mode | undefined {
    return this.#modeOf(subject) ?? (subject === REGISTRY ? DEFAULT_MODE : undefined);
  }

  /** @throws SchemaRegistryError if the subject is read-only */
  refuseIfReadOnly(subject: string): void {
    const mode = this.#modeOf(subject) ?? this.#modeOf(REGISTRY);
    if (mode === 'READONLY') throw new SchemaRegistryError('operationNotPermitted', { subject });
  }

  /** Sets a setting, or removes it if there is no value. @throws SchemaRegistryError if it can't be stored */
  set(name: SettingName, value: string | undefined, subject = REGISTRY): void {
    if (subject !== REGISTRY) checkSubject(subject);
    const isNew = this.#store.setting(this.#cluster, subject, name) === undefined;
    if (value !== undefined && isNew) checkRoomForSetting(this.#store.size(this.#cluster));
    this.#store.set(this.#cluster, subject, name, value);
  }

  #levelOf(subject: string): CompatibilityLevel | undefined {
    const level = this.#store.setting(this.#cluster, subject, 'compatibility');
    return level as CompatibilityLevel | undefined;
  }

  #modeOf(subject: string): Mode | undefined {
    return this.#store.setting(this.#cluster, subject, 'mode') as Mode | undefined;
  }
}
