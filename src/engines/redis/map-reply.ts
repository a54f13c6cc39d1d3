import type { Reply } from './reply.ts';

/** A map as RESP2 has it: names and values in turn. */
export function mapReply(fields: Readonly<Record<string, Reply>>): Reply[] {
  return Object.entries(fields).flat();
}
