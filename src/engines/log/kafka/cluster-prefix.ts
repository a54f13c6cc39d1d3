/**
 * The prefix of the names of a cluster's topics and groups on a Kafka, and of its names on other servers.
 * @param prefix of the platform
 */
export function clusterPrefix(prefix: string, cluster: string): string {
  return `${prefix}.${cluster}.`;
}
