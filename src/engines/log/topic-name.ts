import { LogError } from './errors.ts';

/** Kafka `Topic.MAX_NAME_LENGTH`. */
const MAX_LENGTH = 249;
const LEGAL = /^[a-zA-Z0-9._-]+$/;

/** Topics for Kafka's own state, which no client may append to (Kafka 4.3 `Topic.java`). */
const INTERNAL: ReadonlySet<string> = new Set([
  '__consumer_offsets',
  '__transaction_state',
  '__share_group_state',
  '__cluster_metadata',
]);

/** Checks the name of a new topic (Kafka `Topic.validate`). @throws LogError INVALID_TOPIC_EXCEPTION */
export function checkTopicName(name: string): void {
  const fault = faultOf(name);
  if (fault !== undefined) throw new LogError('INVALID_TOPIC_EXCEPTION', `Topic name ${fault}`);
}

function faultOf(name: string): string | undefined {
  if (name === '') return 'is empty';
  if (name === '.' || name === '..') return 'cannot be "." or ".."';
  if (name.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  if (!LEGAL.test(name)) {
    return `"${name}" has other characters than ASCII letters and digits, ".", "_" and "-"`;
  }
  if (INTERNAL.has(name)) return `${name} is that of an internal topic`;
}

/** A key that is equal for names that collide in the names of Kafka's metrics (`Topic.unifyCollisionChars`). */
export function collisionKey(name: string): string {
  return name.replaceAll('.', '_');
}
