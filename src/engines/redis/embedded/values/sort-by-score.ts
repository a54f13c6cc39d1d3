import type { ByteString } from '../../bytes.ts';

/** Up to here comparing is as fast. */
const FEW = 512;
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/** Members with their scores, in two arrays of the same length. */
export interface ScoredMembers {
  readonly members: ByteString[];
  readonly scores: number[];
  /** The same by member, where that is known already. */
  readonly byMember?: Map<ByteString, number>;
}

/**
 * Puts members in the order of a sorted set: by score, and among equal scores by bytes. Many are sorted by the digits of
 * their scores, in a time that is in proportion to their number: a million take some 100 ms, compared with one another a second.
 */
export function sortByScore(entries: ScoredMembers): ScoredMembers {
  const { scores } = entries;
  const order =
    scores.length <= FEW
      ? Uint32Array.from(scores.keys()).toSorted((a, b) => scores[a]! - scores[b]!)
      : orderByDigits(scores);
  const sorted: ScoredMembers = { members: [], scores: [] };
  for (const i of order) {
    sorted.members.push(entries.members[i]!);
    sorted.scores.push(scores[i]!);
  }
  sortEqual(sorted);
  return sorted;
}

/** The places of scores from the lowest to the highest, equal ones as they were. */
function orderByDigits(scores: readonly number[]): Uint32Array {
  const keys = sortableKeys(scores);
  let order = Uint32Array.from(scores.keys());
  let next = new Uint32Array(scores.length);
  for (let half = 0; half < 2; half++) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      const starts = startsOf(keys, half, shift);
      if (starts === undefined) continue;
      for (const i of order) {
        const digit = (keys[2 * i + half]! >>> shift) & (DIGITS - 1);
        next[starts[digit]!++] = i;
      }
      [order, next] = [next, order];
    }
  }
  return order;
}

/**
 * Two words for each score, the low one first, that stand to one another as the scores do: of a double the sign is turned
 * over, and where it is negative all other bits too.
 */
function sortableKeys(scores: readonly number[]): Uint32Array {
  const doubles = new Float64Array(scores.length);
  // -0 is 0.
  for (let i = 0; i < scores.length; i++) doubles[i] = scores[i]! + 0;
  const words = new Uint32Array(doubles.buffer);
  for (let i = 0; i < words.length; i += 2) {
    const high = words[i + 1]!;
    if (high >>> 31 === 0) {
      words[i + 1] = high | 0x8000_0000;
    } else {
      words[i] = ~words[i]!;
      words[i + 1] = ~high;
    }
  }
  return words;
}

/** Where the scores with each digit begin; undefined where all have the same. */
function startsOf(keys: Uint32Array, half: number, shift: number): Uint32Array | undefined {
  const counts = new Uint32Array(DIGITS);
  for (let i = half; i < keys.length; i += 2) counts[(keys[i]! >>> shift) & (DIGITS - 1)]!++;
  if (counts.includes(keys.length / 2)) return undefined;
  let start = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = counts[digit]!;
    counts[digit] = start;
    start += count;
  }
  return counts;
}

/** Sorts the members of each score. */
function sortEqual({ members, scores }: ScoredMembers): void {
  const swap = (at: number) => {
    [members[at], members[at + 1]] = [members[at + 1]!, members[at]!];
    [scores[at], scores[at + 1]] = [scores[at + 1]!, scores[at]!];
  };
  for (let from = 0, end = 1; from < members.length; from = end, end++) {
    while (end < members.length && scores[end] === scores[from]) end++;
    if (end - from === 1) continue;
    if (end - from === 2) {
      if (members[from]! > members[from + 1]!) swap(from);
      continue;
    }
    // 0 and -0 are equal, and must stay with their members.
    const places = Array.from({ length: end - from }, (_, i) => from + i);
    places.sort((a, b) => (members[a]! < members[b]! ? -1 : 1));
    const sorted = places.map((place) => [members[place]!, scores[place]!] as const);
    for (const [i, [member, score]] of sorted.entries()) {
      members[from + i] = member;
      scores[from + i] = score;
    }
  }
}
