import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { commandPage } from '../docs-site/commands/names.ts';
import { syntaxText } from '../docs-site/commands/syntax.ts';
import commandDocuments from '../generated/redis/command-documents.json' with { type: 'json' };
import type { CommandDocument } from '../src/engines/redis/command-document.ts';

const HERE = new URL('./', import.meta.url);
/** The parts of the style sheet, in cascade order. */
const STYLE = [
  'tokens',
  'base',
  'frame',
  'controls',
  'tables',
  'pages',
  'redis',
  'palette',
  'narrow',
];
/**
 * Variable fonts with the Latin letters, by the names that the style sheet has for them, and the licenses that have to
 * accompany every copy (SIL Open Font License 1.1, clause 2).
 */
const FONTS = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'inter-license.txt': 'inter/LICENSE',
  'jetbrains-mono-license.txt': 'jetbrains-mono/LICENSE',
  'jetbrains-mono.woff2': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** Builds the console's page. @returns its files by name. Needs no network and writes nothing */
export async function buildConsole(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const [script, style, page, logo] = await Promise.all([
    scriptOf(),
    styleOf(),
    read('index.html'),
    readFile(new URL('../docs-site/style/logo.svg', HERE), 'utf8'),
  ]);
  return new Map<string, string | Uint8Array>([
    ...(await fontsOf()),
    ['index.html', page],
    ['console.js', script],
    ['console.css', style],
    ['commands.json', JSON.stringify(commands())],
    ['logo.svg', logo],
  ]);
}

/** Writes it to `console-site/dist`, which is part of the package. */
export async function writeConsole(): Promise<void> {
  const folder = new URL('dist/', HERE);
  const files = await buildConsole();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(new URL(name, folder), content);
}

async function scriptOf(): Promise<string> {
  const bundled = await rolldown({
    input: fileURLToPath(new URL('page/main.tsx', HERE)),
    platform: 'browser',
    checks: { pluginTimings: false, bundlerTimings: false },
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      minify: true,
      codeSplitting: false,
    });
    return output[0].code;
  } finally {
    await bundled.close();
  }
}

async function styleOf(): Promise<string> {
  const parts = await Promise.all(STYLE.map((part) => read(`style/${part}.css`)));
  const ofCharts = await readFile(
    new URL('../node_modules/uplot/dist/uPlot.min.css', HERE),
    'utf8',
  );
  return [ofCharts, ...parts].join('\n');
}

function fontsOf(): Promise<[string, Uint8Array][]> {
  return Promise.all(
    Object.entries(FONTS).map(async ([name, path]): Promise<[string, Uint8Array]> => {
      return [name, await readFile(new URL(`../node_modules/@fontsource-variable/${path}`, HERE))];
    }),
  );
}

/** The commands for completion, with the docs of each. */
function commands(): object[] {
  return Object.values(commandDocuments as unknown as Record<string, CommandDocument>)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((command) => {
      const { name, summary, description, complexity, since } = command;
      const page = commandPage(name);
      return { name, summary, syntax: syntaxText(command), description, complexity, since, page };
    });
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, HERE), 'utf8');
}
