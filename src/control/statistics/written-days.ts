/** Numbers that are counted on one day. */
type Counts<Name extends string> = Readonly<Record<Name, number>>;
type Day<Name extends string> = Counts<Name> & { readonly day: string };

/** How many days are written: midnight may just have passed. */
export const DAYS_WRITTEN = 2;

/**
 * What the store has of the last days of something, as far as this process knows. What it has counted since is added
 * to that, so that several processes count together.
 */
export class WrittenDays<Name extends string> {
  readonly #names: readonly Name[];
  readonly #written: Map<string, Counts<Name>>;

  /** @param kept the days that the store had at the start */
  constructor(names: readonly Name[], kept: readonly Day<Name>[] = []) {
    this.#names = names;
    this.#written = new Map(kept.map((one) => [one.day, this.#counts((name) => one[name])]));
  }

  /** What has been counted of a day and is not in the store. */
  unwritten(day: Day<Name>): Record<Name, number> {
    const written = this.#written.get(day.day);
    return this.#counts((name) => day[name] - (written?.[name] ?? 0));
  }

  /**
   * It has been added to what the store has.
   * @param day as it was when {@link unwritten} was asked
   * @param total what the store has now
   * @returns what others have added since this process looked last
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
    // Of these names.
    return Object.fromEntries(entries) as Record<Name, number>;
  }
}
