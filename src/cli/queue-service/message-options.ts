import { Option, type Command } from 'commander';
import { SettingError } from '../../settings/load.ts';
import type { Options } from '../api-command.ts';
import { readMoment } from '../moment.ts';

interface MessageOption {
  readonly flags: string;
  readonly help: string;
  readonly header: string;
  /** Converts the option's text to the header's value; identity if undefined. */
  readonly read?: (text: string) => string;
}

/** Options that configure a delivery attempt. The platform validates their values. */
const DELIVERY: readonly MessageOption[] = [
  { flags: '--method <method>', help: 'method, POST by default', header: 'Upstash-Method' },
  {
    flags: '--delay <duration>',
    help: 'delay of the first attempt, like 1d10h30m',
    header: 'Upstash-Delay',
  },
  {
    flags: '--retries <number>',
    help: 'retries after the first attempt, 3 by default',
    header: 'Upstash-Retries',
  },
  {
    flags: '--retry-delay <expression>',
    help: 'milliseconds before a retry, like "1000 * pow(2, retried)"',
    header: 'Upstash-Retry-Delay',
  },
  {
    flags: '--timeout <duration>',
    help: 'timeout of one attempt, like 30s',
    header: 'Upstash-Timeout',
  },
  {
    flags: '--callback <url>',
    help: 'URL that each response is sent to, until one succeeds',
    header: 'Upstash-Callback',
  },
  {
    flags: '--callback-when-finished <url>',
    help: 'URL that the last response is sent to when delivery has finished',
    header: 'Service-Callback',
  },
  {
    flags: '--failure-callback <url>',
    help: 'URL that is called when the message is given up',
    header: 'Upstash-Failure-Callback',
  },
];

const FLOW_CONTROL: readonly MessageOption[] = [
  {
    flags: '--flow-control-key <key>',
    help: 'flow-control key, whose messages share limits',
    header: 'Upstash-Flow-Control-Key',
  },
  {
    flags: '--flow-control <limits>',
    help: 'limits of that key from now on, like "parallelism=5, rate=10, period=1m"',
    header: 'Upstash-Flow-Control-Value',
  },
];

const NOT_BEFORE: MessageOption = {
  flags: '--not-before <time>',
  help: 'time of the first attempt, like 2026-11-20T12:00:00Z; takes precedence over --delay',
  header: 'Upstash-Not-Before',
  read: (text) => String(Math.ceil(readMoment('--not-before', text) / 1000)),
};

const REDACT: MessageOption = {
  flags: '--redact <fields>',
  help: 'what logs and listings must not show: body, header, header[X]',
  header: 'Upstash-Redact-Fields',
};

const DEDUPLICATION: MessageOption = {
  flags: '--deduplication-id <id>',
  help: 'do not publish it if one with this id was, within ten minutes',
  header: 'Upstash-Deduplication-Id',
};

const SCHEDULED = [...DELIVERY, ...FLOW_CONTROL, REDACT];
const PUBLISHED = [...SCHEDULED, NOT_BEFORE, DEDUPLICATION];

/** Adds the options of a message that is published now. */
export function withPublishOptions(command: Command): Command {
  return withHeaders(withOptions(command, PUBLISHED)).option(
    '--deduplicate-by-content',
    'do not publish it if an equal message was, within ten minutes',
  );
}

/** Adds the options of messages that are published on a schedule. */
export function withScheduledOptions(command: Command): Command {
  return withHeaders(withOptions(command, SCHEDULED));
}

/** Adds the options for changes of a message that is published again. */
export function withOverrides(command: Command): Command {
  return withOptions(command, DELIVERY);
}

function withOptions(command: Command, options: readonly MessageOption[]): Command {
  for (const { flags, help } of options) command.addOption(new Option(flags, help));
  return command;
}

function withHeaders(command: Command): Command {
  return command
    .option('--label <label...>', 'labels to find the message by')
    .option('--header <name=value...>', 'headers for the destination');
}

/** The headers for the options. Undefined ones are not sent. */
export type MessageHeaders = Readonly<Record<string, string | null>>;

/**
 * The headers of a request for a message with these options. Values are sent as UTF-8.
 * @throws SettingError if one can't be a header
 */
export function messageHeaders(options: Options): MessageHeaders {
  // Without this the client would send every body as JSON.
  const headers: Record<string, string | null> = { 'Content-Type': null };
  Object.assign(headers, headersOf(PUBLISHED, options));
  if (options['deduplicateByContent'] === true) {
    headers['Upstash-Content-Based-Deduplication'] = 'true';
  }
  const labels = options['label'] as readonly string[] | undefined;
  if (labels !== undefined) headers['Upstash-Label'] = checkedValue('--label', labels.join(','));
  for (const [name, value] of ((options['header'] ?? []) as readonly string[]).map(readHeader)) {
    const isType = name.toLowerCase() === 'content-type';
    const header = isType ? 'Content-Type' : `Upstash-Forward-${name}`;
    if (typeof headers[header] === 'string') {
      throw new SettingError(`--header ${name} is given twice`);
    }
    headers[header] = checkedValue('--header', value);
  }
  return headers;
}

/** The headers for changes of a message that is published again. @throws SettingError */
export function overrideHeaders(options: Options): Readonly<Record<string, string>> {
  return headersOf(DELIVERY, options);
}

function headersOf(known: readonly MessageOption[], options: Options): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { flags, header, read } of known) {
    const option = new Option(flags);
    const text = options[option.attributeName()];
    if (typeof text === 'string') {
      headers[header] = checkedValue(option.long!, read?.(text) ?? text);
    }
  }
  return headers;
}

/** RFC 9110, section 5.1. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

function readHeader(text: string): [name: string, value: string] {
  const equals = text.indexOf('=');
  const name = text.slice(0, Math.max(equals, 0));
  if (NAME.test(name)) return [name, text.slice(equals + 1)];
  throw new SettingError(`--header must be name=value, not ${JSON.stringify(text)}`);
}

/** The value as `fetch` takes it, one character per byte. */
function checkedValue(flag: string, text: string): string {
  if (/[^\t\P{Cc}]/u.test(text)) {
    throw new SettingError(`${flag} must not have line breaks or control characters`);
  }
  return Buffer.from(text).toString('latin1');
}
