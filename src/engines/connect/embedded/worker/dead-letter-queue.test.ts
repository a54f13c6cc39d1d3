import { expect, test } from 'vitest';
import { JSONS, TestConnect } from '../../../../../testing/engines/connect/embedded/embedded.ts';

test('a dead letter queue that has been deleted is created again', async () => {
  const connect = await TestConnect.open();
  await connect.createTopic('events');
  await connect.run('sink', {
    ...JSONS,
    'connector.class': 'FileStreamSink',
    file: 'out.txt',
    topics: 'events',
    'errors.tolerance': 'all',
    'errors.deadletterqueue.topic.name': 'letters',
  });
  await connect.log.append('events', 0, 'not JSON');
  await connect.until(() => connect.values('letters'), ['not JSON']);
  await connect.log.cluster.deleteTopic('letters');
  await connect.log.append('events', 0, 'nor this');
  await connect.until(() => connect.values('letters'), ['nor this']);
  expect(connect.states('sink')).toBe('RUNNING: RUNNING');
});

test('a topic that is deleted and created again is read from its start', async () => {
  const connect = await TestConnect.open();
  await connect.createTopic('events');
  await connect.log.append('events', 0, '1', '2', '3');
  await connect.run('sink', {
    ...JSONS,
    'connector.class': 'FileStreamSink',
    file: 'out.txt',
    topics: 'events',
  });
  await connect.until(() => connect.committed('sink'), [3]);
  await connect.log.cluster.deleteTopic('events');
  await connect.until(() => connect.states('sink'), 'RUNNING: RUNNING');
  await connect.createTopic('events');
  await connect.log.append('events', 0, '4');
  await connect.until(() => connect.committed('sink'), [1]);
  expect(connect.states('sink')).toBe('RUNNING: RUNNING');
});
