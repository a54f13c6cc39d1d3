import { expect, test } from 'vitest';
import type { WatchedRequest } from '../../api/session.ts';
import { isShown, type LogFilter } from './log-filter.ts';

const REQUEST: WatchedRequest = {
  id: 1,
  time: 0,
  family: 'queue',
  method: 'POST',
  path: '/v2/publish/x',
  operationId: 'publish',
  status: 201,
  milliseconds: 1,
  requestBytes: 0,
  responseBytes: 0,
  request: 'accepted',
  response: 'documented',
};
const ALL: LogFilter = { family: '', text: '', onlyFailures: false, withOwn: false };
const OWN = 'http://127.0.0.1:8088';

test.each<[string, Partial<LogFilter>, Partial<WatchedRequest>, boolean]>([
  ['everything', {}, {}, true],
  ['one family', { family: 'queue' }, {}, true],
  ['another family', { family: 'redis' }, {}, false],
  ['a text of the path', { text: 'PUBLISH' }, {}, true],
  ['a text that is nowhere', { text: 'enqueue' }, {}, false],
  ['a status', { text: '201' }, {}, true],
  ['failures only, of one that went well', { onlyFailures: true }, {}, false],
  ['failures only, of a refusal', { onlyFailures: true }, { status: 404 }, true],
  [
    'failures only, of an answer off contract',
    { onlyFailures: true },
    { response: 'undocumented' },
    true,
  ],
  ['those of other pages', {}, { origin: 'http://localhost:3000' }, true],
  ['without those of this page', {}, { origin: OWN }, false],
  ['with those of this page', { withOwn: true }, { origin: OWN }, true],
])('%s', (_, filter, request, shown) => {
  expect(isShown({ ...REQUEST, ...request }, { ...ALL, ...filter }, OWN)).toBe(shown);
});
