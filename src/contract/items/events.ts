/** A media type whose items are events, if the contract describes them. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * The events of a stream as OpenAPI 3.2 has them ("Sequential Media Types"): objects with texts, and `retry` as a number.
 * What comes behind the last blank line is incomplete (HTML, section 9.2.6).
 */
export function eventsIn(text: string): object[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .slice(0, -1);
  return blocks.map(eventIn).filter((event) => Object.keys(event).length > 0);
}

function eventIn(block: string): Readonly<Record<string, unknown>> {
  const event: Record<string, unknown> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'data' && 'data' in event) event['data'] = `${String(event['data'])}\n${value}`;
    else if (name === 'retry' && /^\d+$/.test(value)) event[name] = Number(value);
    else if (['data', 'event', 'id'].includes(name)) event[name] = value;
  }
  return event;
}
