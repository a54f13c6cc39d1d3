import type { DocumentedResponse } from './contract.ts';
import { recordExchange } from './record-exchange.ts';
import { mediaTypeOf, type ReceivedResponse, type SentRequest } from './sent-and-received.ts';
import { families, type FamilyName } from './families.ts';

/**
 * Checks an answer against the contract of a family (documented status, required headers, media type, schema), and
 * records the exchange for the coverage.
 * @throws Error naming what does not conform
 */
export function checkExchange(
  family: FamilyName,
  sent: SentRequest,
  answered: ReceivedResponse,
): void {
  const { method, path } = sent;
  const mediaType = mediaTypeOf(answered.headers);
  const { operationId, response } = families[family].matchOperation(method, path.split('?')[0]!);
  const documented = response(answered.status);
  if (documented === undefined) {
    throw new Error(`${method} ${path}: the contract has no ${answered.status} for ${operationId}`);
  }
  const broken = misfitOf(family, documented, answered, { mediaType, method });
  if (broken !== undefined) throw new Error(`${method} ${path} ${answered.status}: ${broken}`);
  recordExchange(family, operationId, sent, answered);
}

function misfitOf(
  family: FamilyName,
  documented: DocumentedResponse,
  { headers, json, bytes }: ReceivedResponse,
  { mediaType, method }: { readonly mediaType: string; readonly method: string },
): string | undefined {
  for (const [header, { required }] of Object.entries(documented.headers ?? {})) {
    if (required && headers[header.toLowerCase()] === undefined) return `no header ${header}`;
  }
  if (method === 'HEAD') return bytes.length === 0 ? undefined : 'a body in answer to HEAD';
  if (documented.content === undefined) return undefined;
  const media = documented.content[mediaType];
  if (media === undefined) return `media type ${mediaType} is not documented`;
  if (media.schema === undefined || json === undefined) return undefined;
  return families[family].contract.misfit(media.schema, json);
}
