import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/** What runs scripts, beside the chunks. */
const RUNNER = 'compiled-scripts.js';
/** Names that scripts get for what only modules have. */
const IMPORTS = '$chunk_imports';
const META = '$chunk_meta';
const LOAD = '$chunk_load';

/**
 * Makes chunks scripts, which a module of the same name runs (`src/base/compiled-scripts.ts`): V8 stores compiled code of
 * scripts with the functions that a start has called.
 * @param names of chunks
 */
export function scriptChunks(names: readonly string[]): Plugin {
  return {
    name: 'script-chunks',
    generateBundle(_options, files) {
      const chunks = names.flatMap((name) => chunkNamed(files, name) ?? []);
      for (const chunk of chunks) refuseCircle(files, chunk);
      for (const chunk of chunks) {
        const { module, script } = asScript(chunk.fileName, chunk.code);
        chunk.code = module;
        const fileName = chunk.fileName.replace(/\.js$/, '.script.js');
        this.emitFile({ type: 'asset', fileName, source: script });
      }
    },
  };
}

function chunkNamed(files: OutputBundle, name: string): OutputChunk | undefined {
  const file = files[`${name}.js`];
  return file?.type === 'chunk' ? file : undefined;
}

/** A script reads what it imports when it begins, so that has to have run before. */
function refuseCircle(files: OutputBundle, chunk: OutputChunk): void {
  const reached = new Set(chunk.imports);
  for (const name of reached) {
    const next = files[name];
    if (next?.type === 'chunk') for (const one of next.imports) reached.add(one);
  }
  if (reached.has(chunk.fileName)) throw new Error(`${chunk.fileName} imports itself`);
}

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/**
 * The script that does what a module did, on the same lines, and the module that runs it.
 * @throws Error if the module does what a script can't
 */
export function asScript(fileName: string, code: string): { module: string; script: string } {
  for (const name of [IMPORTS, META, LOAD])
    if (code.includes(name)) throw new Error(`${fileName} contains ${name}`);
  const imported: string[] = [];
  const exported: [local: string, name: string][] = [];
  const variables = new Set<string>();
  const edits: { readonly node: Node; readonly text: string }[] = [];
  const program = parseAst(code) as unknown as Node & { readonly body: readonly Node[] };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const place = `${IMPORTS}[${imported.push(textOf(node['source'])) - 1}]`;
      edits.push({ node, text: bindings(node['specifiers'] as readonly Node[], place) });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported: named } of node['specifiers'] as readonly Node[])
        exported.push([nameOf(local), nameOf(named)]);
      edits.push({
        node,
        text: `return { ${exported.map(([l, n]) => `${n}: ${l}`).join(', ')} };`,
      });
    } else if (node.type.startsWith('Export')) {
      throw new Error(`${fileName} has an export that is no list of names`);
    } else if (node.type === 'VariableDeclaration' && node['kind'] !== 'const') {
      for (const { id } of node['declarations'] as readonly Node[]) variables.add(nameOf(id));
    }
  }
  const changed = new Set<string>();
  for (const node of nodesIn(program)) {
    if (node.type === 'MetaProperty' && code.startsWith('import', node.start))
      edits.push({ node, text: META });
    if (node.type === 'ImportExpression')
      edits.push({ node: { ...node, end: node.start + 'import'.length }, text: LOAD });
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') {
      const target = (node['left'] ?? node['argument']) as Node;
      if (target.type === 'Identifier') changed.add(nameOf(target));
    }
  }
  const unstable = exported
    .map(([local]) => local)
    .filter((local) => variables.has(local) && changed.has(local));
  if (unstable.length > 0)
    throw new Error(`${fileName} exports variables that change: ${unstable.join(', ')}`);
  const script = `(function (${IMPORTS}, ${META}, ${LOAD}) { "use strict"; ${edited(code, edits)}\n})`;
  return { module: moduleOf(script, imported, exported), script };
}

function moduleOf(
  script: string,
  imported: readonly string[],
  exported: readonly (readonly [string, string])[],
): string {
  const sum = createHash('sha256').update(script).digest('hex').slice(0, 32);
  const names = exported.map(([, name]) => name);
  return [
    `import { runScript } from "./${RUNNER}";`,
    ...imported.map((from, i) => `import * as i${i} from ${JSON.stringify(from)};`),
    'const exported = runScript({',
    `  sum: "${sum}", meta: import.meta, load: (name) => import(name),`,
    `  imports: [${imported.map((_, i) => `i${i}`).join(', ')}],`,
    '});',
    `const { ${names.map((name, i) => `${name}: e${i}`).join(', ')} } = exported;`,
    `export { ${names.map((name, i) => `e${i} as ${name}`).join(', ')} };\n`,
  ].join('\n');
}

/** Declares what an import declares. @param place the namespace of what is imported */
function bindings(specifiers: readonly Node[], place: string): string {
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (whole !== undefined) return `const ${nameOf(whole['local'])} = ${place};`;
  const members = specifiers.map(({ type, imported, local }) => {
    const name = type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported);
    return `${name}: ${nameOf(local)}`;
  });
  return members.length === 0 ? '' : `const { ${members.join(', ')} } = ${place};`;
}

function edited(code: string, edits: readonly { node: Node; text: string }[]): string {
  let done = '';
  let at = 0;
  for (const { node, text } of edits.toSorted((one, other) => one.node.start - other.node.start)) {
    done += code.slice(at, node.start) + text;
    at = node.end;
  }
  return done + code.slice(at);
}

function nameOf(node: unknown): string {
  return (node as { readonly name: string }).name;
}

function textOf(node: unknown): string {
  return (node as { readonly value: string }).value;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const member of Object.values(node)) {
    for (const one of Array.isArray(member) ? member : [member])
      if (typeof (one as Partial<Node> | null)?.type === 'string') yield* nodesIn(one as Node);
  }
}
