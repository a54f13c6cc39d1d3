import { isNode } from '../../src/base/json-pointer.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Header, Response } from '../../src/contract/model/operation.ts';
import { schemaPointer } from '../../src/contract/parameter-value.ts';
import { fittingValue } from '../../src/toolkit/values/fitting-value.ts';
import { examplesOf } from './documented-examples.ts';

/** Headers that describe how an answer is sent, which the server sets itself; it compresses nothing. */
const OF_THE_SERVER = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'keep-alive'],
  ...['date', 'trailer', 'transfer-encoding', 'upgrade'],
]);
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const NOT_IN_VALUES = /[^\t\x20-\x7e\x80-\xff]/g;

/** The headers of a response that a mock sends, with their examples or values of their schemas. */
export function headerValues(
  contract: Pick<Contract, 'document' | 'schemas' | 'follow'>,
  { headers }: Pick<Response, 'headers'>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, header] of Object.entries(headers)) {
    if (OF_THE_SERVER.has(name.toLowerCase()) || !NAME.test(name)) continue;
    const value = valueOf(contract, header);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function valueOf(
  contract: Pick<Contract, 'document' | 'schemas' | 'follow'>,
  header: Header,
): unknown {
  const [example] = examplesOf(contract, header);
  if (example !== undefined) return example.value;
  const pointer = schemaPointer(header);
  if (pointer === undefined || header.schema === undefined) return undefined;
  return fittingValue(contract, pointer, header.schema, { seed: 0 })?.value;
}

/** Headers as they are sent, without those that the writer sets itself. */
export function headerTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_SERVER.has(name.toLowerCase()))
      .map(([name, value]) => [name, textOf(value).replaceAll(NOT_IN_VALUES, '?')]),
  );
}

/** A value as text (OpenAPI 3.1, "Style Values", `simple`). */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (isNode(value)) return Object.entries(value).flat().map(textOf).join(',');
  return String(value);
}
