import type { CleanupPolicy, ClusterLimits, TopicConfig } from './engine.ts';
import { LogError } from './errors.ts';

const POLICIES: readonly CleanupPolicy[] = ['delete', 'compact'];

/** The default configuration of a topic, created explicitly or automatically: the most that the cluster allows. */
export function defaultConfig(limits: ClusterLimits): TopicConfig {
  return {
    retentionTime: limits.maxRetentionTime,
    retentionSize: limits.maxRetentionSize,
    maxMessageSize: limits.maxMessageSize,
    cleanupPolicy: 'delete',
  };
}

/**
 * Applies changes to a configuration. -1 becomes the most that the cluster allows.
 * @throws LogError INVALID_CONFIG, POLICY_VIOLATION if it is more than the cluster allows
 */
export function changedConfig(
  config: TopicConfig,
  changes: Partial<TopicConfig>,
  limits: ClusterLimits,
): TopicConfig {
  const { retentionTime, retentionSize, maxMessageSize, cleanupPolicy } = changes;
  if (cleanupPolicy !== undefined && !POLICIES.includes(cleanupPolicy)) {
    throw new LogError(
      'INVALID_CONFIG',
      `Cleanup policy "${cleanupPolicy}" is neither delete nor compact`,
    );
  }
  return {
    retentionTime:
      retentionTime === undefined
        ? config.retentionTime
        : within('Retention time', retentionTime, limits.maxRetentionTime),
    retentionSize:
      retentionSize === undefined
        ? config.retentionSize
        : within('Retention size', retentionSize, limits.maxRetentionSize),
    maxMessageSize:
      maxMessageSize === undefined
        ? config.maxMessageSize
        : within('Maximum message size', maxMessageSize, limits.maxMessageSize),
    cleanupPolicy: cleanupPolicy ?? config.cleanupPolicy,
  };
}

function within(name: string, value: number, limit: number): number {
  if (!Number.isSafeInteger(value) || value < -1) {
    throw new LogError('INVALID_CONFIG', `${name} is ${value}, and must be an integer from -1 on`);
  }
  if (limit === -1) return value;
  if (value > limit) {
    throw new LogError('POLICY_VIOLATION', `${name} is ${value}, and the cluster allows ${limit}`);
  }
  return value === -1 ? limit : value;
}
