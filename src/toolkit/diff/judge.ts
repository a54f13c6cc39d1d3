import { isAffected } from '../usage/affected.ts';
import type { Manifest } from '../usage/manifest.ts';
import type { Acceptance, AcceptedChanges } from './accepted-changes.ts';
import type { Change } from './change.ts';

/** A pair of contracts that were compared. */
export interface Compared<C extends Change = Change> {
  readonly contract: string;
  readonly title: string;
  /** The title of the earlier version, and its operations (`GET /pets`). */
  readonly titleBefore?: string;
  readonly operations?: readonly string[];
  readonly before: string;
  readonly after: string;
  readonly changes: readonly C[];
}

/**
 * What a change means: it is `new` and breaks nobody, it is `breaking`, or it would be but for the major version
 * (`allowed`), a file of accepted changes (`accepted`), or what is known of consumers (`unused`).
 */
export type Verdict = 'new' | 'breaking' | 'allowed' | 'accepted' | 'unused';

export interface JudgedChange extends Change {
  readonly verdict: Verdict;
  readonly accepted?: Pick<Acceptance, 'reason' | 'expires'>;
  /** The consumers that it breaks; undefined if nothing is known of any. */
  readonly consumers?: readonly string[];
}

export type Judged = Compared<JudgedChange>;

/**
 * Decides what changes mean.
 * @param manifests of all consumers, if it only counts whom of these a change breaks
 */
export function judged(
  compared: Compared,
  accepted: AcceptedChanges,
  manifests: readonly Manifest[] = [],
): Judged {
  const titles = [compared.titleBefore ?? compared.title, compared.title];
  const changes = compared.changes.map((change): JudgedChange => {
    if (change.level === 'addition') return { ...change, verdict: 'new' };
    const acceptance = accepted.of(change);
    const consumers = manifests
      .filter(({ usage }) => isAffected(usage, titles, change.use))
      .map(({ consumer }) => consumer);
    const isUnused = manifests.length > 0 && consumers.length === 0;
    return {
      ...change,
      verdict: acceptance
        ? 'accepted'
        : isUnused
          ? 'unused'
          : isMajorLater(compared)
            ? 'allowed'
            : 'breaking',
      ...(acceptance && {
        accepted: { reason: acceptance.reason, expires: acceptance.expires },
      }),
      ...(manifests.length > 0 && { consumers }),
    };
  });
  return { ...compared, changes };
}

/**
 * Whether the later version has another major number, so that it may break clients (Semantic Versioning, rule 8).
 */
function isMajorLater({ before, after }: Compared): boolean {
  return Number(after.split('.')[0]) > Number(before.split('.')[0]);
}
