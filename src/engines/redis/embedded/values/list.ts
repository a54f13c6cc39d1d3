import type { ValueObject } from './value.ts';

export class ListValue implements ValueObject {
  readonly type = 'list';
  bytes = 0;
  size = 0;
}
