/** The addresses of the families and the console, without a slash at the end. */
export interface Urls {
  /** @throws Error if the service does not run, as with the option `services` */
  readonly redis: string;
  /** @throws Error if the service does not run */
  readonly kafka: string;
  /** @throws Error if the service does not run */
  readonly queue: string;
  readonly management: string;
  readonly console: string;
}

/** The addresses of what runs. */
export interface ServedUrls extends Pick<Urls, 'management' | 'console'> {
  readonly redis?: string | undefined;
  readonly kafka?: string | undefined;
  readonly queue?: string | undefined;
}

/** The same for programs. To read another one is a mistake in a test, which would otherwise call `undefined`. */
export function urlsOf(served: ServedUrls): Urls {
  return Object.create(ABSENT, Object.getOwnPropertyDescriptors(served)) as Urls;
}

const ABSENT = {
  get redis(): string {
    throw absent('redis');
  },
  get kafka(): string {
    throw absent('kafka');
  },
  get queue(): string {
    throw absent('queue');
  },
};

function absent(service: string): Error {
  return new Error(`${service} does not run on this platform: add it to the option services`);
}
