import type { Alarm, Alarms } from '../../base/alarms.ts';
import type { Clock } from '../../base/clock.ts';
import { reportInternalError } from '../../base/internal-errors.ts';
import { isRemote } from '../../contract/model/location.ts';
import type { ContractSource } from './contract-source.ts';
import type { WatchableFiles } from './file-system.ts';
import {
  ContractReader,
  fingerprintOf,
  type ReadContract,
  type ReadOptions,
} from './read-contract.ts';

/** How long files have to be quiet before they are read, in milliseconds: programs write in several steps. */
const SETTLED = 60;
/** How long a fault has to stay, in milliseconds: a write may take longer than that. */
const STAYS = 400;

export interface WatchOptions extends ReadOptions {
  readonly files: WatchableFiles;
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** Gets what has become of the contract after each change, whether it can be used or not. */
  readonly onChange: (read: ReadContract) => void;
}

/** A contract that is read again whenever one of its files changes. Files of other hosts are not watched. */
export interface WatchedContract {
  /** What has become of it last. */
  readonly current: ReadContract;
  close(): void;
}

/** Reads a contract, and then watches its files. */
export async function watchContract(
  source: ContractSource,
  options: WatchOptions,
): Promise<WatchedContract> {
  const watching = new Watching(source, options);
  await watching.begin();
  return watching;
}

class Watching implements WatchedContract {
  current!: ReadContract;
  readonly #source: ContractSource;
  readonly #options: WatchOptions;
  readonly #reader: ContractReader;
  #alarm: Alarm | undefined;
  #watch: { close(): void } | undefined;
  #watched = '';
  #isReading = false;
  #isClosed = false;

  constructor(source: ContractSource, options: WatchOptions) {
    this.#source = source;
    this.#options = options;
    this.#reader = new ContractReader(options);
  }

  async begin(): Promise<void> {
    this.current = await this.#reader.read(this.#source);
    this.#follow();
  }

  close(): void {
    this.#isClosed = true;
    this.#alarm?.cancel();
    this.#watch?.close();
  }

  /** Watches the files of the contract as it is now. */
  #follow(): void {
    const files = this.current.files.filter((file) => !isRemote(file)).toSorted();
    if (files.join('\n') === this.#watched) return;
    this.#watched = files.join('\n');
    this.#watch?.close();
    this.#watch = this.#options.files.watch(files, () => this.#lookIn(SETTLED));
    // What has changed between reading and watching.
    this.#lookIn(SETTLED);
  }

  #lookIn(delay: number, isCertain = false): void {
    if (this.#isClosed) return;
    this.#alarm?.cancel();
    const { alarms, clock } = this.#options;
    this.#alarm = alarms.at(clock.now() + delay, () => {
      this.#alarm = undefined;
      this.#look(isCertain).catch((error: unknown) => reportInternalError('process', error));
    });
  }

  /** @param isCertain whether a fault is told, or looked at once more */
  async #look(isCertain: boolean): Promise<void> {
    // Whoever reads looks again afterwards.
    if (this.#isReading) return this.#lookIn(SETTLED, isCertain);
    if (this.#fingerprintNow() === this.current.fingerprint) return;
    this.#isReading = true;
    try {
      const read = await this.#reader.read(this.#source);
      // If another change has come meanwhile, that one is told.
      if (this.#isClosed || this.#alarm !== undefined) return;
      if (read.contract === undefined && !isCertain) return this.#lookIn(STAYS, true);
      this.current = read;
      this.#follow();
      this.#options.onChange(read);
    } finally {
      this.#isReading = false;
    }
  }

  /** That of the files as they are now. */
  #fingerprintNow(): string {
    const { files } = this.#options;
    const texts = this.current.files.map((file): [string, string | undefined] => {
      try {
        return [file, isRemote(file) ? undefined : files.readText(file)];
      } catch {
        return [file, undefined];
      }
    });
    return fingerprintOf(new Map(texts));
  }
}
