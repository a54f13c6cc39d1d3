import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Family } from '../family.ts';
import { contentSecurityPolicy, relativeLinks, topBar } from '../layout.ts';
import { familyPages, sidebar, type Site } from '../navigation.ts';
import type { BuiltFile } from '../self-contained.ts';
import { scriptsApart } from './scripts-apart.ts';
import { withoutPhoneHome } from './without-phone-home.ts';

const run = promisify(execFile);

/** The height of the bar at the top, which stays above what Redoc shows. */
const BAR_HEIGHT = 56;

/** What Redoc is told; its telemetry is off by the environment below. */
const OPTIONS = { scrollYOffset: BAR_HEIGHT, hideDownloadButtons: true };

/** The API reference of a family: Redoc and its scripts, below the site's own bar. */
export async function buildReference(
  family: Family,
  site: Site,
): Promise<{ readonly page: string; readonly scripts: readonly BuiltFile[] }> {
  const { reference } = familyPages(family);
  const folder = await mkdtemp(join(tmpdir(), 'plinth-reference-'));
  try {
    const template = join(folder, 'page.hbs');
    const out = join(folder, 'reference.html');
    await writeFile(template, page(reference.path, site));
    await run(
      process.execPath,
      [
        ...['--', redocly(), 'build-docs', contractFile(family)],
        ...['--output', out, '--title', `${family.title} API reference · ${site.name}`],
        ...['--template', template, '--openapi', JSON.stringify(OPTIONS), '--inlineBundle'],
      ],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return scriptsApart(withoutPhoneHome(await readFile(out, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function contractFile({ slug }: Family): string {
  return fileURLToPath(new URL(`../../generated/${slug}/openapi.json`, import.meta.url));
}

function redocly(): string {
  return createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
}

/** Redoc's template. Its style is its own, so of the site's only the bar is taken, and what its button opens. */
function page(path: string, site: Site): string {
  const markup = `<!doctype html>
<html lang="en" data-root="../">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(false)}; style-src 'self' 'unsafe-inline'">
<link rel="icon" href="/assets/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
<script src="/assets/site.js"></script>
{{{redocHead}}}
</head>
<body class="reference">
<a class="skip" href="#redoc">Skip to the content</a>
${topBar(site, path).markup}
${sidebar(site, { path }).markup}
{{{redocHTML}}}
</body>
</html>
`;
  return relativeLinks(markup, path);
}
