/**
 * The page for a path that does not exist. It has no style of its own, but uses that of the docs where they are
 * built.
 */
export function missingPage(path: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>There is nothing here · Plinth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
</head>
<body class="site">
<main>
<h1>There is nothing here</h1>
<p>There is no page <code>${escaped(path)}</code>. It may be one of the docs that has another name by now, or they have
not been built: <code>npm run docs</code>.</p>
<p><a href="/">To the first page</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (character) => ENTITIES[character]!);
}
