import { readdirSync, readFileSync } from 'node:fs';
import { commandFiles, isServedOverHttp } from '../../contract-tests/harness/commands.ts';
import { families, type FamilyName } from '../../contract-tests/harness/families.ts';
import { recordingFolder, type Recorded } from '../../contract-tests/harness/recording.ts';
import type { Tally } from './tally.ts';

/** Something that a contract has, and whether the tests of a target have met it. */
interface Part {
  readonly kind: 'operations' | 'statuses' | 'media types' | 'commands' | 'reply branches';
  readonly name: string;
  readonly met: boolean;
}

/** So many of the parts that need not be met are named. */
const SHOWN = 12;
const KINDS = ['operations', 'statuses', 'media types', 'commands', 'reply branches'] as const;
/** Parts of these kinds that the implementation never met fail the run. */
const REQUIRED = new Set<Part['kind']>(['operations', 'statuses']);

/**
 * Prints how much of each family's contract the tests of each target have exercised. An operation or a
 * documented status that no test of the implementation has met is a failure.
 */
export function printCoverage(): Tally {
  const met = {
    mock: recorded('mock'),
    implementation: [...recorded('implementation'), ...recorded('processes')],
  };
  const tallies = (Object.keys(families) as FamilyName[]).map((family) => printFamily(family, met));
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function printFamily(
  family: FamilyName,
  met: { readonly mock: readonly Recorded[]; readonly implementation: readonly Recorded[] },
): Tally {
  const mock = partsOf(family, met.mock);
  const implementation = partsOf(family, met.implementation);
  console.log(`\n${`Contract of ${family}`.padEnd(28)}mock        implementation`);
  for (const kind of KINDS) {
    if (!implementation.some((part) => part.kind === kind)) continue;
    console.log(`  ${kind.padEnd(26)}${shown(mock, kind)}${shown(implementation, kind)}`);
  }
  const unmet = implementation.filter((part) => !part.met);
  const missing = unmet.filter((part) => REQUIRED.has(part.kind));
  for (const { kind, name } of missing) console.log(`  never exercised (${kind}): ${name}`);
  const other = unmet.filter((part) => !REQUIRED.has(part.kind));
  if (other.length > 0) {
    const named = other.slice(0, SHOWN).map((part) => part.name);
    const more = other.length > SHOWN ? ` and ${other.length - SHOWN} more` : '';
    console.log(`  not exercised, not required: ${named.join('; ')}${more}`);
  }
  return { passed: missing.length === 0 ? 1 : 0, failed: missing.length };
}

function shown(parts: readonly Part[], kind: Part['kind']): string {
  const ofKind = parts.filter((part) => part.kind === kind);
  return `${ofKind.filter((part) => part.met).length}/${ofKind.length}`.padEnd(12);
}

function partsOf(family: FamilyName, exchanges: readonly Recorded[]): Part[] {
  const met = new Set(exchanges.filter((e) => e.family === family).flatMap(keysOf));
  const part = (kind: Part['kind'], name: string): Part => ({
    kind,
    name,
    met: met.has(`${kind} ${name}`),
  });
  const { contract, besides } = families[family];
  const responses = contract.documented();
  return [
    ...[...new Set(responses.map((r) => r.operationId))].map((id) => part('operations', id)),
    ...responses.map((r) => part('statuses', `${r.operationId} ${r.status}`)),
    ...besides.map((name) => part('statuses', name)),
    ...responses.flatMap((r) =>
      r.types.map((type) => part('media types', `${r.operationId} ${r.status} ${type}`)),
    ),
    ...(family === 'redis' ? commandParts(part) : []),
  ];
}

function commandParts(part: (kind: Part['kind'], name: string) => Part): Part[] {
  return (
    [...commandFiles]
      .filter(([, file]) => isServedOverHttp(file))
      // One whose examples all fail (SCRIPT KILL) never replies.
      .filter(([, file]) => file.examples.some(({ error }) => error === undefined))
      .flatMap(([name, file]) => [
        part('commands', name),
        ...(file.reply.oneOf ?? [file.reply]).map((_, i) =>
          part('reply branches', `${name} #${i + 1}`),
        ),
      ])
  );
}

function keysOf({ operationId, status, mediaType, command, branch }: Recorded): string[] {
  return [
    `operations ${operationId}`,
    `statuses ${operationId} ${status}`,
    `media types ${operationId} ${status} ${mediaType}`,
    ...(command === undefined ? [] : [`commands ${command}`]),
    ...(branch === undefined ? [] : [`reply branches ${command} #${branch + 1}`]),
  ];
}

function recorded(target: string): Recorded[] {
  const folder = recordingFolder(target);
  return filesIn(folder).flatMap((file) =>
    readFileSync(`${folder}${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Recorded),
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
