/**
 * Puts a report into the one comment that all commands share in a pull request: each has a part of it, which is replaced.
 * A comment that can't be written, as with the token of a fork, is a warning.
 */
import { readFileSync } from 'node:fs';

const {
  GITHUB_API_URL,
  GITHUB_REPOSITORY,
  PULL_REQUEST,
  TOKEN,
  NAME = '',
  REPORT = '',
} = process.env;
const COMMENTS = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${PULL_REQUEST}/comments`;
const name = NAME.replaceAll(/[^\w .]/g, '_');
const [MARK, BEGIN, END] = [
  '<!-- plinth -->',
  `<!-- plinth ${name} -->`,
  `<!-- end of ${name} -->`,
];
/** The most that GitHub takes. */
const MOST_CHARACTERS = 65_536;
const MOST_PAGES = 30;

/** The body of the comment, with this report in place of an earlier one. */
function withReport(body, report) {
  const [from, to] = [body.indexOf(BEGIN), body.indexOf(END)];
  const isThere = from >= 0 && to > from;
  const before = isThere ? body.slice(0, from) : `${body.trimEnd()}\n`;
  const after = isThere ? body.slice(to + END.length) : '\n';
  const room = MOST_CHARACTERS - before.length - after.length - BEGIN.length - END.length - 40;
  const text = report.length > room ? `${report.slice(0, Math.max(room, 0))}\n\n(cut)\n` : report;
  return `${before}${BEGIN}\n${text.trimEnd()}\n\n${END}${after}`;
}

async function ask(method, url, content) {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      accept: 'application/vnd.github+json',
      ...(content && { 'content-type': 'application/json' }),
    },
    ...(content && { body: JSON.stringify(content) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${answer.status}`);
  return answer.json();
}

/** A token may change the comment of anybody, who then could change it too. */
const TRUSTED = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** The comments of this action; anybody may have written one that looks the same. */
async function ours() {
  const found = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const comments = await ask('GET', `${COMMENTS}?per_page=100&page=${page}`);
    found.push(
      ...comments.filter(
        ({ body, user, author_association: association }) =>
          body?.startsWith(MARK) && (user?.type === 'Bot' || TRUSTED.includes(association)),
      ),
    );
    if (comments.length < 100) break;
  }
  return found;
}

async function comment() {
  const report = readFileSync(REPORT, 'utf8');
  for (const { url, body } of await ours()) {
    try {
      await ask('PATCH', url, { body: withReport(body, report) });
      return;
    } catch (error) {
      console.log(`::debug::${error.message}`);
    }
  }
  await ask('POST', COMMENTS, { body: withReport(MARK, report) });
}

try {
  await comment();
} catch (error) {
  console.log(`::warning::The report could not be put into a comment: ${error.message}`);
}
