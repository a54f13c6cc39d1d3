import { protocolErrors, protocolErrorsCodesById, findErrorBy } from '@platformatic/kafka';

/** An error returned by a broker, with its name in Kafka (`Errors.java`). */
export class BrokerError extends Error {
  readonly code: string;
  readonly isRetriable: boolean;

  constructor(code: string, detail?: string | null) {
    super(detail ?? protocolErrors[code]?.message ?? code);
    this.name = 'BrokerError';
    this.code = code;
    this.isRetriable = protocolErrors[code]?.canRetry === true || STALE.has(code);
  }
}

/** Errors which mean that cached metadata is stale: another leader, coordinator or topic id. */
const STALE: ReadonlySet<string> = new Set([
  'NOT_LEADER_OR_FOLLOWER',
  'FENCED_LEADER_EPOCH',
  'UNKNOWN_LEADER_EPOCH',
  'LEADER_NOT_AVAILABLE',
  'REPLICA_NOT_AVAILABLE',
  'BROKER_NOT_AVAILABLE',
  'NOT_COORDINATOR',
  'COORDINATOR_NOT_AVAILABLE',
  'COORDINATOR_LOAD_IN_PROGRESS',
  'NOT_CONTROLLER',
  'UNKNOWN_TOPIC_ID',
  'INCONSISTENT_TOPIC_ID',
  'NETWORK_EXCEPTION',
]);

/** @throws BrokerError if the number is an error */
export function checkCode(code: number, detail?: string | null): void {
  if (code !== 0) throw new BrokerError(nameOf(code), detail);
}

/** The name of an error by its number; `NONE` of 0. */
export function nameOf(code: number): string {
  if (code === 0) return 'NONE';
  return protocolErrorsCodesById[code] ?? `error ${code}`;
}

/** The brokers can't be reached, or refuse the connection. */
export class UnreachableError extends Error {
  /** Retries are useless: the credentials are refused, or the brokers speak another protocol. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.name = 'UnreachableError';
    this.isFinal = isFinal;
  }
}

/** The reason of a failed connection, in one line and without credentials. */
export function unreachable(address: string, cause: unknown): UnreachableError {
  if (cause instanceof UnreachableError) return cause;
  const error = cause as Error;
  const words = textsOf(error);
  // ILLEGAL_SASL_STATE, where no login is expected (Kafka `KafkaApis.handleSaslHandshakeRequest`).
  if (/given the current SASL state/.test(words)) {
    return new UnreachableError(
      `${address} requires no authentication: leave out --kafka-sasl, or name brokers that require it`,
      true,
      cause,
    );
  }
  if (findErrorBy(error, 'code', 'PLT_KFK_AUTHENTICATION') !== null || isAuthentication(error)) {
    const mechanism = /mechanism/i.test(words);
    const what = mechanism
      ? 'does not offer that SASL mechanism'
      : 'refuses the user name or the password of SASL';
    return new UnreachableError(`${address} ${what}`, true, cause);
  }
  if (/requires TLS/.test(words)) {
    return new UnreachableError(`${address} speaks TLS, and no TLS was asked for`, true, cause);
  }
  if (/TLS handshake|wrong version number|packet length too long|EPROTO/.test(words)) {
    return new UnreachableError(`${address} does not speak TLS`, true, cause);
  }
  if (/certificate|self.signed|altnames/i.test(words)) {
    return new UnreachableError(`the certificate of ${address} is not trusted`, true, cause);
  }
  const code =
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH/.exec(words);
  return new UnreachableError(
    `${address} can't be reached${code === null ? '' : ` (${code[0]})`}`,
    false,
    cause,
  );
}

/** Whether a broker has closed the connection without a reason. */
export function hasHungUp(error: unknown): boolean {
  const words = textsOf(error);
  return /Connection closed/.test(words) && !/requires TLS/.test(words);
}

function isAuthentication(error: Error): boolean {
  return error.cause instanceof Error && error.cause.name === 'AuthenticationError'
    ? true
    : /authentication failed|suitable SASL mechanism/i.test(textsOf(error));
}

function textsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? error.errors.map(textsOf).join(' ') : '';
  return `${code ?? ''} ${error.message} ${inner} ${textsOf(error.cause)}`;
}
