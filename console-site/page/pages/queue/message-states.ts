import type { LogEntry } from '../../api/queue.ts';

export type MessageState = LogEntry['state'];

/** How a state is shown. */
export interface StateWords {
  readonly words: string;
  readonly kind: 'good' | 'warn' | 'bad';
}

/** The states of the service, as people say them. */
export const STATE_WORDS: Readonly<Record<MessageState, StateWords>> = {
  CREATED: { words: 'Waiting', kind: 'warn' },
  ACTIVE: { words: 'Being delivered', kind: 'warn' },
  RETRY: { words: 'Waiting for a retry', kind: 'warn' },
  ERROR: { words: 'Attempt failed', kind: 'bad' },
  DELIVERED: { words: 'Delivered', kind: 'good' },
  FAILED: { words: 'Given up', kind: 'bad' },
  CANCEL_REQUESTED: { words: 'Being canceled', kind: 'warn' },
  CANCELED: { words: 'Canceled', kind: 'bad' },
};

/** What a list of messages is filtered by. */
export interface StateChoice {
  readonly title: string;
  readonly states: readonly MessageState[];
  /** Whether a message never leaves these states, so that the service can filter by them. */
  readonly isEnd: boolean;
}

/** By the value of the field. */
export const STATE_CHOICES: Readonly<Record<string, StateChoice>> = {
  waiting: { title: 'Waiting', states: ['CREATED'], isEnd: false },
  active: { title: 'Being delivered', states: ['ACTIVE'], isEnd: false },
  retry: { title: 'Waiting for a retry', states: ['ERROR', 'RETRY'], isEnd: false },
  delivered: { title: 'Delivered', states: ['DELIVERED'], isEnd: true },
  failed: { title: 'Given up', states: ['FAILED'], isEnd: true },
  canceled: { title: 'Canceled', states: ['CANCELED'], isEnd: true },
};
