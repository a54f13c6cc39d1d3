import type { Contract } from '../../contract/model/contract.ts';
import type { ContractDocument } from '../../contract/model/document.ts';
import type { OperationObject } from 'openapi-typescript';
import { clientFile } from './client-file.ts';
import { madeValidators } from './exchange-schemas.ts';
import { oneDocument } from './one-document.ts';
import { type NamedOperation, withOperationNames } from './operation-names.ts';
import { MADE } from './output-folder.ts';
import { renderTypes, TYPED_METHODS } from './types.ts';
import { validatorFile } from './validator-file.ts';
import { violationFile } from './violation-file.ts';

/** How the files import each other: as `./types.js`, as `./types.ts` or as `./types`. */
export const EXTENSIONS = ['js', 'ts', 'none'] as const;
export type Extension = (typeof EXTENSIONS)[number];

/**
 * The TypeScript that a contract says: types, a client, validators, and the types of handlers. The same contract gives the
 * same bytes on every system.
 * @param options whether the types of handlers are wanted, which need Plinth and the types of Node
 * @returns the texts of files by their names
 * @throws InputError naming the place of what no code can be made of
 */
export function generatedFiles(
  contract: Contract,
  { extension, handlers = true }: { readonly extension: Extension; readonly handlers?: boolean },
): Readonly<Record<string, string>> {
  const { document, operations } = withOperationNames(oneDocument(contract));
  const named = (file: string) => `./${file}${extension === 'none' ? '' : `.${extension}`}`;
  const header = headerOf(document.info);
  const types = named('types');
  const validators = madeValidators(document, operations);
  const files = {
    'types.ts': renderTypes(document, {
      immutable: false,
      blobs: true,
      others: othersAmong(operations),
    }),
    'client.ts': clientFile(document, operations, { types, violations: named('violations') }),
    'violations.ts': violationFile(operations, validators, named('validators')),
    'validators.ts': validatorFile(validators, types),
    ...(handlers && { 'handlers.ts': handlerFile(operations, types) }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, header + text.replaceAll('\r\n', '\n')]),
  );
}

/** @param info which not every document has */
function headerOf(info: Partial<ContractDocument['info']> = {}): string {
  const name = `${info.title ?? 'a service'} ${info.version ?? ''}`.replaceAll(/\s+/g, ' ').trim();
  return `${MADE}${name} by \`plinth generate\`. Not to be edited.\n`;
}

function othersAmong(operations: readonly NamedOperation[]): Record<string, OperationObject> {
  const others = operations.filter(({ operation: { method } }) => !TYPED_METHODS.has(method));
  return Object.fromEntries(
    others.map(({ operation: { declared, parameters }, name }) => [
      name,
      { ...declared, parameters } as unknown as OperationObject,
    ]),
  );
}

/** The TypeScript file with the types of the handlers that `contract()` of `plinth/express` takes. */
function handlerFile(operations: readonly NamedOperation[], types: string): string {
  if (operations.length === 0) {
    return 'export type Handlers<_Caller = unknown> = Readonly<Record<string, never>>;\n';
  }
  const members = operations.map(({ operation: { method, path, declared }, name }) => {
    const summary = (declared.summary ?? '').split('\n')[0]!.trim();
    const about = `${method} ${path}${summary === '' ? '' : `: ${summary}`}`;
    return `  /** ${about.replaceAll('*/', '*\\/')} */
  readonly ${JSON.stringify(name)}: ContractHandler<operations[${JSON.stringify(name)}], Caller>;`;
  });
  return `import type { ContractHandler } from 'plinth/express';
import type { operations } from '${types}';

/** A handler for each operation, by its \`operationId\`, or by method and path if it has none. */
export interface Handlers<Caller = unknown> {
${members.join('\n')}
}
`;
}
