import { commonContractErrors, commonErrors } from '../../contract/common-errors.ts';
import { fillPlaceholders, type CatalogEntry } from '../../contract/error-catalog.ts';
import type { ContractErrors } from '../../contract/family.ts';
import { patternWords } from '../../../generated/kafka/pattern-words.ts';
import { memberAt } from '../../contract/plain-words.ts';
import type { HttpError } from '../../http/http-error.ts';
import { statusErrors } from '../../contract/status-errors.ts';
import type { Issue } from '../../contract/validation.ts';
import { isDiskFull } from '../../base/files/disk-error.ts';
import type { LogError, LogErrorCode } from '../../engines/log/errors.ts';

/** Every error of the Kafka REST family itself. */
export const kafkaFamilyErrors = {
  ...commonErrors,
  invalidField: {
    status: 400,
    message: '{field} {rule}',
    when: 'The body, or something in it, is missing or has a value that it may not have.',
  },
  invalidParameter: {
    status: 400,
    message: '{name} {rule}',
    when: 'A parameter of the path or the query, or a header, is not as the operation describes it.',
  },
  malformedBody: {
    status: 400,
    message: 'the body can not be read: {reason}',
    when: 'The body is empty, not UTF-8, not JSON, or has more than 1,048,576 values.',
  },
  missingCredentials: {
    status: 401,
    message: 'the user name and the password are missing',
    when: 'There is no `Authorization: Basic` header with both in it, and for the webhook no `user` and `pass` either.',
  },
  wrongCredentials: {
    status: 401,
    message: 'the user name or the password is wrong',
    when: 'They are unknown, deleted or do not belong together, or the host names another cluster than theirs, or below `localhost` none.',
  },
  developmentCredentials: {
    status: 401,
    message:
      'the credentials of development are not accepted for pages of other sites and hosts other than localhost: start with your own (npx plinth secrets)',
    when: 'A web page that does not come from this machine, or a request that names a host other than localhost, presents the well-known credentials of development.',
  },
  mayNotProduce: {
    status: 403,
    message: 'the credential does not allow to produce to the topic {topic}',
    when: 'The credential is for other topics, or only for consuming.',
  },
  mayNotConsume: {
    status: 403,
    message: 'the credential does not allow to consume the topic {topic}',
    when: 'The credential is for other topics, or only for producing.',
  },
  mayNotUseInstance: {
    status: 403,
    message: 'the credential does not allow to use the instance {instance} of the group {group}',
    when: 'The instance consumes topics that the credential may not consume.',
  },
  mayNotExportConnectors: {
    status: 403,
    message:
      'only the user of the cluster, or a credential for all with every topic, may export connectors',
    when: 'The credential is for less than everything.',
  },
  unknownConnector: {
    status: 404,
    message: 'there is no connector {name}',
    when: 'The cluster has no connector of that name, or no more.',
  },
  bodyTooLarge: {
    status: 413,
    message: 'the body must not be larger than {limit} bytes, it has {actual}',
    when: 'The body is larger than requests to the cluster may be.',
  },
  tooManyMessages: {
    status: 429,
    message: 'more than {limit} messages a second, try again in {retryAfter} s',
    when: 'More messages are produced in a second than `max_messages_per_second` of the cluster.',
  },
  diskFull: {
    status: 503,
    message:
      'the disk is full: nothing of the request has been kept; delete topics, have them keep less, or make room',
    when: 'Something is to be written, and there is no space left. Reading goes on, and writing when there is space.',
  },
  logUnavailable: {
    status: 503,
    message: 'the log can not be read or written at the moment: {reason}',
    when: 'The disk refuses for another reason. What it is has been logged, with the file.',
  },
  headTooLarge: {
    ...commonErrors.headTooLarge,
    when: 'A long message in the path, or very many headers; give the message as a body.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type KafkaFamilyErrorName = keyof typeof kafkaFamilyErrors;

/** Errors of the log that are shown to callers; the others are internal errors. */
type LogRefusalCode = Exclude<LogErrorCode, 'KAFKA_STORAGE_ERROR'>;

/** Errors of the log, by the names of Kafka's protocol, with the log's messages. */
export const logRefusals: Readonly<Record<LogRefusalCode, Omit<CatalogEntry, 'message'>>> = {
  UNKNOWN_TOPIC_OR_PARTITION: {
    status: 404,
    when: 'There is no such topic and it is not to be made, or the topic has no such partition.',
  },
  TOPIC_ALREADY_EXISTS: { status: 409, when: 'Another topic has the name.' },
  INVALID_TOPIC_EXCEPTION: { status: 400, when: 'No topic can have the name.' },
  INVALID_PARTITIONS: { status: 400, when: 'A topic can not have so many partitions.' },
  INVALID_CONFIG: { status: 400, when: 'A topic can not be set up so.' },
  INVALID_TIMESTAMP: { status: 400, when: 'A message can not have the timestamp.' },
  POLICY_VIOLATION: { status: 403, when: 'The limits of the cluster do not allow it.' },
  MESSAGE_TOO_LARGE: {
    status: 413,
    when: 'A message is larger than `max_message_size` of its topic.',
  },
  OFFSET_OUT_OF_RANGE: {
    status: 400,
    when: 'The offset lies before the first message of the partition, or behind its end.',
  },
  INVALID_COMMIT_OFFSET_SIZE: {
    status: 400,
    when: 'The offset can not be committed for the partition.',
  },
  INVALID_RECORD: {
    status: 400,
    when: 'The topic does not take the message: one that is compacted takes none without a key.',
  },
  INVALID_GROUP_ID: { status: 400, when: 'No group or instance can have the name.' },
  GROUP_ID_NOT_FOUND: { status: 404, when: 'There is no such group.' },
  NON_EMPTY_GROUP: { status: 409, when: 'The group has live instances.' },
  GROUP_MAX_SIZE_REACHED: {
    status: 429,
    when: 'The group has as many live instances as all topics of the cluster together have partitions.',
  },
  UNKNOWN_MEMBER_ID: {
    status: 404,
    when: 'The group has no such instance: it was never made, or has been closed or removed.',
  },
  ILLEGAL_GENERATION: {
    status: 409,
    when: 'A partition of the commit is not, or no more, one of the instance.',
  },
  REBALANCE_IN_PROGRESS: { status: 409, when: 'The group is being rebalanced; try again.' },
  NO_OFFSET_FOR_PARTITION: {
    status: 422,
    when: 'Nothing is committed for a partition, and `Kafka-Auto-Offset-Reset` is `none`.',
  },
  CORRUPT_MESSAGE: {
    status: 503,
    when: 'What comes next in all that is asked for is damaged on the disk. The words name the partition, the offsets, and from where on it can be read; the file has been logged.',
  },
  BROKER_NOT_AVAILABLE: {
    status: 503,
    when: 'The log is on a Kafka (`--kafka-brokers`) that can not be reached, or has no leader for the partition at the moment. `Retry-After` says when to try again; what was not acknowledged may have been done.',
  },
  COORDINATOR_NOT_AVAILABLE: {
    status: 503,
    when: 'The instance is in another copy of the platform, and that copy, or the store that says which one it is, can not be reached at the moment. `Retry-After` says when to try again.',
  },
  REQUEST_TIMED_OUT: { status: 503, when: 'The log did not answer within the timeout.' },
};

const UNREACHABLE: ReadonlySet<LogErrorCode> = new Set([
  'BROKER_NOT_AVAILABLE',
  'COORDINATOR_NOT_AVAILABLE',
]);
/** Seconds: electing a leader, or taking over the instances of a lost copy, takes a few. */
const RETRY_AFTER = '5';

/** The named error, as an HTTP error. */
export function refusal(
  name: KafkaFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const { status, message } = kafkaFamilyErrors[name];
  return refusalWith(status, fillPlaceholders(message, places), headers).coded(name);
}

/**
 * An error of the log, as an HTTP error. @param inBatch whether the request had several items, so that the place
 * is needed
 */
export function refusalOfLog(error: LogError, inBatch = false): HttpError {
  const { code, message, index } = error;
  if (code === 'KAFKA_STORAGE_ERROR') {
    return isDiskFull(error) ? refusal('diskFull') : refusal('logUnavailable', { reason: message });
  }
  const headers = UNREACHABLE.has(code) ? { 'Retry-After': RETRY_AFTER } : undefined;
  const place = inBatch && index !== undefined ? `body[${index}]: ` : '';
  return refusalWith(logRefusals[code].status, `${place}${message}`, headers).coded(code);
}

/** Every error of the family has this shape. */
const refusalWith = statusErrors('Plinth Kafka');

/** The family's errors for what the binder refuses. */
export const kafkaContractErrors: ContractErrors = {
  ...commonContractErrors(refusal),
  ofStatus: refusalWith,
  invalid,
};

function invalid({ in: place, at, message, pattern = '' }: Issue): HttpError {
  const rule = patternWords[pattern] ?? message;
  if (place === 'body') return refusal('invalidField', { field: memberAt(at), rule });
  const name = place === 'header' ? capitalized(at) : at;
  return refusal('invalidParameter', { name, rule });
}

/** `kafka-auto-offset-reset` as the contract writes it: `Kafka-Auto-Offset-Reset`. */
function capitalized(header: string): string {
  return header.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
