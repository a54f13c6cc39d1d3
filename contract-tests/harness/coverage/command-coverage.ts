import { commandCalledBy, replyBranch } from '../commands.ts';
import type { ReceivedResponse, SentRequest } from '../check-exchange.ts';
import { record } from './record.ts';

/** Headers with which replies come in another form than that of the schemas of commands. */
const OTHER_FORMS = ['upstash-encoding', 'upstash-response-format'];

/**
 * Records the commands of an exchange with the Redis family that are sent as JSON, and which branches of their schemas their
 * replies are.
 * @throws Error where a reply fits none
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

/** Records a command that has replied, and which branch of its schema the reply is. @throws Error where it is none */
export function recordReply(argv: readonly unknown[], result: unknown): void {
  const name = commandCalledBy(argv);
  if (name === undefined) return;
  const branch = replyBranch(name, result);
  record({ family: 'redis', kind: 'commands', name });
  record({ family: 'redis', kind: 'reply branches', name: `${name} #${branch + 1}` });
}
