/** KIP-980: a connector can be made that does not run at once. */
export const OLDEST = 'Apache Kafka 3.7';
const OLDEST_MAJOR = 3;
const OLDEST_MINOR = 7;
/** Confluent Platform 7.7 has Apache Kafka 3.7. */
const CONFLUENT_AHEAD = 4;

/** Whether a worker's version is before {@link OLDEST}. One that can't be read is taken for new. */
export function isOldConnect(version: string): boolean {
  const [, first, second] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (first === undefined) return false;
  const ahead = /-(?:ccs|ce)\b/.test(version) ? CONFLUENT_AHEAD : 0;
  const [major, minor] = [Number(first) - ahead, Number(second)];
  return major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR);
}
