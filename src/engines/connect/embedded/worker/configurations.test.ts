import { describe, expect, test } from 'vitest';
import { keeping, withSink } from '../../../../../testing/engines/connect/embedded/worker.ts';

describe('the check of a configuration', () => {
  test.each([
    [{}, 'Connector config contains no connector type'],
    [
      { 'connector.class': 'com.example.Mine' },
      'Failed to find any class that implements Connector and which name matches com.example.Mine, ' +
        'available connectors are: PluginDesc{klass=class test.KeepingSinkConnector, type=sink}',
    ],
    [
      { 'connector.class': 'KeepingSink' },
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Must configure one of topics or topics.regex\n' +
        'Must configure one of topics or topics.regex',
    ],
    [
      keeping({ 'topics.regex': 'e.*' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'topics and topics.regex are mutually exclusive options, but both are set.\n' +
        'topics and topics.regex are mutually exclusive options, but both are set.',
    ],
    [
      keeping({ 'tasks.max': 'many' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Invalid value many for configuration tasks.max: Not a number of type INT\n' +
        'Invalid value null for configuration tasks.max: Value must be non-null',
    ],
    [
      keeping({ 'tasks.max': '2147483647' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        'Invalid value 2147483647 for configuration tasks.max: Value must be no more than 1000',
    ],
    [
      keeping({ topics: ' , ' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Must configure one of topics or topics.regex\n' +
        'Must configure one of topics or topics.regex',
    ],
    [
      keeping({ 'tasks.max': '0', 'errors.tolerance': 'some', 'key.converter': 'None' }),
      'Connector configuration is invalid and contains the following 3 error(s):\n' +
        'Invalid value 0 for configuration tasks.max: Value must be at least 1\n' +
        'Invalid value some for configuration errors.tolerance: String must be one of: none, all\n' +
        'Invalid value None for configuration key.converter: Class None could not be found.',
    ],
    [
      keeping({ 'errors.deadletterqueue.topic.name': 'events' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        "The DLQ topic 'events' may not be included in the list of topics ('topics=events') consumed by the connector",
    ],
    [
      {
        ...keeping({ 'topics.regex': 'e.*' }),
        topics: '',
        'errors.deadletterqueue.topic.name': 'eh',
      },
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        "The DLQ topic 'eh' may not be included in the regex matching the topics ('topics.regex=e.*') consumed by the connector",
    ],
    [
      keeping({ transforms: 'a,a', 'transforms.a.type': 'Filter' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        'Invalid value [a, a] for configuration transforms: Duplicate alias provided.',
    ],
  ])('%j', async (properties, message) => {
    const { connect } = await withSink();
    expect(await connect.worker.validate('one', properties)).toBe(message);
    await connect.run('one', properties);
    expect(connect.status('one')).toMatchObject({ state: 'FAILED', trace: message, tasks: [] });
  });

  test('accepts a valid one', async () => {
    const { connect } = await withSink();
    expect(await connect.worker.validate('one', keeping())).toBeUndefined();
    expect(await connect.worker.validate('a\nname', keeping())).toMatch(/control sequences/);
    expect(await connect.worker.validate('', keeping())).toMatch(/String may not be empty/);
  });
});
