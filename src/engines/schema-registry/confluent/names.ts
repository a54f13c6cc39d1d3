import type { SchemaReference } from '../engine.ts';

/** Maps the names of a cluster's subjects to those in a registry that others use too. */
export class SubjectNames {
  readonly prefix: string;

  /** @param prefix the prefix of the cluster, the same as for its topics on a Kafka: `plinth.default.` */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Maps `orders-value` to `plinth.default.orders-value`. */
  nameOf(subject: string): string {
    return `${this.prefix}${subject}`;
  }

  /** The cluster's name of a subject; undefined if it does not belong to the cluster. */
  subjectOf(name: string): string | undefined {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : undefined;
  }

  /**
   * A name that has no versions, only a level: that set for a subject or, without one, for the cluster. Topics have no
   * colon in their names, so neither do prefixes.
   */
  markOf(subject = ''): string {
    return `level:${this.prefix}${subject}`;
  }

  toRegistryReferences(references: readonly SchemaReference[]): SchemaReference[] {
    return references.map((one) => ({ ...one, subject: this.nameOf(one.subject) }));
  }

  /** References with the cluster's names. References to subjects of others keep theirs. */
  toClusterReferences(references: readonly SchemaReference[]): SchemaReference[] {
    return references.map(({ name, subject, version }) => ({
      name,
      subject: this.subjectOf(subject) ?? subject,
      version,
    }));
  }
}
