/** An API refused a request. The message is the server's sentence. */
class RefusedError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export class ControlApiError extends RefusedError {
  override readonly name: string = 'ControlApiError';
}

export class KafkaError extends RefusedError {
  override readonly name: string = 'KafkaError';
}

export class ManagementError extends RefusedError {
  override readonly name: string = 'ManagementError';
}

export class QueueServiceError extends RefusedError {
  override readonly name: string = 'QueueServiceError';
}

export class SchemaRegistryClientError extends RefusedError {
  override readonly name: string = 'SchemaRegistryClientError';
  /** Such as 42201; the status where the registry gives no code. */
  readonly errorCode: number;

  constructor(message: string, status: number, errorCode: number) {
    super(message, status);
    this.errorCode = errorCode;
  }
}

/** A request can't be made from its parameters; nothing has been sent. */
export class UnsendableError extends Error {
  override readonly name: string = 'UnsendableError';
}
