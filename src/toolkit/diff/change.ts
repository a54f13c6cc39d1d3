/** A difference between a contract and an earlier version. */
export interface Change {
  readonly level: 'breaking' | 'addition';
  readonly contract: string;
  /** `GET /pets`, or what else the change is of: `command GET`. */
  readonly subject: string;
  /** Where in it: `request body.name`, `response 200 body.items[].id`. */
  readonly at: string;
  readonly message: string;
  /** For whom it breaks: `clients that send it`. */
  readonly whom?: string;
}

/** Collects changes of one subject. */
export type Tell = (level: Change['level'], at: string, message: string, whom?: string) => void;
