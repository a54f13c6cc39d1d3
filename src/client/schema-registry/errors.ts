/** The schema registry refused a request. The message is the server's sentence. */
export class SchemaRegistryClientError extends Error {
  override readonly name: string = 'SchemaRegistryClientError';
  readonly status: number;
  /** Such as 42201; the status where the registry gives no code. */
  readonly errorCode: number;

  constructor(message: string, status: number, errorCode: number) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}
