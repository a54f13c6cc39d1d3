import { expect, test } from 'vitest';
import { raw } from './html.ts';
import { pageText } from './page-text.ts';

const textOf = (markup: string, path = 'guides/mock.html') =>
  pageText({ path, body: raw(markup), title: '', description: '', kind: 'Page', crumbs: [] });

test.each([
  ['a heading', '<h2 id="a">A &amp; b<a class="anchor" href="#a">#</a></h2>', '## A & b'],
  ['code in a line', '<p>The <code>get</code>\n  of it</p>', 'The `get` of it'],
  ['emphasis', '<p><strong>not</strong> <em>now</em></p>', '**not** *now*'],
  ['code with backticks', '<p><code>a`b</code></p>', '`` a`b ``'],
  [
    'code in lines',
    '<figure><figcaption>Shell</figcaption><pre><code class="language-bash"><span>a</span>\n  b\n</code></pre></figure>',
    '**Shell**\n\n```bash\na\n  b\n```',
  ],
  [
    'a list',
    '<ul><li>one</li><li><p>two</p><ul><li>in it</li></ul></li></ul>',
    '- one\n- two\n  - in it',
  ],
  [
    'definitions',
    '<dl><dt>Status</dt><dd>200</dd><div><dt>a</dt><dd>b</dd></div></dl>',
    '- Status\n  200\n- a\n  b',
  ],
  [
    'a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><p>1 | 2</p></td><td></td></tr></tbody></table>',
    '| A | B |\n|---|---|\n| 1 \\| 2 |  |',
  ],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ['text around elements', 'a <div>b</div> c', 'a\n\nb\n\nc'],
  [
    'what only a page can do',
    '<form><label>x</label></form><button>y</button><p hidden>z</p><p>w</p>',
    'w',
  ],
])('%s', (_, markup, text) => {
  expect(textOf(markup)).toBe(`${text}\n`);
});

test('links lead to the texts of other pages, from where the page is', () => {
  const link = '<p><a href="/redis/commands/set.html#reply">SET</a></p>';
  expect(textOf(link)).toBe('[SET](../redis/commands/set.md)\n');
  expect(textOf(link, 'index.html')).toBe('[SET](redis/commands/set.md)\n');
  const elsewhere = '<p><a href="https://example.com/a(b) c">x</a></p>';
  expect(textOf(elsewhere)).toBe('[x](https://example.com/a%28b%29%20c)\n');
});
