import type { TopicConfig } from '../engine.ts';

interface Setting {
  readonly name: string;
  readonly value?: string | null | undefined;
}

/** The largest `max.message.bytes` that Kafka accepts, which means no limit. */
const LARGEST_MESSAGE = 2_147_483_647;
/**
 * Kafka does not store when a topic was created. A very large value of this setting (KIP-937) has no effect, so its
 * last digits hold the time of creation in Unix milliseconds: every process can read it, and it is deleted with the
 * topic.
 */
const STAMP = 'message.timestamp.after.max.ms';
const STAMP_BASE = 9_000_000_000_000_000_000n;
/** The default of an hour would refuse timestamps that the API accepts. */
const UNSTAMPED_LIMIT = 9_223_372_036_854_775_807n;

/** The settings that are read of a topic. */
export const CONFIG_NAMES: readonly string[] = [
  'retention.ms',
  'retention.bytes',
  'max.message.bytes',
  'cleanup.policy',
  STAMP,
];

/** A configuration with the names of Kafka's settings. */
export function settingsOf(config: TopicConfig): { name: string; value: string }[] {
  const { retentionTime, retentionSize, maxMessageSize, cleanupPolicy } = config;
  const largest =
    maxMessageSize === -1 ? LARGEST_MESSAGE : Math.min(maxMessageSize, LARGEST_MESSAGE);
  return [
    { name: 'retention.ms', value: `${retentionTime}` },
    { name: 'retention.bytes', value: `${retentionSize}` },
    { name: 'max.message.bytes', value: `${largest}` },
    { name: 'cleanup.policy', value: cleanupPolicy },
  ];
}

/** A topic with both policies is shown as compacted, because it takes no records without keys. */
export function configOf(settings: readonly Setting[]): TopicConfig {
  const valueOf = (name: string) => settings.find((setting) => setting.name === name)?.value;
  const largest = Number(valueOf('max.message.bytes') ?? LARGEST_MESSAGE);
  return {
    retentionTime: Number(valueOf('retention.ms') ?? -1),
    retentionSize: Number(valueOf('retention.bytes') ?? -1),
    maxMessageSize: largest >= LARGEST_MESSAGE ? -1 : largest,
    cleanupPolicy: (valueOf('cleanup.policy') ?? 'delete').includes('compact')
      ? 'compact'
      : 'delete',
  };
}

/** @param creationTime Unix milliseconds */
export function stampOf(creationTime: number): { name: string; value: string } {
  return { name: STAMP, value: `${STAMP_BASE + BigInt(creationTime)}` };
}

/** Unix milliseconds; 0 for topics that other programs have created. */
export function creationTimeOf(settings: readonly Setting[]): number {
  const value = settings.find(({ name }) => name === STAMP)?.value;
  if (value === undefined || value === null || !/^\d+$/.test(value)) return 0;
  const stamp = BigInt(value);
  return stamp < STAMP_BASE || stamp === UNSTAMPED_LIMIT ? 0 : Number(stamp - STAMP_BASE);
}
