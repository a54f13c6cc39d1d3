import type { NamedOperation } from './operation-names.ts';

/** The TypeScript file with the types of the handlers that `contract()` of `plinth/express` takes. */
export function handlerFile(operations: readonly NamedOperation[], types: string): string {
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
