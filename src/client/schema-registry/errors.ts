/** The schema registry refused a request. The message is the server's sentence. */
export class SchemaRegistryClientError extends Error {
  override readonly name: string = 'SchemaRegistryClientError';
  readonly status: number;
  /** 42201 and its kin; the status where the registry has no number of its own. */
  readonly errorCode: number;

  constructor(message: string, status: number, errorCode: number) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}
