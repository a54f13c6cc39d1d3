/** A request to the queue service. */
export interface MessageRequest {
  /** With percent-encoded parameters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** The service's headers for the form's fields. */
const HEADERS: Readonly<Record<string, string>> = {
  method: 'Upstash-Method',
  delay: 'Upstash-Delay',
  retries: 'Upstash-Retries',
  cron: 'Upstash-Cron',
  scheduleId: 'Upstash-Schedule-Id',
  callback: 'Upstash-Callback',
  failureCallback: 'Upstash-Failure-Callback',
  flowKey: 'Upstash-Flow-Control-Key',
  flowValue: 'Upstash-Flow-Control-Value',
  label: 'Upstash-Label',
};

/**
 * The request for the form's fields: a schedule if there is a cron expression, else a message, in a queue if one is
 * named.
 * @throws Error if a line is not a header
 */
export function messageOf(fields: Readonly<Record<string, string>>): MessageRequest {
  const { destination = '', queue = '', cron = '', headers: lines = '', body = '' } = fields;
  const headers: Record<string, string> = {};
  for (const [field, name] of Object.entries(HEADERS)) {
    const value = fields[field] ?? '';
    if (value !== '') headers[name] = value;
  }
  if (cron !== '' && queue !== '') headers['Upstash-Queue-Name'] = queue;
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(`"${line}" is not a header: write a name, a colon and a value`);
    }
    const isType = name.toLowerCase() === 'content-type';
    headers[isType ? 'Content-Type' : `Upstash-Forward-${name}`] = value;
  }
  return { path: pathOf(encodeURIComponent(destination), queue, cron), headers, body };
}

/** The operation's path. @param destination percent-encoded */
export function pathOf(destination: string, queue: string, cron: string): string {
  if (cron !== '') return `/v2/schedules/${destination}`;
  if (queue !== '') return `/v2/enqueue/${encodeURIComponent(queue)}/${destination}`;
  return `/v2/publish/${destination}`;
}
