/** A query with this many words may have some that an entry lacks, such as the names in an error message. */
const LONG_QUERY = 4;
const ENOUGH = 0.6;
/** Entries with fewer characters of further words count as short. */
const FEW = 100;

/** The entries that match a query, best first. An entry is title, path, kind, description and further words. */
export function find(entries, query, most) {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** The words of a search. */
export function wordsOf(text) {
  return text.trim().toLowerCase().split(/\s+/).filter(Boolean);
}

/** How well an entry matches: words of its title count most, the whole title above all. */
function scoreOf([title, path, kind, description, keywords], words) {
  const name = title.toLowerCase();
  const about = description.toLowerCase();
  const query = words.join(' ');
  let sum = 0;
  let missing = 0;
  for (const word of words) {
    const found = scoreOfWord(word, name, about, keywords);
    if (found === 0) missing++;
    sum += found;
  }
  if (missing > (words.length < LONG_QUERY ? 0 : words.length * (1 - ENOUGH))) return 0;
  if (name === query) sum += 60;
  else if (name.startsWith(query)) sum += 20;
  else if (name.includes(query)) sum += 12;
  // Shorter titles, pages before their parts, and shorter addresses rank higher.
  const ofPlace = (path.includes('#') ? 0 : 2) - path.length / 200;
  const score = sum / words.length + 8 / (1 + name.length / 12) + ofPlace + ofKind(kind, words);
  // A schema is seldom what is looked for: it is shown with the operations that use it.
  return kind.startsWith('Schema,') ? Math.max(score, 1) / 10 : score;
}

/** Guides rank before what they explain; errors only rank for queries of several words. */
function ofKind(kind, words) {
  if (kind === 'Guide') return 4;
  return kind.startsWith('Error') && words.length < LONG_QUERY ? -4 : 0;
}

function scoreOfWord(word, name, about, keywords) {
  if (word.startsWith('/') && about.includes(` ${word}`))
    return about.includes(` ${word}.`) ? 40 : 30;
  const at = name.indexOf(word);
  if (at >= 0) return isWhole(name, word, at) ? 16 : startsWord(name, at) ? 10 : 4;
  const place = about.indexOf(word);
  if (place >= 0) return startsWord(about, place) ? 4 : 3;
  const among = ` ${keywords} `;
  // A match among few words is more significant than one in a long text.
  if (among.includes(` ${word} `)) return keywords.length < FEW ? 12 : 3;
  return among.includes(` ${word}`) ? 2 : among.includes(word) ? 1 : 0;
}

function startsWord(text, at) {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);
}

function isWhole(text, word, at) {
  const end = at + word.length;
  return startsWord(text, at) && (end === text.length || !/[\p{L}\p{N}]/u.test(text[end]));
}
