import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * American spelling everywhere: prints each British spelling in a file of the project, and exits with 1
 * where there is one. Generated files follow their sources and are not read.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SELF = 'scripts/test/spelling.ts';
const IGNORED = /^generated\/|^package-lock\.json$|\.(?:snap|png|avro|rdb)$/;

const BRITISH = new RegExp(
  [
    String.raw`\w*(?:catalogue|colour|neighbour|behaviour|favour|honour|labour|flavour|rumour)\w*`,
    String.raw`\w*(?:serial|organ|recogn|normal|initial|optim|canonical|parameter|token|summar|minim|maxim|author|util|custom|synchron|categor|emphas|prior|special|general|capital|material|visual|local|central|final)is(?:e[drs]?|ing|ations?)\b`,
    String.raw`\w*(?:label|travel|model|signal|cancel|channel|level|total|equal|tunnel)l(?:ed|ing|er)\b`,
    String.raw`\w*(?:acknowledgement|judgement|artefact|grey)\w*`,
    String.raw`\b(?:centre[ds]?|licence[ds]?|analyse[drs]?|defence|offence|fulfil|whilst|towards|learnt|spelt|dialogue|programme[ds]?)\b`,
  ].join('|'),
  'giu',
);

/** Names that are not ours to spell: the queue's field, the words of Redis's cjson, and of the DOM. */
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
  for (const [index, line] of readLines(file).entries()) {
    for (const [word] of line.matchAll(BRITISH)) {
      if (FOREIGN.get(word.toLowerCase())?.test(line)) continue;
      console.log(`${file}:${index + 1}: ${word}`);
      count += 1;
    }
  }
}
process.exitCode = count === 0 ? 0 : 1;

function readLines(file: string): string[] {
  try {
    return readFileSync(`${ROOT}${file}`, 'utf8').split('\n');
  } catch (error) {
    // A file that was deleted and not yet committed is still listed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
