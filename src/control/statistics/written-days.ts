/** Counts of one day. */
type Counts<Name extends string> = Readonly<Record<Name, number>>;
type Day<Name extends string> = Counts<Name> & { readonly day: string };

/** How many days are written: midnight may have passed since the last write. */
export const DAYS_WRITTEN = 2;

/**
 * The stored counts of the last days, as far as this process knows. New counts of this process are added to them, so
 * that several processes count together.
 */
export class WrittenDays<Name extends string> {
  readonly #names: readonly Name[];
  readonly #written: Map<string, Counts<Name>>;

  /** @param stored the stored days at the start */
  constructor(names: readonly Name[], stored: readonly Day<Name>[] = []) {
    this.#names = names;
    this.#written = new Map(stored.map((one) => [one.day, this.#counts((name) => one[name])]));
  }

  /** The counts of a day that are not stored yet. */
  unwritten(day: Day<Name>): Record<Name, number> {
    const written = this.#written.get(day.day);
    return this.#counts((name) => day[name] - (written?.[name] ?? 0));
  }

  /**
   * Notes that counts have been added to the store.
   * @param day as passed to {@link unwritten}
   * @param total the stored totals now
   * @returns what other processes have added since the last time
   */
  wrote(day: Day<Name>, total: Counts<Name>): Record<Name, number> {
    this.#written.set(
      day.day,
      this.#counts((name) => total[name]),
    );
    const days = [...this.#written.keys()].toSorted();
    for (const old of days.slice(0, -DAYS_WRITTEN)) this.#written.delete(old);
    return this.#counts((name) => total[name] - day[name]);
  }

  #counts(count: (name: Name) => number): Record<Name, number> {
    const entries = this.#names.map((name) => [name, count(name)] as const);
    // The entries have exactly these names.
    return Object.fromEntries(entries) as Record<Name, number>;
  }
}
