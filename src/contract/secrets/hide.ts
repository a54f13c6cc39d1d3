/** Replaces a secret. */
export type Hide = (secret: string) => string;

/** Shorter values are not searched for elsewhere, as they may occur by chance. */
const SHORTEST = 4;

/** What looking for a secret in a text takes beside its length, in characters. */
const EACH_SEARCH = 64;

/** Hides secrets where they are known to be, and afterwards wherever else they occur. */
export class Hiding {
  readonly #replacement: Hide;
  readonly #known = new Set<string>();
  /** The spellings of the known ones, the longest first; undefined if there are further ones since. */
  #spellings: readonly Spelling[] | undefined;
  /** How many characters may still be compared. */
  #left: number;

  /**
   * @param most how many characters are compared at most, in all texts, with each secret. What remains then is hidden as a
   * whole, so that no client makes the process look for thousands of secrets in thousands of texts.
   */
  constructor(replacement: Hide, most = Infinity) {
    this.#replacement = replacement;
    this.#left = most;
  }

  /** Whether anything has been hidden. */
  get any(): boolean {
    return this.#known.size > 0;
  }

  readonly hide: Hide = (secret) => {
    this.#know(secret);
    return this.#replacement(secret);
  };

  /** Hides the value of a header: with its scheme, if it has one, and the user and password of Basic credentials. */
  hideHeader(value: string): string {
    const [, scheme, credentials] = /^(basic|bearer|digest) +(.+)$/i.exec(value) ?? [];
    if (scheme === undefined || credentials === undefined) return this.hide(value);
    if (scheme.toLowerCase() === 'basic') {
      const user = Buffer.from(credentials, 'base64').toString('utf8');
      this.#know(user.slice(user.indexOf(':') + 1));
    }
    return `${scheme} ${this.hide(credentials)}`;
  }

  /** A text without the secrets that have been hidden, also where they are percent-encoded or escaped in JSON. */
  elsewhere(text: string): string {
    const spellings = (this.#spellings ??= spellingsOf(this.#known));
    if (spellings.length === 0 || text.length < SHORTEST) return text;
    this.#left -= spellings.length * (text.length + EACH_SEARCH);
    if (this.#left < 0) return this.#replacement(text);
    let shown = text;
    for (const { secret, spelling } of spellings) {
      shown = shown.replaceAll(spelling, () => this.#replacement(secret));
    }
    return shown;
  }

  #know(secret: string): void {
    this.#known.add(secret);
    this.#spellings = undefined;
  }
}

interface Spelling {
  readonly secret: string;
  /** As it occurs in a text. */
  readonly spelling: string;
}

function spellingsOf(secrets: Iterable<string>): Spelling[] {
  return [...secrets]
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((secret) => {
      const encoded = encodeURIComponent(secret.toWellFormed());
      const escaped = JSON.stringify(secret).slice(1, -1);
      return [...new Set([secret, encoded, escaped])].map((spelling) => ({ secret, spelling }));
    })
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
}
