import { createHash } from 'node:crypto';

/** What Kafka takes as `group.instance.id` (`JoinGroupRequest.validateGroupInstanceId`: as names of topics). */
const LEGAL = /^[a-zA-Z0-9._-]{1,200}$/;

/** The `group.instance.id` for the name of an instance, which may have any characters: its hash where it must be. */
export function instanceIdOf(name: string): string {
  if (LEGAL.test(name) && name !== '.' && name !== '..') return name;
  return `sha256-${createHash('sha256').update(name).digest('hex')}`;
}
