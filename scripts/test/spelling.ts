import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Enforces American spelling: prints each British spelling in a file of the project, and exits with 1
 * if there is one. Generated files follow their sources and are skipped.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SELF = 'scripts/test/spelling.ts';
const IGNORED = /^generated\/|^package-lock\.json$|\.(?:snap|png|avro|rdb)$/;

/** British forms, each after the beginning of a word. */
const ENDINGS = [
  String.raw`(?:catalogue|colour|neighbour|behaviour|favour|honour|labour|flavour|rumour)\w*`,
  String.raw`(?:serial|organ|recogn|normal|initial|optim|canonical|parameter|token|summar|minim|maxim|author|util|custom|synchron|categor|emphas|prior|special|general|capital|material|visual|local|central|final)is(?:e[drs]?|ing|ations?)\b`,
  String.raw`(?:label|travel|model|signal|cancel|channel|level|total|equal|tunnel)l(?:ed|ing|er)\b`,
  String.raw`(?:acknowledgement|judgement|artefact|grey)\w*`,
  String.raw`\b(?:centre[ds]?|licence[ds]?|analyse[drs]?|defence|offence|fulfil|whilst|towards|learnt|spelt|dialogue|programme[ds]?)\b`,
];
/** Whether a file needs a look at its words: most have none, and to find where words begin takes longer. */
const ANY = new RegExp(ENDINGS.join('|'), 'iu');
const BRITISH = new RegExp(ENDINGS.map((ending) => String.raw`\w*${ending}`).join('|'), 'giu');

/** Fixed names with other spellings: the queue's field, words of Redis's cjson, and of the DOM. */
const FOREIGN = new Map<string, RegExp>([
  [
    'cancelled',
    /["{([]\s*cancelled|cancelled\s*[:.,})(=>+\-/]|(?:let|const|return) cancelled|CANCELLED/u,
  ],
  ['most_cancelled', /MOST_CANCELLED/u],
  ['serialise', /Cannot serialise/u],
]);

let count = 0;
for (const file of execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')) {
  if (file === '' || file === SELF || IGNORED.test(file)) continue;
  const text = readIfThere(file);
  if (!ANY.test(text)) continue;
  for (const [index, line] of text.split('\n').entries()) {
    for (const [word] of line.matchAll(BRITISH)) {
      if (FOREIGN.get(word.toLowerCase())?.test(line)) continue;
      console.log(`${file}:${index + 1}: ${word}`);
      count += 1;
    }
  }
}
process.exitCode = count === 0 ? 0 : 1;

function readIfThere(file: string): string {
  try {
    return readFileSync(`${ROOT}${file}`, 'utf8');
  } catch (error) {
    // A deleted file is listed until the deletion is committed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
