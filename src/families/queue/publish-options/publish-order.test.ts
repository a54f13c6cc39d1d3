import { describe, expect, test } from 'vitest';
import {
  head,
  published,
  refused,
  refusedBy,
} from '../../../../testing/families/queue/publish-options.ts';
import { PublishHeaders } from './publish-headers.ts';
import { readPublishOrder } from './publish-order.ts';

test('a publish without headers is a POST of its body without settings', () => {
  expect(published()).toEqual({
    destination: { url: 'https://example.com' },
    body: Buffer.from('hello'),
    callerIp: '192.0.2.1',
    method: 'POST',
    headers: [],
    labels: [],
  });
});

test('telemetry of clients and unknown settings have no effect', () => {
  const telemetry = [
    'Upstash-Telemetry-Sdk: x',
    'Upstash-Telemetry-Runtime: node',
    'Upstash-Foo: 1',
  ];
  expect(published(...telemetry)).toEqual(published());
});

describe('the names of settings', () => {
  test('are case-insensitive', () => {
    expect(published('upstash-retries: 5').retries).toBe(5);
    expect(published('UPSTASH-RETRIES: 5').retries).toBe(5);
  });

  test('mean the same with either prefix', () => {
    expect(published('Service-Retries: 5', 'Service-Label: a')).toEqual(
      published('Upstash-Retries: 5', 'Upstash-Label: a'),
    );
  });

  test('may be given once, whatever their prefix', () => {
    expect(refused('Upstash-Retries: 1', 'Upstash-Retries: 2')).toBe(
      '400 Upstash-Retries must be given only once',
    );
    expect(refused('Service-Delay: 1s', 'Upstash-Delay: 1s')).toBe(
      '400 Service-Delay must be given only once',
    );
  });

  test('mean the same in the query, but headers take precedence', () => {
    const given = new PublishHeaders(head('Upstash-Retries: 1'), [
      ['upstash-retries', '2'],
      ['upstash-delay', '10s'],
      ['upstash-forward-x-a', '1'],
    ]);
    const source = { destination: { group: 'g' }, body: Buffer.alloc(0), callerIp: '' };
    expect(readPublishOrder(given, source)).toMatchObject({
      retries: 1,
      delay: 10_000,
      headers: [['x-a', '1']],
    });
  });
});

describe('method', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s', (method) => {
    expect(published(`Upstash-Method: ${method}`).method).toBe(method);
  });

  test('is accepted in lower case', () => {
    expect(published('Upstash-Method: put').method).toBe('PUT');
  });

  test.each(['HEAD', 'TRACE', 'GET /'])('%j is refused', (method) => {
    expect(refused(`Upstash-Method: ${method}`)).toBe(
      `400 Upstash-Method must be one of GET, POST, PUT, PATCH, DELETE, it is "${method}"`,
    );
  });
});

describe('times', () => {
  test('a delay and a timeout are durations', () => {
    expect(published('Upstash-Delay: 1d10h30m', 'Upstash-Timeout: 30s')).toMatchObject({
      delay: 124_200_000,
      timeout: 30_000,
    });
  });

  test.each(['soon', '10', '-5s', '5 minutes'])('%j is refused as a delay', (delay) => {
    expect(refused(`Upstash-Delay: ${delay}`)).toBe(
      `400 Upstash-Delay must be a time such as 50s or 1d10h30m, it is "${delay}"`,
    );
  });

  test('a timeout of zero is refused', () => {
    expect(refused('Upstash-Timeout: 0s')).toBe(
      '400 Upstash-Timeout must be longer than nothing, it is "0s"',
    );
  });

  test('not-before is a Unix time in seconds', () => {
    expect(published('Upstash-Not-Before: 1795478400').notBefore).toBe(1_795_478_400_000);
    expect(published('Upstash-Not-Before: 1795478400.1239').notBefore).toBe(1_795_478_400_124);
  });

  test.each(['tomorrow', '1.', '.5', '1.5.5', '-1', '1e9'])(
    '%j is refused as not-before',
    (moment) => {
      expect(refused(`Upstash-Not-Before: ${moment}`)).toBe(
        `400 Upstash-Not-Before must be a Unix time in seconds, it is "${moment}"`,
      );
    },
  );
});

