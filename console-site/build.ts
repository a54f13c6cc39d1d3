import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { commandPage } from '../docs-site/commands/names.ts';
import { syntaxText } from '../docs-site/commands/syntax.ts';
import { fonts } from '../docs-site/fonts.ts';
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
  'kafka',
  'queue',
  'palette',
  'narrow',
];
/** Builds the console's page. @returns its files by name. Needs no network and writes nothing */
export async function buildConsole(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const [script, style, page, logo] = await Promise.all([
    scriptOf(),
    styleOf(),
    read('index.html'),
    readFile(new URL('../docs-site/style/logo.svg', HERE), 'utf8'),
  ]);
  return new Map<string, string | Uint8Array>([
    ...fonts().map(({ name, content }) => [name, content] as const),
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
  const parts = await Promise.all([
    read('../docs-site/style/tokens.css'),
    ...STYLE.map((part) => read(`style/${part}.css`)),
  ]);
  const ofCharts = await readFile(
    new URL('../node_modules/uplot/dist/uPlot.min.css', HERE),
    'utf8',
  );
  return [ofCharts, ...parts].join('\n');
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
