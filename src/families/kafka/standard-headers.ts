import contract from '../../../generated/kafka/openapi.json' with { type: 'json' };

const STANDARD = new Set(contract['x-standard-headers']);

/**
 * Whether a request header belongs to HTTP or its intermediaries (`x-standard-headers` of the contract), so that it
 * is not part of a webhook's message.
 */
export function isStandardHeader(name: string): boolean {
  return STANDARD.has(name.toLowerCase());
}
