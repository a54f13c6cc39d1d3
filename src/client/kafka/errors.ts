/** The Kafka REST API refused a request. The message is the server's sentence. */
export class KafkaError extends Error {
  override readonly name: string = 'KafkaError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
