import type { ValueObject } from './value.ts';

export class HashValue implements ValueObject {
  readonly type = 'hash';
  bytes = 0;
  size = 0;
}
