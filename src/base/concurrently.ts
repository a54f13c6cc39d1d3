/**
 * Runs a function for each item, with limited concurrency.
 * @throws the first error; no further item is started after it, and those in progress are awaited before it is thrown
 */
export async function concurrently<Item>(
  atOnce: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let failure: { readonly error: unknown } | undefined;
  const workSome = async () => {
    for (let next = left.next(); !next.done && failure === undefined; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workSome));
  if (failure !== undefined) throw failure.error;
}
