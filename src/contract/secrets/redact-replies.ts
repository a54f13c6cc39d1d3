import type { Hidden } from '../family.ts';
import type { Hide } from './hide.ts';
import { redactJson, type MarkedSchema } from './redact-json.ts';

const SECRET: MarkedSchema = {
  schema: { additionalProperties: { 'x-secret': true } },
  document: { info: { title: '', version: '' }, paths: {} },
};

/**
 * The envelopes of replies to commands without those that are hidden.
 * @param answer the envelope of a command, or those of rows
 * @returns undefined if it is something else, so that all of it is to be hidden
 */
export function redactReplies(answer: unknown, replies: readonly Hidden[], hide: Hide): unknown {
  const rows = Array.isArray(answer) ? (answer as readonly unknown[]) : [answer];
  if (rows.length !== replies.length || !rows.every(isEnvelope)) return undefined;
  const shown = rows.map((row, i) => {
    const reply = replies[i];
    if (reply === 'no' || (reply === 'errors' && !('error' in row))) return row;
    return redactJson(row, hide, SECRET);
  });
  return Array.isArray(answer) ? shown : shown[0];
}

function isEnvelope(row: unknown): row is object {
  return typeof row === 'object' && row !== null && ('result' in row || 'error' in row);
}
