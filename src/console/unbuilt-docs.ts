/** The style of the page, which has nothing inline. */
export const UNBUILT_STYLE = `:root { color-scheme: light dark; }
body {
  max-width: 38rem;
  margin: 0 auto;
  padding: 12vh 1.25rem 2rem;
  font: 1rem/1.6 system-ui, sans-serif;
  background: light-dark(#fbfaf7, #171614);
  color: light-dark(#1d1b18, #ece8e1);
}
h1 { line-height: 1.2; }
a { color: light-dark(#a03f17, #f0a07a); }
pre {
  padding: 0.8rem 1rem;
  overflow: auto;
  border-radius: 8px;
  background: light-dark(#f4f1eb, #24221f);
}
`;

export const UNBUILT_STYLE_PATH = '/unbuilt-docs.css';

/** What a clone shows at the address of the docs before they have been built; a package has them. */
export function unbuiltDocs(hasConsole: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The docs have not been built · Plinth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${UNBUILT_STYLE_PATH}">
</head>
<body>
<main>
<h1>The docs have not been built</h1>
<p>This platform runs from a clone, in which the docs are built by a command of their own. It takes some seconds and
needs no network:</p>
<pre tabindex="0"><code>npm run docs</code></pre>
<p>Then load this page again; the platform need not be restarted.</p>
${hasConsole ? '<p>Meanwhile: <a href="/console/">the console</a>.</p>\n' : ''}</main>
</body>
</html>
`;
}
