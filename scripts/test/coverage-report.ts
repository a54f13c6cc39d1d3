import { readdirSync, readFileSync } from 'node:fs';
import { commandFiles } from '../../contract-tests/harness/commands.ts';
import { documentedResponses } from '../../contract-tests/harness/contract.ts';
import { recordingFolder, type Recorded } from '../../contract-tests/harness/recording.ts';
import type { Tally } from './tally.ts';

/** Something that the contract has, and whether the tests of a target have met it. */
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
 * Prints how much of the contract the tests of each target have exercised. An operation or a
 * documented status that no test of the implementation has met is a failure.
 */
export function printCoverage(): Tally {
  const parts = { mock: partsOf('mock'), implementation: partsOf('implementation') };
  console.log('\nContract coverage     mock        implementation');
  for (const kind of KINDS) {
    console.log(
      `  ${kind.padEnd(20)}${shown(parts.mock, kind)}${shown(parts.implementation, kind)}`,
    );
  }
  const missing = parts.implementation.filter((part) => REQUIRED.has(part.kind) && !part.met);
  for (const { kind, name } of missing) console.log(`  never exercised (${kind}): ${name}`);
  const other = parts.implementation.filter((part) => !REQUIRED.has(part.kind) && !part.met);
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

function partsOf(target: string): Part[] {
  const met = new Set(recorded(target).flatMap(keysOf));
  const part = (kind: Part['kind'], name: string): Part => ({
    kind,
    name,
    met: met.has(`${kind} ${name}`),
  });
  const responses = documentedResponses();
  return [
    ...[...new Set(responses.map((r) => r.operationId))].map((id) => part('operations', id)),
    ...responses.map((r) => part('statuses', `${r.operationId} ${r.status}`)),
    part('statuses', 'other methods 405'),
    ...responses.flatMap((r) =>
      r.types.map((type) => part('media types', `${r.operationId} ${r.status} ${type}`)),
    ),
    ...[...commandFiles]
      .filter(([, file]) => file.availability !== 'refused')
      .flatMap(([name, file]) => [
        part('commands', name),
        ...(file.reply.oneOf ?? [file.reply]).map((_, i) =>
          part('reply branches', `${name} #${i + 1}`),
        ),
      ]),
  ];
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
