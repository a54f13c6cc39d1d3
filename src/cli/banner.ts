import { formatEnvBlock, type Addresses, DEVELOPMENT_QUEUE } from '../control/env-block.ts';
import type { RunningPlatform } from '../platform/platform.ts';
import type { Settings } from '../settings/table.ts';
import { isSecretName } from '../base/secrets/secret-names.ts';
import { WELL_KNOWN } from '../platform/well-known.ts';

const LEFT_OUT =
  '\nSecrets of your own are not printed here: plinth env prints them, --env-out writes them to a file.\n';

/** The message that is printed when everything is ready. */
export function banner(title: string, settings: Settings, platform: RunningPlatform): string {
  const { addresses, env, isPersistent } = platform;
  const kept = isPersistent ? `data in ${settings.dataDir}` : 'nothing is kept';
  const printed = printedEnv(env);
  const isPartial = Object.keys(printed).length < Object.keys(env).length;
  return `
${title} is ready (${kept}). Ctrl-C stops it.

${listed(addresses)}
${formatEnvBlock(printed)}${isPartial ? LEFT_OUT : ''}
`;
}

const TITLES = {
  redis: 'Redis REST',
  kafka: 'Kafka REST',
  queue: 'Queue',
  management: 'Management',
  console: 'Console',
} as const satisfies Record<keyof Addresses, string>;

/** The addresses of what runs, one per line. */
export function listed(addresses: Addresses): string {
  return (Object.keys(TITLES) as (keyof Addresses)[])
    .filter((name) => addresses[name] !== undefined)
    .map((name) => `  ${TITLES[name].padEnd(12)} ${addresses[name]}\n`)
    .join('');
}

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
