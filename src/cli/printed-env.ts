import { isSecretName } from '../base/secrets/secret-names.ts';
import { DEVELOPMENT_QUEUE } from '../control/env-block.ts';
import { WELL_KNOWN } from '../platform/well-known.ts';

const SIGNING_KEY = /_SIGNING_KEY$/;
const PUBLIC: ReadonlySet<string> = new Set([...WELL_KNOWN, ...Object.values(DEVELOPMENT_QUEUE)]);

/**
 * The variables of an env block that a start prints. Secrets of the platform's own are left out, because the output of a
 * service is often kept and read by others.
 */
export function printedEnv(
  block: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(block).filter(([name, value]) => isPrinted(name, value)),
  );
}

function isPrinted(name: string, value: string): boolean {
  const password = URL.parse(value)?.password ?? '';
  if (password !== '') return PUBLIC.has(decodeURIComponent(password));
  return !(isSecretName(name) || SIGNING_KEY.test(name)) || PUBLIC.has(value);
}
