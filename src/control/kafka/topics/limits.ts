import type { TopicConfig, TopicDescription } from '../../../engines/log/engine.ts';
import { ControlError } from '../../errors.ts';
import { logLimit, type KafkaLimits } from '../plans.ts';

/** Settings of a topic; what is left out, or -1, is the most that the cluster allows. */
export interface TopicSettings {
  /** Milliseconds. */
  readonly retentionTime?: number | undefined;
  /** Bytes. */
  readonly retentionSize?: number | undefined;
  /** Bytes. */
  readonly maxMessageSize?: number | undefined;
}

/** The setting, its name in the API and the limit that bounds it. */
const SETTINGS = [
  ['retentionTime', 'retention_time', 'max_retention_time'],
  ['retentionSize', 'retention_size', 'max_retention_size'],
  ['maxMessageSize', 'max_message_size', 'max_message_size'],
] as const;

type Settings = Pick<TopicConfig, 'retentionTime' | 'retentionSize' | 'maxMessageSize'>;

/** All settings of a topic, for the log. @throws ControlError if the cluster allows less */
export function settingsOf(settings: TopicSettings, limits: KafkaLimits): Settings {
  const all = SETTINGS.map(([setting, field, limit]) => {
    const value = settings[setting] ?? -1;
    return [setting, within(value, field, limits[limit])] as const;
  });
  return Object.fromEntries(all) as unknown as Settings;
}

/** The settings to change, for the log. @throws ControlError if the cluster allows less */
export function changesOf(settings: TopicSettings, limits: KafkaLimits): Partial<Settings> {
  const changes = SETTINGS.flatMap(([setting, field, limit]) => {
    const value = settings[setting];
    return value === undefined ? [] : [[setting, within(value, field, limits[limit])] as const];
  });
  return Object.fromEntries(changes);
}

/** The settings of a topic as the API shows them: the limit of the cluster where the log has none. */
export function reportedSettings(topic: TopicDescription, limits: KafkaLimits): Settings {
  const shown = SETTINGS.map(([setting, , limit]) => {
    const value = topic[setting];
    return [setting, value === -1 ? limits[limit] : value] as const;
  });
  return Object.fromEntries(shown) as unknown as Settings;
}

/** @throws ControlError if all topics together would exceed the limit of partitions */
export function requirePartitions(
  topics: readonly TopicDescription[],
  more: number,
  { max_partitions: limit }: KafkaLimits,
): void {
  const count = topics.reduce((sum, { partitions }) => sum + partitions, more);
  if (count > limit) throw new ControlError('tooManyPartitions', { limit, count });
}

function within(value: number, field: string, limit: number): number {
  if (value === -1) return logLimit(limit);
  if (value > limit) throw new ControlError('topicBeyondPlan', { field, limit });
  return value;
}
