import type { Member, Part, Shape, Signature } from './shape.ts';
import { options, parameters } from './signature.ts';

/**
 * The arguments with which a command's function would build these words: the inverse encoding, so
 * that tests can express documented examples with the generated client.
 * @throws Error if the words don't match the signature
 */
export function argumentsFor(signature: Signature, words: readonly string[]): unknown[] {
  const reader = new Reader(words.slice(signature.words.length));
  // A parameter may have the same name as an option: BITPOS has a bit and a BIT.
  const parts = signature.parts.map(({ place, part }) =>
    place === 'parameter' ? { ...part, name: `${PARAMETER}${part.name}` } : part,
  );
  const read = reader.object(parts);
  if (!reader.atEnd) throw new Error(`${words.join(' ')}: ${reader.word} fits nothing`);
  const args = parameters(signature).map(({ name }) => read[`${PARAMETER}${name}`]);
  if (options(signature).length === 0) return args;
  const given = Object.entries(read).filter(([name]) => !name.startsWith(PARAMETER));
  return [...args, Object.fromEntries(given)];
}

const PARAMETER = 'parameter ';

class Reader {
  private readonly words: readonly string[];
  private at = 0;

  constructor(words: readonly string[]) {
    this.words = words;
  }

  get atEnd(): boolean {
    return this.at === this.words.length;
  }

  get word(): string {
    if (this.atEnd) throw new Error(`${this.words.join(' ')}: too short`);
    return this.words[this.at]!;
  }

  /**
   * Parses parts in order, except that adjacent optional ones may be in any order. `after` words
   * follow.
   */
  object(parts: readonly Part[], after = 0): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    let next = 0;
    while (next < parts.length) {
      const end = parts.findIndex((part, i) => i >= next && !isOptional(part));
      const optional = parts.slice(next, end === -1 ? parts.length : end);
      const following = parts.slice(next + optional.length);
      const reserved = after + least(following);
      for (;;) {
        const part = optional.find(
          (part) => this.begins(part, reserved) && !(nameOf(part) in read),
        );
        if (part === undefined) break;
        Object.assign(read, this.part(part, reserved, tokensOf(parts)));
      }
      next += optional.length;
      const required = parts[next];
      if (required === undefined) break;
      next += 1;
      Object.assign(read, this.part(required, after + least(parts.slice(next)), tokensOf(parts)));
    }
    return read;
  }

  private part(part: Part, after: number, tokens: ReadonlySet<string>): Record<string, unknown> {
    if (part.kind === 'group') return this.object(part.parts, after);
    if (part.kind === 'member') return { [part.name]: this.member(part, after, tokens) };
    const chosen = part.alternatives.find((parts) => this.beginsOneOf(parts, after));
    if (chosen === undefined) throw new Error(`${this.word} is none of the alternatives`);
    return this.object(chosen, after);
  }

  private member({ token, shape }: Member, after: number, tokens: ReadonlySet<string>): unknown {
    if (token !== undefined) this.take();
    return shape.kind === 'flag' ? true : this.shape(shape, after, tokens);
  }

  private shape(shape: Shape, after: number, tokens: ReadonlySet<string>): unknown {
    switch (shape.kind) {
      case 'tuple':
        return shape.members.map(() => this.take());
      case 'object':
        return this.object(shape.parts, after);
      case 'list':
        return this.list(shape, after, tokens);
      case 'words':
        return this.take().toUpperCase();
      default:
        return this.take();
    }
  }

  private list(
    list: Extract<Shape, { readonly kind: 'list' }>,
    after: number,
    tokens: ReadonlySet<string>,
  ): unknown[] {
    const items: unknown[] = [];
    const count = list.counted ? Number(this.take()) : Infinity;
    while (items.length < count && this.words.length - this.at > after) {
      if (list.tokenOfEach !== undefined) {
        if (this.word.toUpperCase() !== list.tokenOfEach) break;
        this.take();
      } else if (!list.counted && tokens.has(this.word.toUpperCase())) break;
      items.push(this.shape(list.of, after, tokens));
    }
    return items;
  }

  /** Whether the next words can be this part, with `after` words left for what must follow. */
  private begins(part: Part, after: number): boolean {
    if (this.words.length - this.at <= after) return false;
    if (part.kind === 'group') return this.beginsOneOf(part.parts, after);
    if (part.kind === 'choice') {
      return part.alternatives.some((parts) => this.beginsOneOf(parts, after));
    }
    const token = tokenOf(part);
    if (token !== undefined) return this.word.toUpperCase() === token;
    return part.shape.kind !== 'object' || this.beginsOneOf(part.shape.parts, after);
  }

  /**
   * Whether the next words can be the first of these parts, or a later one after omitted optional
   * parts.
   */
  private beginsOneOf(parts: readonly Part[], after: number): boolean {
    const required = parts.findIndex((part) => !isOptional(part));
    const first = required === -1 ? parts : parts.slice(0, required + 1);
    return first.some((part) => this.begins(part, after));
  }

  private take(): string {
    const { word } = this;
    this.at += 1;
    return word;
  }
}

function isOptional(part: Part): boolean {
  return part.kind === 'group' || part.optional;
}

/** The minimum number of words of these parts. */
function least(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if (isOptional(part)) return sum;
    if (part.kind !== 'member') return sum + 1;
    const tuple =
      part.shape.kind === 'list' && part.shape.of.kind === 'tuple' ? part.shape.of : undefined;
    return sum + (part.token === undefined ? 0 : 1) + (tuple?.members.length ?? 1);
  }, 0);
}

function nameOf(part: Part): string {
  if (part.kind === 'member') return part.name;
  return nameOf(part.kind === 'group' ? part.parts[0]! : part.alternatives[0]![0]!);
}

function tokenOf({ token, shape }: Member): string | undefined {
  return token ?? (shape.kind === 'list' ? shape.tokenOfEach : undefined);
}

function tokensOf(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => {
      if (part.kind !== 'member')
        return [...tokensOf(part.kind === 'group' ? part.parts : part.alternatives.flat())];
      return tokenOf(part) ?? [];
    }),
  );
}
