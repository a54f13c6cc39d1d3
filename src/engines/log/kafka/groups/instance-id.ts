import { createHash } from 'node:crypto';

/** The texts that Kafka accepts as `group.instance.id` (`JoinGroupRequest.validateGroupInstanceId`: as names of topics). */
const LEGAL = /^[a-zA-Z0-9._-]{1,200}$/;

/**
 * The `group.instance.id` for the name of an instance: the name itself, or its hash if Kafka does not accept the name.
 */
export function instanceIdOf(name: string): string {
  if (LEGAL.test(name) && name !== '.' && name !== '..') return name;
  return `sha256-${createHash('sha256').update(name).digest('hex')}`;
}
