import type { CommandDocument } from '../../../src/engines/redis/command-document.ts';
import { replyType, type ReplySchema } from './reply-type.ts';

const WIDTH = 100;

/**
 * The documentation of a command that editors show: what it does, its complexity, and its replies.
 */
export function docComment(document: CommandDocument, indent: string): string {
  const { summary, description, complexity, since, deprecated } = document;
  const lines = [
    ...wrapped(summary, indent),
    ...(description === undefined ? [] : ['', ...wrapped(description, indent)]),
    '',
    ...wrapped(`${complexity}. Since ${since}.`, indent),
    ...replies(document.reply, indent),
    ...(deprecated ? [`@deprecated since ${deprecated.since}: ${deprecated.by}`] : []),
  ];
  const body = lines.map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`].join('\n');
}

function replies(reply: ReplySchema, indent: string): string[] {
  const alternatives = (reply.oneOf ?? []).filter((a) => a.description !== undefined);
  if (alternatives.length === 0) return [];
  return [
    '@returns',
    ...alternatives.flatMap((a) =>
      wrapped(`- \`${replyType(a)}\`: ${a.description}`, indent).map((line, i) =>
        i === 0 ? line : `  ${line}`,
      ),
    ),
  ];
}

/** Wraps a text to the width left beside the indent and the asterisk. */
function wrapped(text: string, indent: string): string[] {
  const room = WIDTH - indent.length - 5;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
