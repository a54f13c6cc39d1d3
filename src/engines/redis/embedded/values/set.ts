import type { ValueObject } from './value.ts';

export class SetValue implements ValueObject {
  readonly type = 'set';
  bytes = 0;
  size = 0;
}
