import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import Ajv2020 from 'ajv/dist/2020.js';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';

const FOLDER = new URL('../../openapi/redis/commands/', import.meta.url);

/**
 * Reads every command file, in the order of their names.
 * @throws Error naming the file and what in it does not fit `schema.json`
 */
export function readCommandDocuments(): CommandDocument[] {
  const schema = JSON.parse(readFileSync(new URL('schema.json', FOLDER), 'utf8'));
  const validate = new Ajv2020.default({ allErrors: true, allowUnionTypes: true }).compile(schema);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().map((file) => {
    const document: unknown = parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    if (!validate(document)) {
      const wrong = validate.errors?.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ');
      throw new Error(`openapi/redis/commands/${file}: ${wrong}`);
    }
    const named = document as CommandDocument;
    const expected = `${named.name.toLowerCase().replace(' ', '-')}.yaml`;
    if (file !== expected) throw new Error(`${file} describes ${named.name}: call it ${expected}`);
    return named;
  });
}

/** The engine's command table: what dispatch needs, as TypeScript with literal types. */
export function renderCommandTable(documents: readonly CommandDocument[]): string {
  const rows = documents.map((d) => {
    const spec = {
      name: tableName(d),
      group: d.group,
      arity: d.arity,
      flags: d.flags,
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

/** What people and COMMAND DOCS read of the commands, as JSON by table name. */
export function renderCommandDocuments(documents: readonly CommandDocument[]): string {
  const byName = Object.fromEntries(documents.map((d) => [tableName(d), d]));
  return `${JSON.stringify(byName, null, 1)}\n`;
}

function tableName(document: CommandDocument): string {
  return document.name.toLowerCase().replace(' ', '|');
}
