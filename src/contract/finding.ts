import { inPlainWords } from './plain-words.ts';

/** One violation that a validator found: where, by which keyword of the schema, in plain words. */
export interface Finding {
  /** A JSON pointer; of a member that is missing or not known, to the member. */
  readonly at: string;
  readonly keyword: string;
  readonly message: string;
}

/** The message for a keyword, the same for all validators. */
export function inWords(keyword: string, message: string | undefined): string {
  return PROPERTY_WORDS[keyword] ?? inPlainWords(message ?? 'is not valid');
}

/**
 * Messages about a property that an object has or lacks. They point at the property rather than at the object, so
 * that a reader sees which one is meant.
 */
const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  required: 'is missing',
  dependentRequired: 'is missing',
  additionalProperties: 'is not a known field',
  unevaluatedProperties: 'is not a known field',
};

/** Keywords that tell that a value is of another type than an alternative takes. */
const KINDS: ReadonlySet<string> = new Set(['type', 'enum', 'const']);

/**
 * The finding to report. Where a value fits none of several alternatives, the validator reports one finding for each
 * of them, and one for the choice behind them.
 */
export function tellingOf(findings: readonly Finding[]): Finding {
  return tellingsOf(findings)[0] ?? { at: '', keyword: '', message: 'is not valid' };
}

/** All findings to report, of a validator that goes on after the first. */
export function tellingsOf<F extends Finding>(findings: readonly F[]): F[] {
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
 * The finding to report for a choice: that of the alternative that was meant, which is the one whose type the value
 * has. So a list of messages with a bad one gets the finding about the message, not that it should have been an
 * object. An alternative of which no member is missing is preferred.
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
