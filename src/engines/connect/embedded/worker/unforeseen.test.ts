import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import {
  counting,
  keeping,
  sinkOf,
  sourceOf,
  withSink,
} from '../../../../../testing/engines/connect/embedded/worker.ts';
import { ConnectError } from '../../errors.ts';
import { TestConnect } from '../../../../../testing/engines/connect/embedded/embedded.ts';

test('an exception in a sink ends its task, is reported, and others go on', async () => {
  const seen = catchInternalErrors();
  const { connect, kept } = await withSink(async ([record]) => {
    if (record?.topic === 'hurt') throw new TypeError('a bug');
  });
  await connect.createTopic('hurt');
  await connect.log.append('hurt', 0, 'x');
  await connect.run('hurt', keeping({ topics: 'hurt' }));
  await connect.run('other', keeping());
  await connect.until(() => connect.states('hurt'), 'RUNNING: FAILED');
  await connect.log.append('events', 0, 'a');
  await connect.until(() => kept, ['a']);
  expect(seen).toEqual([{ where: 'connector', message: 'a bug' }]);
});

test('an exception in a source, or in the start of a connector, is reported too', async () => {
  const seen = catchInternalErrors();
  const unstartable = {
    ...sourceOf(() => undefined),
    className: 'test.UnstartableSourceConnector',
    start: () => Promise.reject(new RangeError('no start')),
  };
  const connect = await TestConnect.open({
    plugins: [sourceOf(() => new TypeError('no poll')), unstartable],
  });
  await connect.run('source', counting());
  await connect.run('start', { 'connector.class': 'UnstartableSource' });
  await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
  await connect.until(() => connect.status('start').state, 'FAILED');
  expect(seen.map(({ where }) => where)).toEqual(['connector', 'connector']);
  expect(seen.map(({ message }) => message).toSorted()).toEqual(['no poll', 'no start']);
});

test('what a connector refuses is not reported', async () => {
  const seen = catchInternalErrors();
  const refused = new Error('refused');
  const plugin = sinkOf(async () => {
    throw new ConnectError('no', { cause: refused });
  });
  const connect = await TestConnect.open({ plugins: [plugin] });
  await connect.createTopic('events');
  await connect.log.append('events', 0, 'a');
  await connect.run('one', keeping());
  await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
  refused.cause = refused;
  await connect.worker.restart('id-one');
  await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
  expect(seen).toEqual([]);
});
