import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import Ajv2020 from 'ajv/dist/2020.js';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';

const FOLDER = new URL('../../openapi/redis/commands/', import.meta.url);

/** A file of `openapi/redis/commands`. Which of our functions runs the command concerns only the engine. */
export interface CommandFile {
  readonly document: CommandDocument;
  /** `module#name`, in the folder of the command's group; `name` alone, in the one file of the group. */
  readonly function: string;
}

/**
 * Reads every command file, sorted by name.
 * @throws Error naming the file and what does not conform to `schema.json`
 */
export function readCommandFiles(): CommandFile[] {
  const schema = JSON.parse(readFileSync(new URL('schema.json', FOLDER), 'utf8'));
  const validate = new Ajv2020.default({ allErrors: true, allowUnionTypes: true }).compile(schema);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().map((file) => {
    const document: unknown = parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    if (!validate(document)) {
      const wrong = validate.errors?.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ');
      throw new Error(`openapi/redis/commands/${file}: ${wrong}`);
    }
    const { function: runs, ...named } = document as CommandDocument & { function: string };
    const expected = `${named.name.toLowerCase().replace(' ', '-')}.yaml`;
    if (file !== expected) throw new Error(`${file} describes ${named.name}: call it ${expected}`);
    return { document: named, function: runs };
  });
}

/** The public part of the command files. @throws Error as `readCommandFiles` */
export function readCommandDocuments(): CommandDocument[] {
  return readCommandFiles().map(({ document }) => document);
}

/** The engine's command table: what dispatching needs, as TypeScript with literal types. */
export function renderCommandTable(documents: readonly CommandDocument[]): string {
  const rows = documents.map((d) => {
    const spec = {
      name: tableName(d),
      group: d.group,
      arity: d.arity,
      flags: d.flags,
      ...(d.onlyRemoves !== undefined && { onlyRemoves: d.onlyRemoves }),
      ...(d.mayReplicate !== undefined && { mayReplicate: d.mayReplicate }),
      ...(d.secret !== undefined && { secret: d.secret }),
      categories: d.categories,
      ...(d.tips !== undefined && { tips: d.tips }),
      keys: d.keys ?? [],
      protocols: d.protocols ?? ['http', 'resp'],
      ...(d.resp3 !== undefined && { resp3: d.resp3 }),
    };
    return `  ${JSON.stringify(spec.name)}: ${JSON.stringify(spec)},`;
  });
  return `import type { CommandSpec } from '../../src/engines/redis/command-spec.ts';

export const commandTable = {
${rows.join('\n')}
} as const satisfies Record<string, CommandSpec>;
`;
}

/**
 * Imports the function of each command from the module that its file names. A missing one, or one that is not
 * a `CommandFunction`, is a type error.
 */
export function renderCommandFunctions(files: readonly CommandFile[]): string {
  const imports = new Set<string>();
  const rows = files.map(({ document, function: runs }) => {
    const [name, module] = runs.split('#').toReversed();
    const file = module === undefined ? document.group : `${document.group}/${module}`;
    const namespace = file.replaceAll(/[-/]/g, '_');
    imports.add(
      `import * as ${namespace} from '../../src/engines/redis/embedded/commands/${file}.ts';`,
    );
    return `  ${JSON.stringify(tableName(document))}: ${namespace}.${name},`;
  });
  return `import type { CommandFunction } from '../../src/engines/redis/embedded/commands/command.ts';
${[...imports].toSorted().join('\n')}
import type { commandTable } from './commands.ts';

/** By the names of the commands; others have none. */
export const commandFunctions: Readonly<Record<string, CommandFunction>> &
  Readonly<Record<keyof typeof commandTable, CommandFunction>> = {
${rows.join('\n')}
};
`;
}

/** The documentation of the commands for people and for COMMAND DOCS, as JSON by table name. */
export function renderCommandDocuments(documents: readonly CommandDocument[]): string {
  const lines = documents.map((each) => `"${tableName(each)}": ${JSON.stringify(each)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function tableName(document: CommandDocument): string {
  return document.name.toLowerCase().replace(' ', '|');
}
