/** The headers for a seeded database with these tokens. */
export const secrets = (restToken: string, readOnlyRestToken: string) => ({
  password: 'open-sesame',
  restToken,
  readOnlyRestToken,
});

/** A state with everything that a seed can express. */
export const SEED = {
  plinth: 1,
  teams: [
    { name: 'analysts', copyCc: false, members: [{ email: 'ann@example.com', role: 'dev' }] },
  ],
  databases: [
    {
      name: 'default',
      region: 'us-east-1',
      users: [{ name: 'alice', rules: 'on sanitize-payload ~a:* resetchannels -@all +get' }],
      keys: [
        { key: 'a:bytes', type: 'string', value: { base64: '/wA=' } },
        { key: 'a:text', type: 'string', value: 'grüße', expiresAt: 4_000_000_000_000 },
        { key: 'b', type: 'hash', value: { field: 'value', other: '' } },
        { key: 'b2', type: 'hash', value: [['7', 'seven']] },
        { key: 'c', type: 'list', value: ['x', 'y', 'x'] },
        { key: 'd', type: 'set', value: ['one', 'two'] },
        {
          key: 'e',
          type: 'zset',
          value: [
            { member: 'low', score: '-inf' },
            { member: 'half', score: 0.5 },
          ],
        },
        { key: 'f', type: 'stream', value: [{ id: '1-1', fields: [['n', '1']] }] },
        { key: 'g', type: 'json', value: { nested: [1, null, 'x'] } },
      ],
    },
    {
      name: 'shop',
      region: 'eu-west-1',
      secrets: secrets('token-of-the-shop', 'read-only-token-of-the-shop'),
      keys: [{ key: 'k', type: 'string', value: 'v' }],
    },
  ],
  kafka: {
    topics: [
      {
        name: 'orders',
        partitions: 2,
        retentionTime: -1,
        retentionSize: -1,
        maxMessageSize: 1_000_000,
        cleanupPolicy: 'delete',
        records: [
          { key: '17', value: '{"item":"chair"}', partition: 0, timestamp: 1_795_000_000_000 },
          {
            value: { base64: '/w==' },
            partition: 1,
            timestamp: 1_795_000_000_001,
            headers: [{ key: 'trace', value: 'abc' }],
          },
        ],
      },
    ],
    schemas: [
      { subject: 'orders-value', schema: '"string"', schemaType: 'AVRO' },
      { subject: 'orders-key', schema: '"int"', schemaType: 'AVRO' },
      { subject: 'orders-key', schema: '"boolean"', schemaType: 'AVRO' },
    ],
    compatibility: {
      level: 'FULL',
      subjects: [{ subject: 'orders-key', level: 'NONE' }],
    },
    modes: { mode: 'READONLY', subjects: [{ subject: 'orders-key', mode: 'READWRITE' }] },
    consumerGroups: [
      {
        name: 'billing',
        offsets: [
          { topic: 'orders', partition: 0, offset: 1 },
          { topic: 'orders', partition: 1, offset: 0 },
        ],
      },
    ],
    credentials: [
      {
        name: 'reader',
        topic: 'ord*',
        permissions: 'CONSUME',
        username: 'ZGVmYXVsdCRyZWFkZXI',
        password: 'a secret',
      },
    ],
    connectors: [
      {
        name: 'lines',
        properties: {
          'connector.class': 'org.apache.kafka.connect.file.FileStreamSourceConnector',
          file: '/tmp/not-there.txt',
          topic: 'orders',
        },
        paused: true,
        offsets: [{ partition: '{"filename":"/tmp/not-there.txt"}', offset: '{"position":17}' }],
      },
    ],
  },
  queue: {
    queues: [{ name: 'invoices', parallelism: 2, paused: true }],
    urlGroups: [
      {
        name: 'billing',
        endpoints: [{ name: 'one', url: 'https://example.com/one' }],
        headers: [['X-Team', 'billing']],
      },
    ],
    flowControls: [
      { key: 'slow', parallelism: 2, rate: 10, period: 60, pinnedParallelism: true, paused: true },
    ],
    schedules: [
      {
        id: 'nightly',
        destination: 'billing',
        cron: '0 3 * * *',
        method: 'POST',
        headers: [['Content-Type', 'text/plain']],
        body: 'good night',
        retries: 3,
        timeout: 5000,
        retryDelay: '1000 * retried',
        failureCallback: { url: 'https://example.com/failed', when: 'failed', method: 'PUT' },
        redact: { body: true, headers: ['x-secret'] },
        paused: true,
      },
    ],
    messages: [
      {
        url: 'https://example.com/invoice',
        method: 'PUT',
        headers: [['Content-Type', 'application/json']],
        body: '{"invoice":1}',
        queue: 'invoices',
        labels: ['first'],
        retries: 5,
        timeout: 60_000,
        retried: 2,
        notBefore: 1_795_000_000_000,
      },
      {
        url: 'https://example.com/one',
        urlGroup: 'billing',
        endpoint: 'one',
        schedule: 'nightly',
        method: 'POST',
        retries: 3,
        timeout: 5000,
        callback: {
          url: 'https://example.com/done',
          when: 'attempted',
          method: 'POST',
          retries: 2,
        },
        flowControl: { key: 'slow' },
        body: { base64: '/w==' },
        notBefore: 1_795_000_000_000,
      },
    ],
    deadLetters: [
      {
        url: 'https://example.com/gone',
        method: 'POST',
        body: 'hello',
        retries: 1,
        timeout: 60_000,
        retried: 1,
        response: { status: 503, headers: { 'retry-after': ['9'] }, body: 'later' },
      },
      {
        url: 'https://nowhere.example.com',
        method: 'GET',
        retries: 0,
        timeout: 60_000,
        error: 'connection refused',
      },
    ],
  },
};
