import { commandCalledBy, replyBranch } from './commands.ts';
import type { ReceivedResponse, SentRequest } from './sent-and-received.ts';
import { record } from './record.ts';

/** Request headers that change the form of replies, so that command schemas don't describe them. */
const OTHER_FORMS = ['upstash-encoding', 'upstash-response-format'];

/**
 * Records the commands that an exchange with the Redis family sends as JSON, and which branches of their reply schemas
 * the replies match.
 * @throws Error if a reply matches none
 */
export function recordCommands(
  { path, headers, body }: SentRequest,
  { status, json }: ReceivedResponse,
): void {
  if (status !== 200 || typeof body !== 'string') return;
  const isInOtherForm = Object.keys(headers).some((name) =>
    OTHER_FORMS.includes(name.toLowerCase()),
  );
  if (path === '/') recordCommand(JSON.parse(body), json, isInOtherForm);
  if (path !== '/pipeline' && path !== '/multi-exec') return;
  for (const [i, argv] of (JSON.parse(body) as readonly unknown[]).entries()) {
    recordCommand(argv, (json as readonly unknown[])[i], isInOtherForm);
  }
}

function recordCommand(argv: unknown, answer: unknown, isInOtherForm: boolean): void {
  if (isInOtherForm || typeof answer !== 'object' || answer === null) return;
  if ('result' in answer) recordReply(argv as readonly unknown[], answer.result);
}

/**
 * Records a command that has replied, and which branch of its reply schema the reply matches.
 * @throws Error if it matches none
 */
export function recordReply(argv: readonly unknown[], result: unknown): void {
  const name = commandCalledBy(argv);
  if (name === undefined) return;
  const branch = replyBranch(name, result);
  record('redis', { kind: 'commands', name });
  record('redis', { kind: 'reply branches', name: `${name} #${branch + 1}` });
}
