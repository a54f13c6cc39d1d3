import type { SchemaReference } from '../engine.ts';

/** The names of a cluster's subjects on a registry that others use too. */
export class SubjectNames {
  readonly prefix: string;

  /** @param prefix of the cluster, as its topics have on a Kafka: `plinth.default.` */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** `orders-value` as `plinth.default.orders-value`. */
  nameOf(subject: string): string {
    return `${this.prefix}${subject}`;
  }

  /** undefined where it is of somebody else */
  subjectOf(name: string): string | undefined {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : undefined;
  }

  /**
   * What has no versions, and a level of its own: that which was set for a subject, or without one for the cluster. No name
   * of a topic has a colon, so no prefix has.
   */
  markOf(subject = ''): string {
    return `level:${this.prefix}${subject}`;
  }

  referencesThere(references: readonly SchemaReference[]): SchemaReference[] {
    return references.map((one) => ({ ...one, subject: this.nameOf(one.subject) }));
  }

  /** References to subjects of others keep their names. */
  referencesHere(references: readonly SchemaReference[]): SchemaReference[] {
    return references.map(({ name, subject, version }) => ({
      name,
      subject: this.subjectOf(subject) ?? subject,
      version,
    }));
  }
}
