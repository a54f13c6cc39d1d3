import type {
  BackupFile as EngineFile,
  BackupSum,
  LoadedBackup,
  RedisAdministration,
} from '../../engines/redis/engine.ts';
import type { Files } from '../../base/files/files.ts';

const EXTENSION = '.aof';

/** The file of a backup, in the directory of its database. */
export interface BackupFile {
  readonly database_id: string;
  readonly backup_id: string;
}

/** The files of all backups: `<directory>/<database_id>/<backup_id>.aof`. */
export class BackupFiles {
  readonly #engine: Pick<RedisAdministration, 'backUp' | 'loadBackup'>;
  readonly #files: Files;
  readonly #directory: string;
  #closing = false;

  constructor(
    engine: Pick<RedisAdministration, 'backUp' | 'loadBackup'>,
    files: Files,
    directory: string,
  ) {
    this.#engine = engine;
    this.#files = files;
    this.#directory = directory;
  }

  /** @throws the error of the disk; then there is no file */
  async write(file: BackupFile): ReturnType<RedisAdministration['backUp']> {
    await this.#files.makeDirectory(this.#directoryOf(file));
    await this.#files.syncDirectory(this.#directory);
    return this.#engine.backUp(file.database_id, this.#inEngine(file), this.#proceed);
  }

  /**
   * Reads a backup into a database, its own or another one.
   * @throws DamagedBackup, or the error of the disk (such as `ENOENT`)
   */
  load(databaseId: string, file: BackupFile, sum: BackupSum): Promise<LoadedBackup> {
    return this.#engine.loadBackup(databaseId, this.#inEngine(file), sum, this.#proceed);
  }

  remove(file: BackupFile): Promise<void> {
    return this.#files.remove(`${this.#directoryOf(file)}/${nameOf(file)}`);
  }

  removeAllOf(databaseId: string): Promise<void> {
    return this.#files.remove(`${this.#directory}/${databaseId}`);
  }

  /** Removes all files but these. @returns those that are missing */
  async retainOnly<Wanted extends BackupFile>(wanted: readonly Wanted[]): Promise<Wanted[]> {
    await this.#files.makeDirectory(this.#directory);
    const missing = new Set(wanted);
    const byDatabase = Map.groupBy(wanted, ({ database_id }) => database_id);
    for (const databaseId of await this.#files.list(this.#directory)) {
      const directory = `${this.#directory}/${databaseId}`;
      const known = byDatabase.get(databaseId);
      if (known === undefined) {
        await this.#files.remove(directory);
        continue;
      }
      const byName = new Map(known.map((file) => [nameOf(file), file]));
      for (const name of await this.#files.list(directory)) {
        const file = byName.get(name);
        if (file === undefined) await this.#files.remove(`${directory}/${name}`);
        else missing.delete(file);
      }
    }
    return [...missing];
  }

  /** Aborts reads and writes in progress. */
  close(): void {
    this.#closing = true;
  }

  readonly #proceed = (): void => {
    if (this.#closing) throw new Error('the platform is being closed');
  };

  #inEngine(file: BackupFile): EngineFile {
    return { files: this.#files, directory: this.#directoryOf(file), name: nameOf(file) };
  }

  #directoryOf({ database_id: id }: BackupFile): string {
    return `${this.#directory}/${id}`;
  }
}

function nameOf({ backup_id: id }: BackupFile): string {
  return `${id}${EXTENSION}`;
}
