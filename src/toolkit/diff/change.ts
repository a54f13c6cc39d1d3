/** A difference between a contract and an earlier version. */
export interface Change {
  readonly level: 'breaking' | 'addition';
  readonly contract: string;
  /** `GET /pets`, or another subject: `command GET`. */
  readonly subject: string;
  /** The place within the subject: `request body.name`, `response 200 body.items[].id`. */
  readonly at: string;
  readonly message: string;
  /** Who is affected: `clients that send it`. */
  readonly whom?: string;
}

/** Collects changes of one subject. */
export type ReportChange = (
  level: Change['level'],
  at: string,
  message: string,
  whom?: string,
) => void;

/** A change within a schema, by its place in the value. */
export type SchemaChange = Pick<Change, 'level' | 'at' | 'message'>;
