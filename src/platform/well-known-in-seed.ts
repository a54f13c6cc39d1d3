import { SeedError, type Seed } from '../seed/seed.ts';
import { isLoopback } from '../settings/addresses.ts';
import type { Settings } from '../settings/table.ts';
import { WELL_KNOWN } from './well-known.ts';

type Named = Readonly<Record<string, string | undefined>>;

/**
 * Refuses development secrets in a seed if other machines can reach the platform, as a start refuses them in
 * settings.
 * @throws SeedError naming the place of the first
 */
export function refuseWellKnown(
  { host }: Pick<Settings, 'host'>,
  { databases = [], kafka }: Partial<Seed>,
): void {
  if (isLoopback(host)) return;
  const given: (readonly [place: string, secrets: Named])[] = [
    ...databases.map(({ secrets = {} }, i) => [`databases[${i}].secrets`, secrets] as const),
    ...(kafka?.credentials ?? []).map(
      ({ password }, i) => [`kafka.credentials[${i}]`, { password }] as const,
    ),
  ];
  for (const [place, secrets] of given) {
    for (const [name, secret] of Object.entries(secrets)) {
      if (secret === undefined || !WELL_KNOWN.has(secret)) continue;
      throw new SeedError(
        `${place}.${name}`,
        `is a well-known development secret, with which --host ${host} would serve others`,
      );
    }
  }
}
