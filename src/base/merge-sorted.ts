/**
 * The items of sorted lists in one order, each of them once. What is left to compare is done when an item is taken, so very many
 * are sorted a few at a time.
 * @param lists each sorted as `Array.prototype.sort` sorts texts
 */
export function* mergeSorted<Text extends string>(
  lists: readonly (readonly Text[])[],
): Generator<Text> {
  if (lists.length <= 1) {
    let last: Text | undefined;
    for (const text of lists[0] ?? []) if (text !== last) yield (last = text);
    return;
  }
  const half = lists.length >> 1;
  const left = mergeSorted(lists.slice(0, half));
  const right = mergeSorted(lists.slice(half));
  let one = left.next();
  let other = right.next();
  while (one.done !== true || other.done !== true) {
    const isLeft = other.done === true || (one.done !== true && one.value <= other.value);
    const { value } = (isLeft ? one : other) as IteratorYieldResult<Text>;
    yield value;
    while (one.done !== true && one.value === value) one = left.next();
    while (other.done !== true && other.value === value) other = right.next();
  }
}