describe('retries', () => {
  test.each([0, 3, 1000])('%i', (retries) => {
    expect(published(`Upstash-Retries: ${retries}`).retries).toBe(retries);
  });

  test.each(['-1', '1.5', 'many', '0x10', '1, 2', '99999999999999999999'])(
    '%j is refused as a number of retries',
    (retries) => {
      expect(refused(`Upstash-Retries: ${retries}`)).toBe(
        `400 Upstash-Retries must be a whole number from 0 on, it is "${retries}"`,
      );
    },
  );
});

describe('deduplication', () => {
  test('by an id', () => {
    expect(published('Upstash-Deduplication-Id: order-1').deduplication).toEqual({ id: 'order-1' });
  });

  test.each(['true', 'True', 'TRUE'])('by content: %s', (value) => {
    expect(published(`Upstash-Content-Based-Deduplication: ${value}`).deduplication).toEqual({
      byContent: true,
    });
  });

  test('an id takes precedence over content', () => {
    const lines = ['Upstash-Content-Based-Deduplication: true', 'Upstash-Deduplication-Id: a'];
    expect(published(...lines).deduplication).toEqual({ id: 'a' });
  });

  test('is off for false', () => {
    expect(published('Upstash-Content-Based-Deduplication: False').deduplication).toBeUndefined();
  });

  test('a value that is neither true nor false is refused', () => {
    expect(refused('Upstash-Content-Based-Deduplication: yes')).toBe(
      '400 Upstash-Content-Based-Deduplication must be true or false, it is "yes"',
    );
  });
});

describe('a header without a value', () => {
  test.each([
    ...['Method', 'Delay', 'Not-Before', 'Retries', 'Retry-Delay', 'Timeout', 'Callback'],
    ...['Failure-Callback', 'Deduplication-Id', 'Content-Based-Deduplication', 'Header-Forward'],
    ...['Flow-Control-Key', 'Flow-Control-Value', 'Label', 'Redact-Fields', 'Queue-Name', 'Cron'],
    ...['Schedule-Id', 'Callback-Method', 'Callback-Delay', 'Failure-Callback-Retries'],
    'Workflow-RunId',
  ])('counts as absent: Upstash-%s', (name) => {
    expect(published(`Upstash-${name}:`)).toEqual(published());
    expect(published(`Service-${name}:`)).toMatchObject({ ...published(), headers: [] });
  });

  test('does not hide another one with a value', () => {
    expect(published('Upstash-Delay:', 'Upstash-Delay: 5s').delay).toBe(5000);
    expect(
      published('Upstash-Callback:', 'Service-Callback: https://a.com').callback,
    ).toMatchObject({
      when: 'finished',
    });
  });

  test('is forwarded if it is to be forwarded', () => {
    expect(published('Upstash-Forward-X:').headers).toEqual([['X', '']]);
  });
});

