/** The control API refused a request. The message is the server's sentence. */
export class ControlApiError extends Error {
  override readonly name: string = 'ControlApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
