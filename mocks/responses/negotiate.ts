import type { Content, MediaType } from '../../src/contract/model/operation.ts';

/** A media type of a response, as it is sent. */
export interface Negotiated {
  /** The `Content-Type`. */
  readonly type: string;
  readonly media: MediaType;
}

/** A range of an `Accept` header. */
interface Range {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly quality: number;
}

/** What was chosen of a response before, by the `Accept` header. */
const chosenBefore = new WeakMap<Content, Map<string, Negotiated | undefined>>();
/** How many headers are remembered for a response, and of what length. */
const MOST = 100;
const LONGEST = 200;
/** The ranges of a header that are read. */
const MOST_RANGES = 100;

/**
 * Chooses the media type of an answer (RFC 9110, section 12.5.1): the one with the best quality, of equal ones JSON, then
 * the first of the contract.
 * @param accept the header; anything is accepted without it
 * @returns undefined if none is acceptable, or there is none
 */
export function negotiated(content: Content, accept = ''): Negotiated | undefined {
  if (accept.length > LONGEST) return chosen(content, accept);
  let known = chosenBefore.get(content);
  if (known === undefined || known.size > MOST) chosenBefore.set(content, (known = new Map()));
  if (!known.has(accept)) known.set(accept, chosen(content, accept));
  return known.get(accept);
}

function chosen(content: Content, accept: string): Negotiated | undefined {
  const entries = Object.entries(content);
  const ranges = accept.trim() === '' ? ANYTHING : rangesIn(accept);
  let best: { readonly rank: readonly number[]; readonly chosen: Negotiated } | undefined;
  for (const [declared, media] of entries) {
    for (const range of ranges) {
      const closeness = closenessOf(range, declared);
      if (closeness < 0) continue;
      // The most specific range that matches counts, which may refuse it.
      const isRefused = ranges.some(
        (other) => other.quality === 0 && closenessOf(other, declared) > closeness,
      );
      if (isRefused || range.quality === 0) continue;
      const rank = [range.quality, closeness, isJson(declared) ? 1 : 0];
      if (best !== undefined && !isBetter(rank, best.rank)) continue;
      best = { rank, chosen: { type: concrete(declared, range.type), media } };
    }
  }
  return best?.chosen;
}

const ANYTHING: readonly Range[] = [{ type: '*/*', parameters: new Map(), quality: 1 }];

function rangesIn(accept: string): readonly Range[] {
  const parts = accept.split(',').slice(0, MOST_RANGES);
  return parts.flatMap((part): Range[] => {
    const [type = '', ...rest] = part.split(';').map((each) => each.trim().toLowerCase());
    if (type === '') return [];
    const parameters = parametersIn(rest);
    const quality = Number(parameters.get('q') ?? 1);
    parameters.delete('q');
    return [{ type, parameters, quality: Number.isNaN(quality) ? 1 : quality }];
  });
}

function parametersIn(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.map((text) => {
      const [name = '', value = ''] = text.split('=');
      return [name.trim(), value.trim().replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
}

/** How closely a range matches a media type or a range of the contract; negative if it does not. */
function closenessOf({ type, parameters }: Range, declared: string): number {
  const [own = '', ...rest] = declared.split(';').map((part) => part.trim());
  const ofType = typeCloseness(type, own);
  if (ofType < 0) return -1;
  const given = parametersIn(rest);
  // Parameters that the contract does not have are no reason to refuse: nothing is said of them.
  let equal = 0;
  for (const [name, value] of parameters) {
    if (!given.has(name)) continue;
    if (given.get(name) !== value) return -1;
    equal += 1;
  }
  return ofType + Math.min(equal, 9) / 10;
}

function typeCloseness(range: string, own: string): number {
  if (range === own) return 3;
  const [kind] = range.split('/');
  const [ownKind] = own.split('/');
  if (range === '*/*' || range === '*') return 0;
  if (own === '*/*') return 1;
  if (kind !== ownKind) return -1;
  return range.endsWith('/*') || own.endsWith('/*') ? 1 : -1;
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  for (const [i, value] of one.entries()) {
    if (value !== other[i]) return value > other[i]!;
  }
  return false;
}

function isJson(type: string): boolean {
  return /[/+]json(?:;|$)/.test(type);
}

/** What a range of the contract is sent as, if the client names nothing more exact. */
const USUAL: Readonly<Record<string, string>> = {
  '*/*': '*/*',
  'application/*': 'application/json',
  'audio/*': 'audio/mpeg',
  'font/*': 'font/woff2',
  'image/*': 'image/png',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
};

/** A media type without ranges; any type only if neither says more. */
function concrete(declared: string, accepted: string): string {
  if (!declared.includes('*')) return declared;
  if (!accepted.includes('*')) return accepted;
  const narrower = declared === '*/*' ? accepted : declared;
  return USUAL[narrower] ?? 'application/octet-stream';
}
