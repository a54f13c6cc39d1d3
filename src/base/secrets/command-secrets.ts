/** Which arguments of a command are secrets, and whether its reply is one: `secret` in `openapi/redis/commands`. */
export interface CommandSecrets {
  /** The index of the first secret argument; all others follow. The name is 0. */
  readonly from?: number;
  /** Words before secret arguments, and how many follow each, from the argument at index 1 on. */
  readonly after?: Readonly<Record<string, number>>;
  /** Words before arguments that are neither secrets nor such words, and how many follow each. */
  readonly before?: Readonly<Record<string, number>>;
  /** The index from which the arguments are those of another command, with its name. */
  readonly command?: number;
  /** Whether the reply has a secret. */
  readonly reply?: boolean;
}

/** A command of a table, as far as it concerns secrets. */
export interface SecretiveCommand {
  readonly secret?: CommandSecrets;
}

/** Finds a command by its arguments; undefined if there is none. */
export type FindCommand = (argv: readonly string[]) => SecretiveCommand | undefined;

/**
 * The arguments of a command without its secrets, and the user names beside them; the same array if it has none.
 * @param find finds a command within the arguments
 */
export function withoutSecrets(
  argv: readonly string[],
  { secret }: SecretiveCommand,
  find: FindCommand,
  hide: (secret: string) => string,
): readonly string[] {
  if (secret === undefined) return argv;
  const { from, after, before, command } = secret;
  if (command !== undefined) {
    const inner = argv.slice(command);
    const found = find(inner);
    // What can't be told is not shown.
    const shown = found === undefined ? inner.map(hide) : withoutSecrets(inner, found, find, hide);
    return shown === inner ? argv : [...argv.slice(0, command), ...shown];
  }
  if (from !== undefined && argv.length > from) {
    return argv.map((word, i) => (i < from ? word : hide(word)));
  }
  return after === undefined ? argv : withoutFollowing(argv, after, before ?? {}, hide);
}

function withoutFollowing(
  argv: readonly string[],
  after: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
  hide: (secret: string) => string,
): readonly string[] {
  let words: string[] | undefined;
  for (let i = 1; i < argv.length; i++) {
    const word = argv[i]!.toLowerCase();
    if (Object.hasOwn(before, word)) i += before[word]!;
    else if (Object.hasOwn(after, word)) {
      const count = after[word]!;
      words ??= [...argv];
      const end = Math.min(i + count, words.length - 1);
      while (i < end) {
        i++;
        words[i] = hide(words[i]!);
      }
    }
  }
  return words ?? argv;
}
