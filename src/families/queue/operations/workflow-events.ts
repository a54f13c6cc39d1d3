import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { readDuration } from '../../../engines/queue/durations.ts';
import type { HeaderList } from '../../../engines/queue/message.ts';
import type { Workflows } from '../../../engines/queue/workflows/engine.ts';
import type { Notified, Waiter } from '../../../engines/queue/workflows/run.ts';
import type { QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';
import { headerValues } from '../serializers/header-values.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';

type EventOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'waitForEvent'
  | 'notifyWaiters'
  | 'notifyWorkflowRun'
  | 'listWaiters'
  | 'getWebhook'
  | 'postWebhook'
  | 'putWebhook'
  | 'patchWebhook'
  | 'deleteWebhook'
>;

/** Operations on events that runs wait for. */
export function workflowEventOperations(workflows: Workflows): EventOperations {
  const webhook = async (
    method: string,
    { caller, path, headers, rawHeaders, rawBody, rawQuery }: WebhookRequest,
  ) => {
    const { userId, workflowRunId, eventId } = path;
    const at = [userId, workflowRunId, eventId].map(encodeURIComponent).join('/');
    const data = {
      method,
      header: headerValues(pairsOf(rawHeaders)),
      ...(rawBody.length > 0 && { body: rawBody.toString('base64') }),
      proto: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      host: headers.host ?? '',
      url: `/v2/workflows/hooks/${at}${rawQuery === '' ? '' : `?${rawQuery}`}`,
    };
    const body = Buffer.from(JSON.stringify(data));
    await workflows.notifyRun(caller.user, workflowRunId, eventId, body);
    return NO_CONTENT_OK;
  };

  return {
    waitForEvent: async ({ caller, path, header, body, rawHeaders }) => {
      const { step, timeout, timeoutUrl, timeoutBody, timeoutHeaders, url } = body;
      await workflows.wait(caller.user, header['upstash-workflow-runid'], {
        event: path.eventId,
        timeout: timeoutOf(timeout),
        timeoutText: timeout ?? undefined,
        step,
        url: url ?? undefined,
        timeoutUrl: timeoutUrl ?? undefined,
        timeoutBody: timeoutBody ?? undefined,
        timeoutHeaders: timeoutHeaders ?? undefined,
        headers: pairsOf(rawHeaders).filter(([name]) => SHOWN.test(name)),
      });
      return NO_CONTENT_OK;
    },

    notifyWaiters: async ({ caller, path, rawBody }) => {
      const notified = await workflows.notify(caller.user, path.eventId, rawBody);
      return { status: 201, body: notified.map(notifiedFields) };
    },

    notifyWorkflowRun: async ({ caller, path, rawBody }) => {
      const { workflowRunId, eventId } = path;
      const notified = await workflows.notifyRun(caller.user, workflowRunId, eventId, rawBody);
      return { status: 201, body: notified.map(notifiedFields) };
    },

    listWaiters: async ({ caller, path }) => ({
      status: 200,
      body: (await workflows.waiters(caller.user, path.eventId)).map(waiterFields),
    }),

    getWebhook: (request) => webhook('GET', request),
    postWebhook: (request) => webhook('POST', request),
    putWebhook: (request) => webhook('PUT', request),
    patchWebhook: (request) => webhook('PATCH', request),
    deleteWebhook: (request) => webhook('DELETE', request),
  };
}

/** What a webhook is told of its call. */
interface WebhookRequest {
  readonly caller: QueueCaller;
  readonly path: {
    readonly userId: string;
    readonly workflowRunId: string;
    readonly eventId: string;
  };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawHeaders: readonly string[];
  readonly rawBody: Buffer;
  readonly rawQuery: string;
}

/** The headers of a wait that its waiter is shown with: not its token. */
const SHOWN = /^(?:upstash-|content-type$)/i;

function pairsOf(rawHeaders: readonly string[]): HeaderList {
  const pairs: (readonly [string, string])[] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    pairs.push([rawHeaders[i]!, rawHeaders[i + 1]!]);
  }
  return pairs;
}

function timeoutOf(text: string | null | undefined): number | undefined {
  if (text === undefined || text === null || text === '') return undefined;
  const timeout = readDuration(text);
  if (timeout !== undefined) return timeout;
  const rule = 'must be a time such as 50s or 1d10h30m';
  throw refusal('invalidParameter', { name: 'timeout', rule });
}

function notifiedFields({ waiter, messageId, runId, createdAt, error }: Notified) {
  return {
    ...(waiter !== undefined && { waiter: waiterFields(waiter) }),
    messageId,
    workflowRunId: runId,
    workflowCreatedAt: createdAt,
    ...(error !== undefined && { error }),
  };
}

function waiterFields(waiter: Waiter) {
  const { timeoutUrl, timeoutBody, timeoutHeaders } = waiter;
  return {
    url: waiter.url,
    deadline: Math.ceil(waiter.deadline / 1000),
    headers: headerValues(waiter.headers),
    ...(timeoutUrl !== undefined && { timeoutUrl }),
    ...(timeoutBody !== undefined && { timeoutBody }),
    ...(timeoutHeaders !== undefined && {
      timeoutHeaders: Object.fromEntries(
        Object.entries(timeoutHeaders).map(([name, values]) => [name, [...values]]),
      ),
    }),
  };
}
