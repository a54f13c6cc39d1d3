import { expect, test } from 'vitest';
import { brokenLinks } from './links.ts';
import { externalLoads, pagesWithoutPolicy } from './self-contained.ts';

test.each([
  ['a script', 'a.html', '<script src="https://cdn.example.com/x.js"></script>'],
  ['a style sheet', 'a.html', '<link rel="stylesheet" href="//fonts.example.com/x.css">'],
  ['a connection opened early', 'a.html', '<link rel="preconnect" href="https://example.com">'],
  ['a picture', 'a.html', '<img alt="" src=https://example.com/x.png>'],
  ['a frame', 'a.html', '<iframe src="http://example.com"></iframe>'],
  ['a background', 'a.html', '<p style="background: url(https://example.com/x.png)">'],
  ['a font', 'a.css', '@font-face { src: url("https://example.com/x.woff2") }'],
  ['an import', 'a.css', '@import "https://example.com/x.css";'],
  ['a fetch', 'a.js', "fetch('https://example.com/x')"],
  ['a picture that a script makes', 'a.js', 'image.src = "https://example.com/x.svg"'],
  ['telemetry', 'a.html', '<script>send(`https://otel.example.com/v1/traces`)</script>'],
])('finds %s', (_, path, content) => {
  expect(externalLoads([{ path, content }])).toHaveLength(1);
});

test.each([
  ['links to follow', 'a.html', '<a href="https://example.com/x.js">there</a>'],
  ['its own address', 'a.html', '<link rel="canonical" href="https://example.com/a.html" />'],
  ['files of its own', 'a.html', '<script src="../assets/site.js"></script>'],
  ['pictures in the page', 'a.css', 'a { background: url(data:image/svg+xml,%3Csvg/%3E) }'],
  ['an address that the reader types', 'a.js', 'fetch(address.value)'],
])('lets pass %s', (_, path, content) => {
  expect(externalLoads([{ path, content }])).toEqual([]);
});

test('finds pages without a policy', () => {
  expect(pagesWithoutPolicy([{ path: 'a.html', content: '<title>a</title>' }])).toEqual(['a.html']);
});

test('finds links to pages and headings that do not exist', () => {
  const files = [
    { path: 'index.html', content: '<a href="b/c.html#here"></a><a href="b/c.html#there"></a>' },
    {
      path: 'b/c.html',
      content: '<h2 id="here"></h2><a href="../index.html"></a><a href="d.html"></a>',
    },
  ];
  expect(brokenLinks(files)).toEqual([
    'index.html links to b/c.html#there',
    'b/c.html links to d.html',
  ]);
});
