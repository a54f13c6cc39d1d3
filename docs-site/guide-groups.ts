/** A group of guides. */
export interface GuideGroup {
  readonly id: string;
  readonly title: string;
  /** Its name in the bar at the top. */
  readonly short: string;
  readonly about: string;
}

/** The groups, in the order in which people need them. */
export const GROUPS: readonly GuideGroup[] = [
  {
    id: 'start',
    title: 'Start',
    short: 'Start',
    about: 'From nothing to the first answer, and a look around.',
  },
  {
    id: 'applications',
    title: 'Use from an application',
    short: 'Applications',
    about: 'Connect the clients that you have, and test with a platform that you control.',
  },
  {
    id: 'services',
    title: 'Services',
    short: 'Services',
    about: 'What Redis, Kafka and the queue do, and what each of them promises.',
  },
  {
    id: 'contracts',
    title: 'Your own contract',
    short: 'Your contract',
    about: 'Mock, docs, code and checks of any OpenAPI document.',
  },
  {
    id: 'operate',
    title: 'Operate',
    short: 'Operate',
    about: 'Run a platform for longer than a test: data, copies, servers, security.',
  },
  {
    id: 'reference',
    title: 'Reference',
    short: 'Reference',
    about: 'Commands, settings, guarantees and figures to look up.',
  },
];

/** What a guide is for: to learn, to do one thing, to look something up, or to understand. */
export const KINDS: Readonly<Record<string, string>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};
