import type { ValueObject } from './value.ts';

export class SortedSetValue implements ValueObject {
  readonly type = 'zset';
  bytes = 0;
  size = 0;
}
