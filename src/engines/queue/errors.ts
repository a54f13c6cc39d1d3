/** The kinds of errors of a queue engine; a family maps each to a status. */
export type QueueErrorKind =
  | 'invalid'
  | 'notFound'
  /** The request would exceed one of the user's limits (412 of the public service). */
  | 'limit'
  | 'tooLarge'
  /** Comes with a {@link RateLimit}. */
  | 'tooMany'
  | 'unavailable';

interface Entry {
  readonly kind: QueueErrorKind;
  /** The message, with `{places}` to fill. */
  readonly message: string;
  readonly when: string;
}

/** Every error of a queue engine. Each message names what is wrong and the rule. */
export const queueErrors = {
  invalidDestination: {
    kind: 'invalid',
    message: 'invalid destination url "{url}": {reason}',
    when: 'A destination is neither the name of a URL group nor a URL that can be delivered to.',
  },
  invalidCallback: {
    kind: 'invalid',
    message: 'invalid {which} url: {reason}',
    when: 'The URL of a callback or failure callback is none that can be delivered to.',
  },
  invalidName: {
    kind: 'invalid',
    message: 'invalid {what} "{name}": {rule}',
    when: 'The name of a queue, URL group, schedule or flow-control key has characters that it may not have, or is too long.',
  },
  invalidParallelism: {
    kind: 'invalid',
    message: '{what} must be a whole number from 1 on',
    when: 'A queue or flow-control key is given a parallelism below 1.',
  },
  invalidFlowControl: {
    kind: 'invalid',
    message: 'invalid flow control: {rule}',
    when: 'A flow-control rate, parallelism or period is out of its range, or a pin names none of them.',
  },
  invalidCron: {
    kind: 'invalid',
    message: 'invalid cron expression "{cron}": {reason}',
    when: 'The cron expression of a schedule, or its time zone, can not be read or never comes.',
  },
  invalidRetryDelay: {
    kind: 'invalid',
    message: 'invalid retry delay expression: {reason}',
    when: 'A retry-delay expression can not be read.',
  },
  invalidCursor: {
    kind: 'invalid',
    message: 'invalid cursor "{cursor}": it is not one that this listing has given',
    when: 'A cursor is not one that a listing of the same kind has given.',
  },
  invalidDeduplicationId: {
    kind: 'invalid',
    message: 'invalid deduplication id: {rule}',
    when: 'A deduplication id is empty or too long.',
  },
  groupNotFound: {
    kind: 'notFound',
    message: 'topic {name} not found',
    when: 'A URL group is read or published to that does not exist.',
  },
  endpointNotFound: {
    kind: 'notFound',
    message: 'endpoint {endpoint} of url group {name} not found',
    when: 'An endpoint is removed from a URL group that does not have it.',
  },
  messageNotFound: {
    kind: 'notFound',
    message: 'message {id} not found',
    when: 'A message is unknown, has been delivered, canceled or given up.',
  },
  messageNotWaiting: {
    kind: 'notFound',
    message: 'message {id} is not waiting for a delay or a retry',
    when: 'A message is to be delivered now, but is not waiting for its delay or its next attempt.',
  },
  messageInQueue: {
    kind: 'invalid',
    message: 'message {id} is in the queue {queue}, whose messages keep their order',
    when: 'A message of a queue is to be delivered now.',
  },
  queueNotFound: {
    kind: 'notFound',
    message: 'queue {name} not found',
    when: 'A queue is read, paused or resumed that does not exist.',
  },
  scheduleNotFound: {
    kind: 'notFound',
    message: 'schedule {id} not found',
    when: 'A schedule is read, paused or resumed that does not exist.',
  },
  deadLetterNotFound: {
    kind: 'notFound',
    message: 'dead letter {id} not found',
    when: 'A dead letter is unknown, or has been retried, deleted or swept away.',
  },
  flowControlNotFound: {
    kind: 'notFound',
    message: 'flow control key {key} not found',
    when: 'A flow-control key is read that no message has named and nobody has pinned or paused.',
  },
  runNotFound: {
    kind: 'notFound',
    message: 'workflow run {id} not found',
    when: 'A run of a workflow is unknown, or has been swept away; or one that has ended is asked for its journal.',
  },
  runNotInProgress: {
    kind: 'invalid',
    message: 'workflow run {id} is not in progress',
    when: 'A step is published for a run that has ended or that nobody has created. A batch is refused as a whole.',
  },
  invalidStep: {
    kind: 'invalid',
    message: 'invalid step of a workflow: {rule}',
    when: 'What is published for a run is not the JSON of a step, or of an envelope that invokes another run.',
  },
  callbackNotFailed: {
    kind: 'invalid',
    message: 'the failure callback of {id} has not failed',
    when: 'A failure callback is to be sent again that has not failed, or of a run that has none.',
  },
  callbackNotInProgress: {
    kind: 'invalid',
    message: 'the failure callback of {id} is not in progress',
    when: 'A failure callback is canceled that is not in progress.',
  },
  tooManySteps: {
    kind: 'limit',
    message: 'workflow run {id} has too many steps: at most {limit} are allowed',
    when: 'A step is published for a run that has as many as it may have.',
  },
  journalTooLarge: {
    kind: 'limit',
    message: 'the journal of workflow run {id} is too large: at most {limit} bytes are allowed',
    when: 'A step is published for a run whose journal would exceed what it may have.',
  },
  invokedTooDeep: {
    kind: 'limit',
    message: 'workflow runs invoke each other too deeply: at most {limit} levels are allowed',
    when: 'A run is invoked by a run that was invoked, and so on, beyond the limit, as in a cycle.',
  },
  tooManyNotifications: {
    kind: 'limit',
    message:
      'workflow run {id} has too many events that it has not waited for: at most {limit} are kept',
    when: 'A run is notified of an event that it does not wait for, and has no room to keep it.',
  },
  messageTooLarge: {
    kind: 'tooLarge',
    message: 'message is too large: {size} bytes, and at most {limit} are allowed',
    when: 'The body of a message is larger than the user may send.',
  },
  tooManyRetries: {
    kind: 'limit',
    message: 'too many retries: {retries}, and at most {limit} are allowed',
    when: 'A message asks for more retries than the user may have.',
  },
  delayTooLong: {
    kind: 'limit',
    message: 'delay is too long: {delay} s, and at most {limit} s are allowed',
    when: 'A message is to be delivered later than the user may ask for.',
  },
  tooManyQueues: {
    kind: 'limit',
    message: 'too many queues: at most {limit} are allowed',
    when: 'A queue is created above the number that the user may have.',
  },
  tooManyGroups: {
    kind: 'limit',
    message: 'too many url groups: at most {limit} are allowed',
    when: 'A URL group is created above the number that the user may have.',
  },
  tooManyEndpoints: {
    kind: 'limit',
    message: 'too many endpoints in url group {name}: at most {limit} are allowed',
    when: 'A URL group is given more endpoints than the user may have in one.',
  },
  tooManySchedules: {
    kind: 'limit',
    message: 'too many schedules: at most {limit} are allowed',
    when: 'A schedule is created above the number that the user may have.',
  },
  schedulesTooLarge: {
    kind: 'limit',
    message: 'the messages of all schedules are too large: at most {limit} bytes are allowed',
    when: 'A schedule is created with a body that exceeds what all schedules of the user may have together.',
  },
  parallelismTooHigh: {
    kind: 'limit',
    message: 'parallelism is too high: {parallelism}, and at most {limit} is allowed',
    when: 'A queue is given more parallelism than the user may have.',
  },
  dailyLimit: {
    kind: 'tooMany',
    message: 'exceeded daily rate limit: {limit} messages a day',
    when: 'The user has published as many messages as they may on one day (UTC).',
  },
  closing: {
    kind: 'unavailable',
    message: 'the queue service is stopping',
    when: 'A request comes while the platform stops. Nothing has been kept of it.',
  },
  storeFailed: {
    kind: 'unavailable',
    message: 'the queue service can not write to its store: {reason}',
    when: 'The disk is full or refuses. Nothing has been kept of the request; only where the disk could not sync that is not known, and nothing more is taken then.',
  },
} as const satisfies Record<string, Entry>;

export type QueueErrorName = keyof typeof queueErrors;

/** A limit that is reset at a moment. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly reset: number;
}

/** The characters of an id, a name or a reason that an error quotes. */
const LONGEST_QUOTE = 512;

function shown(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

/** A request that a queue engine refuses. Nothing has been changed. */
export class QueueError extends Error {
  readonly code: QueueErrorName;
  readonly kind: QueueErrorKind;
  /** Only for the kind `tooMany`. */
  readonly rateLimit: RateLimit | undefined;

  constructor(
    code: QueueErrorName,
    places: Readonly<Record<string, string | number>> = {},
    options: { readonly rateLimit?: RateLimit; readonly cause?: unknown } = {},
  ) {
    const { kind, message } = queueErrors[code];
    super(
      message.replaceAll(/\{(\w+)\}/g, (_, place: string) => shown(String(places[place]))),
      { cause: options.cause },
    );
    this.name = 'QueueError';
    this.code = code;
    this.kind = kind;
    this.rateLimit = options.rateLimit;
  }
}