describe('headers of a workflow', () => {
  const run = (...lines: string[]) => published('Upstash-Workflow-RunId: wfr_1', ...lines).run;

  test('make the message one of a run', () => {
    expect(run()).toMatchObject({ id: 'wfr_1', does: 'step', features: [], depth: 0 });
    expect(run('Upstash-Workflow-Init: true')).toMatchObject({ does: 'begin' });
    expect(run('Upstash-Workflow-Init: true', 'Upstash-Workflow-Invoke: true')).toMatchObject({
      does: 'invoke',
    });
    expect(run('upstash-workflow-calltype: toCallback')).toMatchObject({ does: 'call' });
    expect(published().run).toBeUndefined();
  });

  test('say what the client can do, and how deep the run was invoked', () => {
    expect(
      run(
        'Upstash-Feature-Set: LazyFetch, WF_TriggerOnConfig,Later',
        'Upstash-Forward-Upstash-Workflow-Invoke-Count: 3',
      ),
    ).toMatchObject({ features: ['LazyFetch', 'WF_TriggerOnConfig'], depth: 3 });
  });

  test('are forwarded with the messages of runs, and with no others', () => {
    const forwarded = 'Upstash-Forward-Upstash-Workflow-Sdk-Version: 1';
    expect(published('Upstash-Workflow-RunId: wfr_1', forwarded).headers).toEqual([
      ['Upstash-Workflow-Sdk-Version', '1'],
    ]);
    expect(published(forwarded).headers).toEqual([]);
  });

  test('are refused without a run, whose receiver would begin a new one each time', () => {
    expect(refused('Upstash-Workflow-Init: true')).toBe(
      '400 Upstash-Workflow-Init needs Upstash-Workflow-RunId',
    );
  });

  test.each(['Upstash-Deduplication-Id: a', 'Upstash-Queue-Name: orders'])(
    '%s has no meaning beside them',
    (line) => {
      expect(refused('Upstash-Workflow-RunId: wfr_1', line)).toMatch(
        /has no meaning for a message of a workflow$/,
      );
    },
  );

  test('of callbacks are not headers of the callback', () => {
    const order = published(
      'Upstash-Workflow-RunId: wfr_1',
      'Upstash-Callback: https://example.com',
      'Upstash-Callback-Workflow-Init: false',
      'Upstash-Callback-Feature-Set: LazyFetch',
      'Upstash-Callback-Failure-Callback-Forward-X: 1',
      'Upstash-Callback-Forward-Upstash-Workflow-Callback: true',
    );
    expect(order.callback?.headers).toEqual([['Upstash-Workflow-Callback', 'true']]);
  });

  test('are recognized only by their full prefix', () => {
    expect(published('Upstash-Forward-Upstash-Workflow-RunId: a', 'X-Workflow: b').run).toBe(
      undefined,
    );
  });
});

describe('labels', () => {
  test('are separated by commas, without duplicates', () => {
    expect(published('Upstash-Label: billing, eu,,billing').labels).toEqual(['billing', 'eu']);
  });

  test('of several headers are joined', () => {
    expect(published('Upstash-Label: a', 'Upstash-Label: b,c').labels).toEqual(['a', 'b', 'c']);
  });

  test('are read as UTF-8', () => {
    const wire = Buffer.from('grün').toString('latin1');
    expect(published(`Upstash-Label: ${wire}`).labels).toEqual(['grün']);
    expect(published('Upstash-Label: gr\u00fcn').labels).toEqual(['grün']);
  });
});

describe('the queue', () => {
  test('may be named by a header', () => {
    expect(published('Upstash-Queue-Name: orders').queue).toBe('orders');
  });

  const ofOrders = (...lines: string[]) =>
    readPublishOrder(new PublishHeaders(head(...lines)), {
      destination: { url: 'https://example.com' },
      body: Buffer.alloc(0),
      callerIp: '',
      queue: 'orders',
    });

  test('of the path may be repeated in a header', () => {
    expect(ofOrders().queue).toBe('orders');
    expect(ofOrders('Upstash-Queue-Name: orders').queue).toBe('orders');
  });

  test('of the path and of a header must not differ', () => {
    expect(refusedBy(() => ofOrders('Upstash-Queue-Name: mails'))).toBe(
      '400 Upstash-Queue-Name names another queue than orders, which the request is for',
    );
  });
});

test.each(['Upstash-Cron: * * * * *', 'Upstash-Schedule-Id: a'])(
  'a publish is not a schedule: %s is refused',
  (line) => {
    expect(refused(line)).toMatch(
      /^400 Upstash-[\w-]+ is for POST \/v2\/schedules\/\{destination\}$/,
    );
  },
);

test('an error quotes only the beginning of a long value', () => {
  expect(refused(`Upstash-Delay: ${'x'.repeat(10_000)}`)).toBe(
    `400 Upstash-Delay must be a time such as 50s or 1d10h30m, it is "${'x'.repeat(80)}…"`,
  );
});
