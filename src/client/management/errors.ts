/** The management API refused a request. The message is the server's sentence. */
export class ManagementError extends Error {
  override readonly name: string = 'ManagementError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
