/** Replaces a secret. */
export type Hide = (secret: string) => string;

/** Shorter values are not searched for elsewhere, as they may occur by chance. */
const SHORTEST = 4;

/** Hides secrets where they are known to be, and afterwards wherever else they occur. */
export class Hiding {
  readonly #replacement: Hide;
  readonly #known = new Set<string>();

  constructor(replacement: Hide) {
    this.#replacement = replacement;
  }

  /** Whether anything has been hidden. */
  get any(): boolean {
    return this.#known.size > 0;
  }

  readonly hide: Hide = (secret) => {
    this.#known.add(secret);
    return this.#replacement(secret);
  };

  /** Hides the value of a header: with its scheme, if it has one, and the user and password of Basic credentials. */
  hideHeader(value: string): string {
    const [, scheme, credentials] = /^(basic|bearer|digest) +(.+)$/i.exec(value) ?? [];
    if (scheme === undefined || credentials === undefined) return this.hide(value);
    if (scheme.toLowerCase() === 'basic') {
      const user = Buffer.from(credentials, 'base64').toString('utf8');
      this.#known.add(user.slice(user.indexOf(':') + 1));
    }
    return `${scheme} ${this.hide(credentials)}`;
  }

  /** A text without the secrets that have been hidden, also where they are percent-encoded. */
  elsewhere(text: string): string {
    let shown = text;
    for (const secret of [...this.#known].toSorted((a, b) => b.length - a.length)) {
      if (secret.length < SHORTEST) continue;
      const replacement = this.#replacement(secret);
      shown = shown.replaceAll(secret, replacement);
      const encoded = encodeURIComponent(secret);
      if (encoded !== secret) shown = shown.replaceAll(encoded, replacement);
    }
    return shown;
  }
}
