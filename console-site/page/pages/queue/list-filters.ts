import { spanOf } from '../../parts/moments.ts';
import { STATE_CHOICES, type MessageState } from './message-states.ts';

type Fields = Readonly<Record<string, string>>;

/** The filters of the service for messages that are looked for. */
export interface MessageFilter {
  readonly messageId?: string[];
  readonly url?: string[];
  readonly label?: string[];
  readonly state?: MessageState[];
  readonly fromDate?: number;
  readonly toDate?: number;
}

/** The filters of the service for dead letters. */
export interface LetterFilter extends Omit<MessageFilter, 'state'> {
  readonly responseStatus?: string[];
  readonly topicName?: string[];
  readonly queueName?: string[];
  readonly scheduleId?: string[];
  readonly flowControlKey?: string[];
}

/** An end is a filter of the service: of other states, which messages leave, the page finds those that are in them. */
export function messageFilterOf(fields: Fields): MessageFilter {
  const { states, isEnd } = STATE_CHOICES[fields['state'] ?? ''] ?? { states: [], isEnd: false };
  return {
    ...seeking(fields['sought']),
    ...listOf('label', fields),
    ...(isEnd && { state: [...states] }),
    ...spanOf(fields),
  };
}

const LETTER_FIELDS = [
  ...(['label', 'responseStatus', 'topicName'] as const),
  ...(['queueName', 'scheduleId', 'flowControlKey'] as const),
];

export function letterFilterOf(fields: Fields): LetterFilter {
  return Object.assign(
    { ...seeking(fields['sought']), ...spanOf(fields) },
    ...LETTER_FIELDS.map((name) => listOf(name, fields)),
  ) as LetterFilter;
}

/** A URL has a scheme, an id has none. */
function seeking(text = ''): Pick<MessageFilter, 'messageId' | 'url'> {
  if (text === '') return {};
  return text.includes(':') ? { url: [text] } : { messageId: [text] };
}

function listOf<Name extends string>(name: Name, fields: Fields): { [name in Name]?: string[] } {
  const text = fields[name] ?? '';
  return (text === '' ? {} : { [name]: [text] }) as { [name in Name]?: string[] };
}
