import type { Text } from '../../../bytes.ts';

/**
 * The English stemmer of Snowball 3 ("Porter2", https://snowballstem.org/algorithms/english/stemmer.html), which Tantivy
 * has. Kept packages have its predecessor, which takes `general` for `generate` and `dying` not for `die`.
 *
 * @param word in lower case
 */
export function englishStem(word: Text): Text {
  if (word.length <= 2) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  const { text, r1, r2 } = marked(word);
  let stem = withoutPlural(text);
  if (INVARIANT.has(stem)) return stem;
  stem = withoutVerbEnding(stem, r1);
  if (/[^aeiouy][yY]$/.test(stem) && stem.length > 2) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(stem, r1, SECOND);
  stem = withoutThird(stem, r1, r2);
  stem = withoutFourth(stem, r2);
  stem = withoutLastLetter(stem, r1, r2);
  return stem.replaceAll('Y', 'y');
}

const EXCEPTIONS: ReadonlyMap<Text, Text> = new Map([
  ...Object.entries({ skis: 'ski', skies: 'sky', idly: 'idl', gently: 'gentl', ugly: 'ugli' }),
  ...Object.entries({ early: 'earli', only: 'onli', singly: 'singl' }),
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map(
    (same) => [same, same] as const,
  ),
]);

/** After the plural has been taken away. */
const INVARIANT: ReadonlySet<Text> = new Set([
  ...['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'],
]);

/** Beginnings after which the first part begins that may be taken away. */
const REGION_AFTER = /^(?:gener|commun|arsen|past|univers|later|emerg|organ|inter)/;

interface Marked {
  /** The word, with `Y` for a consonant. */
  readonly text: Text;
  /** Where the part after the first consonant behind a vowel begins, and the same part of that. */
  readonly r1: number;
  readonly r2: number;
}

function marked(word: Text): Marked {
  const text = word.includes('y')
    ? word.replace(/^y/, 'Y').replaceAll(/([aeiouy])y/g, '$1Y')
    : word;
  const special = REGION_AFTER.exec(text)?.[0].length;
  const r1 = special ?? afterConsonant(text, 0);
  return { text, r1, r2: afterConsonant(text, r1) };
}

function afterConsonant(text: Text, from: number): number {
  for (let i = from + 1; i < text.length; i++) {
    if (!isVowel(text, i) && isVowel(text, i - 1)) return i + 1;
  }
  return text.length;
}

function isVowel(text: Text, at: number): boolean {
  return 'aeiouy'.includes(text.charAt(at));
}

/** Step 1a. */
function withoutPlural(text: Text): Text {
  if (text.endsWith('sses')) return text.slice(0, -2);
  if (text.endsWith('ied') || text.endsWith('ies')) return text.slice(0, text.length > 4 ? -2 : -1);
  if (!text.endsWith('s') || text.endsWith('us') || text.endsWith('ss')) return text;
  return /[aeiouy]/.test(text.slice(0, -2)) ? text.slice(0, -1) : text;
}

/** Step 1b. */
function withoutVerbEnding(text: Text, r1: number): Text {
  const ending = /(?:eedly|ingly|edly|eed|ing|ed)$/.exec(text)?.[0];
  if (ending === undefined) return text;
  const rest = text.slice(0, -ending.length);
  if (ending.startsWith('ee')) return rest.length >= r1 ? `${rest}ee` : text;
  // As in `dying` and `vying`.
  if (ending === 'ing' && /^[^aeiouy]y$/.test(rest)) return `${rest.charAt(0)}ie`;
  if (!/[aeiouy]/.test(rest)) return text;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) {
    // As in `add`, `egg` and `odd`.
    return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1);
  }
  return rest.length <= r1 && endsShort(rest) ? `${rest}e` : rest;
}

/** Whether a text ends with a short syllable. */
function endsShort(text: Text): boolean {
  return /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy]|past)$/.test(text);
}

type Endings = readonly (readonly [ending: Text, instead: Text])[];

/** Step 2; the longest ending comes first. */
const SECOND: Endings = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];

/** Step 3. */
const THIRD: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['ative', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const FOURTH = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/;

/** Replaces the longest ending if it is in a region, and what is before it allows it. */
function replaced(text: Text, region: number, endings: Endings): Text {
  const found = endings.find(([ending]) => text.endsWith(ending));
  if (found === undefined) return text;
  const [ending, instead] = found;
  const rest = text.slice(0, -ending.length);
  if (rest.length < region) return text;
  if (ending === 'ogi' && !rest.endsWith('l')) return text;
  if (ending === 'li' && !/[cdeghkmnrt]$/.test(rest)) return text;
  return rest + instead;
}

function withoutThird(text: Text, r1: number, r2: number): Text {
  return replaced(text, text.endsWith('ative') ? Math.max(r1, r2) : r1, THIRD);
}

/** Step 4. */
function withoutFourth(text: Text, r2: number): Text {
  const ending = FOURTH.exec(text)?.[0];
  if (ending === undefined) return text;
  const rest = text.slice(0, -ending.length);
  if (rest.length < r2) return text;
  return ending === 'ion' && !/[st]$/.test(rest) ? text : rest;
}

/** Step 5. */
function withoutLastLetter(text: Text, r1: number, r2: number): Text {
  const rest = text.slice(0, -1);
  if (text.endsWith('e')) {
    return rest.length >= r2 || (rest.length >= r1 && !endsShort(rest)) ? rest : text;
  }
  return text.endsWith('ll') && rest.length >= r2 ? rest : text;
}
