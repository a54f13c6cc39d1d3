/** The queue service refused a request. The message is the server's sentence. */
export class QueueServiceError extends Error {
  override readonly name: string = 'QueueServiceError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
