/** One violation found by a validator: where, of which keyword of the schema, and in plain words. */
export interface Finding {
  /** A JSON pointer. For a missing or unknown member it points at the member. */
  readonly at: string;
  readonly keyword: string;
  readonly message: string;
  /** The pattern that a text does not match. */
  readonly pattern?: string | undefined;
}

/** Keywords whose violation means that the value has another type than an alternative expects. */
const KINDS: ReadonlySet<string> = new Set(['type', 'enum', 'const']);

/**
 * The finding to report. If a value fits none of several alternatives, the validator reports a finding for each of
 * them, followed by one for the choice itself.
 */
export function mostRelevantFinding(findings: readonly Finding[]): Finding {
  return relevantFindings(findings)[0] ?? { at: '', keyword: '', message: 'is not valid' };
}

/** All findings to report, for a validator that does not stop at the first one. */
export function relevantFindings<F extends Finding>(findings: readonly F[]): F[] {
  const told: F[] = [];
  for (const finding of findings) {
    if (finding.keyword === 'oneOf' || finding.keyword === 'anyOf') {
      let first = told.length;
      while (first > 0 && isWithin(finding.at, told[first - 1]!.at)) first--;
      told.push(ofChoice(finding, told.splice(first)));
    } else if (finding.keyword !== 'if') told.push(finding);
  }
  return told;
}

/**
 * The finding to report for a choice: that of the alternative which the client meant. That is the one whose type the
 * value has; so a bad item in a list of messages is reported as such, and not as a value that should have been an
 * object. Of several, an alternative without missing members is preferred.
 */
function ofChoice<F extends Finding>(choice: F, findings: readonly F[]): F {
  const isOfKind = ({ at, keyword }: Finding) => at !== choice.at || !KINDS.has(keyword);
  const meant = findings.filter(isOfKind);
  const told = meant.find(({ keyword }) => keyword !== 'required') ?? meant[0];
  if (told !== undefined) return told;
  if (findings.length === 0) return choice;
  return { ...choice, keyword: 'type', message: anyOf(findings) };
}

function isWithin(place: string, at: string): boolean {
  return at === place || at.startsWith(`${place}/`);
}

/** `must be null, an object or an array` */
function anyOf(findings: readonly Finding[]): string {
  const rules = [...new Set(findings.map(({ message }) => message.replace(/^must be /, '')))];
  const last = rules.pop();
  return `must be ${rules.length === 0 ? last : `${rules.join(', ')} or ${last}`}`;
}
