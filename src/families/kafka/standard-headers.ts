import contract from '../../../generated/kafka/openapi.json' with { type: 'json' };

const STANDARD = new Set(contract['x-standard-headers']);

/**
 * Whether a request header belongs to HTTP and those who carry it (`x-standard-headers` of the
 * contract), so that it says nothing of what a webhook is called for.
 */
export function isStandardHeader(name: string): boolean {
  return STANDARD.has(name.toLowerCase());
}
