import {
  OperationNodeTransformer,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { Seal } from './seal/seal.ts';

/** The columns that are stored encrypted, by table: secrets that the API must be able to return. */
export const SEALED_COLUMNS = {
  redis_database: ['password', 'rest_token', 'read_only_rest_token', 'secret'],
  queue_user: ['password', 'token'],
  kafka_cluster: ['password'],
  kafka_credential: ['password'],
  // Properties of connectors include database passwords.
  kafka_connector: ['properties'],
} as const;

const NAMES: ReadonlySet<string> = new Set(Object.values(SEALED_COLUMNS).flat());

/** Encrypts the values written to those columns and decrypts those read, so that queries need not be aware of it. */
export class SealedColumns extends OperationNodeTransformer implements KyselyPlugin {
  readonly #seal: Seal;

  constructor(seal: Seal) {
    super();
    this.#seal = seal;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) this.#openRow(row);
    return result;
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const { columns = [], values } = node;
    const names = columns.map(({ column }) => column.name);
    if (!names.some((name) => NAMES.has(name)) || values?.kind !== 'ValuesNode') {
      return super.transformInsertQuery(node);
    }
    // A `ValuesNode`, as just checked.
    const lists = (values as OperationNode & { values: readonly OperationNode[] }).values;
    const sealed = { ...values, values: lists.map((list) => this.#sealList(list, names)) };
    return super.transformInsertQuery({ ...node, values: sealed });
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode): ColumnUpdateNode {
    const name = nameOf(node.column);
    const value = NAMES.has(name) ? this.#sealNode(node.value, name) : node.value;
    return super.transformColumnUpdate({ ...node, value });
  }

  #sealList(list: OperationNode, names: readonly string[]): OperationNode {
    const { kind, values } = list as OperationNode & { values: readonly unknown[] };
    const sealed = values.map((value, i) => {
      const name = names[i] ?? '';
      if (!NAMES.has(name)) return value;
      return kind === 'PrimitiveValueListNode'
        ? this.#sealValue(value, name)
        : this.#sealNode(value as OperationNode, name);
    });
    return { ...list, values: sealed } as OperationNode;
  }

  #sealNode(node: OperationNode, name: string): OperationNode {
    if (node.kind !== 'ValueNode') return node;
    const { value } = node as OperationNode & { value: unknown };
    return { ...node, value: this.#sealValue(value, name) } as OperationNode;
  }

  #sealValue(value: unknown, name: string): unknown {
    return typeof value === 'string' ? this.#seal.seal(value, name) : value;
  }

  #openRow(row: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(row)) {
      if (NAMES.has(name) && typeof value === 'string') row[name] = this.#seal.open(value, name);
    }
  }
}

function nameOf(node: OperationNode): string {
  const { column } = node as OperationNode & { column?: { name?: string } & OperationNode };
  // A reference contains a column.
  const { name, column: inner } = (column ?? {}) as {
    name?: string;
    column?: { name?: string };
  };
  return name ?? inner?.name ?? '';
}
