/**
 * What the names of a cluster's topics and groups begin with on a Kafka, and those of whatever else it has on servers beside it.
 * @param prefix of the platform
 */
export function clusterPrefix(prefix: string, cluster: string): string {
  return `${prefix}.${cluster}.`;
}
