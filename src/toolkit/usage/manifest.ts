import { stringify } from 'yaml';
import { parseFile, placesOf } from '../../contract/model/parse-document.ts';
import { Reader, type Found } from '../../contract/model/reader.ts';
import type { Node } from '../../base/json-pointer.ts';
import type { FieldPath } from '../field-path.ts';
import type { FieldCounts, Frequency } from './field-counts.ts';
import { Usage, type OperationUse } from './operation-use.ts';

/** What a consumer uses, as a file says it. */
export interface Manifest {
  readonly consumer: string;
  readonly usage: Usage;
}

const VERSION = 1;

/** A manifest as YAML. It has no values, only names that stand in contracts. */
export function manifestText({ consumer, usage }: Manifest): string {
  const contracts = sorted(usage.contracts, (operations) => sorted(operations, operationNode));
  const manifest = {
    usage: VERSION,
    consumer,
    contracts,
    ...(usage.webhooks && { webhooks: [...usage.webhooks].toSorted() }),
  };
  return stringify(manifest, { lineWidth: 0, aliasDuplicateObjects: false });
}

function operationNode(use: OperationUse): object {
  const { parameters, bodies, types, fields, answers } = use;
  return {
    ...(parameters.size > 0 && {
      parameters: sorted(parameters, (count) => use.frequency(count)),
    }),
    ...(bodies > 0 && {
      body: {
        sent: use.frequency(bodies),
        types: [...types].toSorted(),
        fields: Object.fromEntries(
          fields.frequencies().map(([path, often]) => [shown(path), often]),
        ),
        ...(fields.isUnread && { unread: true }),
      },
    }),
    answers: sorted(answers, (answer) => ({
      types: [...answer.types].toSorted(),
      headers: [...answer.headers].toSorted(),
      fields: answer.fields.frequencies().map(([path]) => shown(path)),
      ...(answer.fields.isUnread && { unread: true }),
    })),
  };
}

/** A path without the point before its first name. */
function shown(path: FieldPath): string {
  return path.startsWith('.') ? path.slice(1) : path;
}

function pathOf(text: string): FieldPath {
  return text.startsWith('[') ? text : `.${text}`;
}

function sorted<T>(map: ReadonlyMap<string, T>, node: (value: T) => unknown): object {
  const entries = [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, node(value)]));
}

/**
 * Reads a manifest, and adds it to what is already known of the consumer.
 * @throws ContractError naming file and line of everything that is wrong
 */
export function readManifest(name: string, text: string, usage = new Usage()): Manifest {
  const file = parseFile(name, text, 'a usage manifest');
  const reader: ManifestReader = new ManifestReader(file.value, placesOf(file));
  const { consumer, usage: version } = file.value;
  if (version !== VERSION) reader.refuse('/usage', `must be ${VERSION}: this is no usage manifest`);
  if (typeof consumer !== 'string' || consumer === '') reader.refuse('/consumer', 'must be a name');
  const { webhooks } = file.value;
  if (webhooks !== undefined) {
    usage.webhooks = new Set([
      ...(usage.webhooks ?? []),
      ...reader.texts(reader.below(reader.root, 'webhooks')),
    ]);
  }
  reader.each(reader.members(reader.below(reader.root, 'contracts')), ([title, operations]) =>
    reader.each(reader.members(operations), ([operation, at]) => {
      reader.readOperation(at, usage.of(title, operation));
    }),
  );
  return { consumer, usage };
}

class ManifestReader extends Reader {
  readOperation(at: Found, use: OperationUse): void {
    const operation = this.object(at);
    // Two calls stand for any number: what is sent only sometimes is in one of them.
    use.calls += 2;
    const parameters = this.members(this.below(operation, 'parameters'));
    for (const [name, often] of parameters) use.send(name, TIMES[this.#frequency(often)]);
    const declared = this.below(operation, 'body');
    if (declared.value !== undefined) {
      const body = this.object(declared);
      use.bodies += TIMES[this.#frequency(this.below(body, 'sent'))];
      for (const type of this.texts(this.below(body, 'types'))) use.types.add(type);
      const fields = this.members(this.below(body, 'fields'));
      use.fields.add(fields.map(([path, often]) => [pathOf(path), this.#frequency(often)]));
      this.#readUnread(body, use.fields);
    }
    for (const [status, found] of this.members(this.below(operation, 'answers'))) {
      if (!/^[1-9]\d\d$/.test(status)) this.refuse(found.pointer, 'is not a status');
      const answer = this.object(found);
      const { types, headers, fields } = use.answer(status);
      for (const type of this.texts(this.below(answer, 'types'))) types.add(type);
      for (const header of this.texts(this.below(answer, 'headers'))) headers.add(header);
      const paths = this.texts(this.below(answer, 'fields'));
      fields.add(paths.map((path) => [pathOf(path), 'sometimes']));
      this.#readUnread(answer, fields);
    }
  }

  /** A list of texts; empty if it is absent. */
  texts(at: Found): string[] {
    return this.members(at, 'array').map(([, { value, pointer }]) =>
      typeof value === 'string' ? value : this.refuse(pointer, 'must be text'),
    );
  }

  /** An object, in which nothing is a reference. */
  object(at: Found): Found<Node> {
    this.members(at);
    return { value: (at.value ?? {}) as Node, pointer: at.pointer };
  }

  #frequency({ value, pointer }: Found): Frequency {
    if (value === 'always' || value === 'sometimes') return value;
    return this.refuse(pointer, 'must be always or sometimes');
  }

  #readUnread(holder: Found<Node>, fields: FieldCounts): void {
    const { value, pointer } = this.below(holder, 'unread');
    if (value !== undefined && value !== true) this.refuse(pointer, 'must be true, if it is there');
    fields.isUnread ||= value === true;
  }
}

const TIMES: Readonly<Record<Frequency, number>> = { always: 2, sometimes: 1 };
