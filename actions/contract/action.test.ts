import { afterEach, beforeEach, expect, test } from 'vitest';
import { pullRequest, type PullRequest } from './testing-action.ts';

/** In place of Plinth: the exit code and the report are the arguments; without a report there is none. */
const PROGRAM = String.raw`echo "::notice::$1"
[ -z "$3" ] || [ "$3" = --format ] || printf '### %s\n\n%s\n' "$1" "$3" > "$(printf '%s\n' "$@" | sed -n 's/^markdown=//p')"
exit "$2"`;

let pull: PullRequest;
beforeEach(async () => {
  pull = await pullRequest(PROGRAM);
});
afterEach(() => pull.close());

const DIFF = { command: 'diff', token: 'token' };

test('the report is in the summary and in one comment, and the job ends as the command did', async () => {
  const broken = await pull.run({ ...DIFF, arguments: '7 breaking' });
  expect(broken).toMatchObject({ code: 7, printed: '::notice::diff\n' });
  expect(broken.summary).toBe('### diff\n\nbreaking\n');
  const [comment, ...others] = pull.comments;
  expect(comment!.body).toContain(broken.summary);
  expect(others).toEqual([]);

  expect(await pull.run({ ...DIFF, arguments: '0\nfine\n' })).toMatchObject({ code: 0 });
  expect(pull.comments).toEqual([comment]);
  expect(comment!.body).toContain('fine');
  expect(comment!.body).not.toContain('breaking');
});

test('several commands share the comment, and what strangers have written stays as it is', async () => {
  pull.comments.push({
    url: `${pull.api}/comments/0`,
    body: '<!-- plinth --> hi',
    user: { type: 'User' },
    author_association: 'NONE',
  });
  await pull.run({ ...DIFF, arguments: '0 one' });
  await pull.run({ ...DIFF, command: 'lint', arguments: '0 two' });
  await pull.run({ ...DIFF, arguments: '0 three' });
  const [first, second, ...others] = pull.comments.map(({ body }) => body);
  expect([first, others]).toEqual(['<!-- plinth --> hi', []]);
  expect(second).toMatch(/three[^]*two/);
  expect(second).not.toContain('one');
});

test('a comment is never longer than GitHub takes', async () => {
  await pull.run({ ...DIFF, arguments: `0 ${'x'.repeat(70_000)}` });
  expect(pull.comments[0]!.body.length).toBeLessThan(65_537);
  expect(pull.comments[0]!.body).toMatch(/\(cut\)\n\n<!-- end of diff -->\n$/);
});

test('without a report, or the right to comment, the job says so', async () => {
  const wrong = await pull.run({ ...DIFF, token: 'of a fork', arguments: '2' });
  expect(wrong.code).toBe(2);
  expect(wrong.summary).toContain('ended with exit code 2');
  expect(wrong.printed).toContain('::warning::The report could not be put into a comment: GET');
  expect(await pull.run({ ...DIFF, command: 'rm -rf', arguments: '/' })).toMatchObject({ code: 2 });
});
