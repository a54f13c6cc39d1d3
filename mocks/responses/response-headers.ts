import { isNode } from '../../src/base/json-pointer.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Header, Response } from '../../src/contract/model/operation.ts';
import { schemaPointer } from '../../src/toolkit/examine/parameter-value.ts';
import { fittingValue } from '../values/fitting-value.ts';
import { examplesOf } from './documented-examples.ts';

/** Headers that describe how an answer is sent, which the server sets itself; it compresses nothing. */
const OF_THE_SERVER = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'keep-alive'],
  ...['date', 'trailer', 'transfer-encoding', 'upgrade'],
]);
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const NOT_IN_VALUES = /[^\t\x20-\x7e\x80-\xff]/g;

/** The headers of a response, with their examples or values of their schemas. */
export function headersOf(
  contract: Pick<Contract, 'document' | 'schemas' | 'follow'>,
  { headers }: Pick<Response, 'headers'>,
  seed: number,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, header] of Object.entries(headers)) {
    if (OF_THE_SERVER.has(name.toLowerCase()) || !NAME.test(name)) continue;
    const value = valueOf(contract, header, seed);
    if (value !== undefined) found[name] = textOf(value).replaceAll(NOT_IN_VALUES, '?');
  }
  return found;
}

function valueOf(
  contract: Pick<Contract, 'document' | 'schemas' | 'follow'>,
  header: Header,
  seed: number,
): unknown {
  const [example] = examplesOf(contract, header);
  if (example !== undefined) return example.value;
  const pointer = schemaPointer(header);
  if (pointer === undefined || header.schema === undefined) return undefined;
  return fittingValue(contract, pointer, header.schema, { seed })?.value;
}

/** A value as text (OpenAPI 3.1, "Style Values", `simple`). */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (isNode(value)) return Object.entries(value).flat().map(textOf).join(',');
  return String(value);
}
