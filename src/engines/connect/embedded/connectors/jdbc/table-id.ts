/** The name of a table. */
export interface TableId {
  readonly schema: string | undefined;
  readonly name: string;
}

/** `schema.table`, or a table alone; parts may be quoted (`IdentifierRules.parseQualifiedIdentifier`). */
export function parseTableId(text: string): TableId {
  const parts = [...text.matchAll(/"((?:[^"]|"")*)"|[^."]+/g)].map(([whole, quoted]) =>
    quoted === undefined ? whole.trim() : quoted.replaceAll('""', '"'),
  );
  return { schema: parts.at(-2), name: parts.at(-1) ?? text };
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

export function quoteTable({ schema, name }: TableId): string {
  return schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`;
}

export function tableText({ schema, name }: TableId): string {
  return schema === undefined ? name : `${schema}.${name}`;
}
