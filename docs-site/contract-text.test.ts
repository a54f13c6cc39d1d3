import { expect, test } from 'vitest';
import { contractLine, contractText } from './contract-text.ts';

const rendered = (text: string) => contractText(text, { taken: [] }).body.markup;

/** What authors wrote, or others for them, and what must be left of it. */
test.each([
  ['a script', 'a <script>alert(1)</script> b', '<p>a alert(1) b</p>'],
  ['a script on lines of its own', '<script>\nalert(1)\n</script>\n\nhi', '<p>hi</p>'],
  ['a script in another', '<scr<script>ipt>alert(1)</script>', '<p>&lt;script'],
  ['an unfinished tag in a script', 'a <script>b <img src=x on =1//</script> c', 'a b &lt;img'],
  ['an unfinished tag in code', '<code>b <img src=x on =1//</code> c', '<code>b &lt;img'],
  ['an attribute that runs', '<b onclick="alert(1)">x</b>', '<b>x</b>'],
  ['an element that ends what is around', '</div></main>x', 'x'],
  ['an element without an end', '<b>x', '<b>x</b>'],
  ['an address that runs', '[x](javascript:alert(1))', '<p>x</p>'],
  ['an encoded one', '<a href="jav&#x61;script:alert(1)">x</a>', '<p>x</p>'],
  ['one with a space before', '<a href=" javascript:alert(1)">x</a>', '<p>x</p>'],
  ['a place that is nowhere', '[x](../other.md)', '<p>x</p>'],
  [
    'a picture of another site',
    '![x](https://example.com/x.png)',
    '<a href="https://example.com/x.png">x</a>',
  ],
  ['a comment', 'a <!-- b --> c', '<p>a  c</p>'],
  ['a comment without an end', '<!-- <img src=x onerror=alert(1)>', ''],
  ['an item outside of a list', '<li>x</li>', 'x'],
  ['a task', '- [x] done', '☑ done'],
  ['signs', '1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
  ['a tag within an attribute', '<p title="</p><script>alert(1)</script>">x', '<p>x</p>'],
])('of %s only what is harmless is left', (_, source, expected) => {
  const markup = rendered(source);
  expect(markup).toContain(expected);
  expect(markup).not.toMatch(/<script|onerror|onclick|javascript:|<li>x/);
});

test('headings get ids that nothing else on the page has', () => {
  const { headings } = contractText('# Errors\n\n# Errors\n\n## 注文', { taken: ['errors'] });
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['errors-2', 2],
    ['errors-3', 2],
    ['注文', 2],
  ]);
});

test('what nests too deeply to be parsed is shown as it is written', () => {
  expect(rendered(`${'> '.repeat(20_000)}x`)).toContain('&gt; &gt;');
  expect(rendered(`${'  - '.repeat(20_000)}x`)).toContain('-   -');
});

test('a text that is none is nothing', () => {
  expect(contractText(12).body.markup).toBe('');
  expect(contractLine(undefined).markup).toBe('<bdi></bdi>');
});
