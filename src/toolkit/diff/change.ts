import type { Place } from '../../contract/model/place.ts';
import type { FieldPath } from '../field-path.ts';
import type { Rule, SchemaRule } from './rules.ts';

/** A difference between a contract and an earlier version. */
export interface Change {
  readonly level: 'breaking' | 'addition';
  readonly rule: Rule;
  readonly contract: string;
  /** `GET /pets`, or another subject: `command GET`. */
  readonly subject: string;
  /** The place within the subject: `request body.name`, `response 200 body.items[].id`. */
  readonly at: string;
  readonly message: string;
  /** Who is affected: `clients that send it`. */
  readonly whom?: string;
  /** Where it is in the later version; where what is gone would be. */
  readonly place?: Place;
  /** What its clients do. */
  readonly use?: Use;
}

/** What clients do that a change affects. What traffic can't show counts as done by all that call the operation. */
export interface Use {
  /** Of the earlier version: `GET /pets`, or the name of a webhook. */
  readonly operation: string;
  readonly of: UsedPart;
}

export type UsedPart =
  | { readonly part: 'operation' | 'webhook' }
  | { readonly part: 'parameter'; readonly name: string; readonly isLeftOut?: boolean }
  | {
      readonly part: 'body';
      readonly type?: string;
      readonly field?: FieldPath;
      readonly isLeftOut?: boolean;
    }
  | {
      readonly part: 'answer';
      /** As documented: `200`, `4XX`. */
      readonly status: string;
      /** All statuses that are documented beside it: `4XX` is not of a `404` that has an entry of its own. */
      readonly besides: readonly string[];
      readonly type?: string;
      readonly header?: string;
      readonly field?: FieldPath;
    };

/** A change that is told of a subject; without `whom` it is an addition. */
export interface Told extends Pick<Change, 'rule' | 'at' | 'message' | 'whom'> {
  /** JSON pointer into the later contract. */
  readonly pointer: string;
  readonly of?: UsedPart;
}

/** Collects changes of one subject. */
export type ReportChange = (told: Told) => void;

/** A change within a schema, by its place in the value. */
export interface SchemaChange extends Pick<Change, 'level' | 'at' | 'message'> {
  readonly rule: SchemaRule;
  readonly field: FieldPath;
  /** Whether it affects those that leave the field out. */
  readonly isLeftOut?: boolean;
  /** JSON pointer into the later contract. */
  readonly pointer?: string;
}
