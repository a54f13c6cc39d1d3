import type { Target } from './targets.ts';

/** A program to paste. */
export interface Snippet {
  readonly title: string;
  readonly text: string;
}

/** Paste-ready programs for a target, with its credentials. @param topic of a cluster, to write to */
export function snippetsOf(target: Target, topic = 'orders'): Snippet[] {
  const of = { redis: redisSnippets, kafka: kafkaSnippets, queue: queueSnippets };
  return [...of[target.service](target, topic), { title: '.env', text: envText(target) }];
}

/** The variables as lines `NAME=value`. */
export function envText({ env }: Pick<Target, 'env'>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

function redisSnippets({ url, credentials }: Target): Snippet[] {
  const { Token: token = '', 'Redis URL': redisUrl } = credentials;
  return [
    {
      title: 'TypeScript',
      text: `// npm install @upstash/redis
import { Redis } from '@upstash/redis';

const redis = new Redis({
  url: '${url}',
  token: '${token}',
});
await redis.set('greeting', 'hello');
console.log(await redis.get('greeting'));`,
    },
    {
      title: 'Python',
      text: `# pip install upstash-redis
from upstash_redis import Redis

redis = Redis(url="${url}", token="${token}")
redis.set("greeting", "hello")
print(redis.get("greeting"))`,
    },
    ...(redisUrl === undefined
      ? []
      : [
          {
            title: 'ioredis',
            text: `// npm install ioredis
import { Redis } from 'ioredis';

const redis = new Redis('${redisUrl}');
await redis.set('greeting', 'hello');
console.log(await redis.get('greeting'));`,
          },
        ]),
    {
      title: 'curl',
      text: `curl ${url}/set/greeting/hello \\
  -H 'Authorization: Bearer ${token}'`,
    },
  ];
}

function kafkaSnippets({ url, credentials }: Target, topic: string): Snippet[] {
  const { Username: username = '', Password: password = '' } = credentials;
  return [
    {
      title: 'TypeScript',
      text: `// npm install @upstash/kafka
import { Kafka } from '@upstash/kafka';

const kafka = new Kafka({
  url: '${url}',
  username: '${username}',
  password: '${password}',
});
await kafka.producer().produce('${topic}', { id: 1 });`,
    },
    {
      title: 'Python',
      text: `# pip install requests
import requests

requests.post(
    "${url}/produce/${topic}",
    auth=("${username}", "${password}"),
    json={"value": "hello"},
).raise_for_status()`,
    },
    {
      title: 'curl',
      text: `curl ${url}/produce/${topic} \\
  -u '${username}:${password}' \\
  -d '{"value":"hello"}'`,
    },
  ];
}

function queueSnippets({ url, credentials }: Target): Snippet[] {
  const { Token: token = '' } = credentials;
  return [
    {
      title: 'TypeScript',
      text: `// npm install @upstash/qstash
import { Client } from '@upstash/qstash';

const client = new Client({
  baseUrl: '${url}',
  token: '${token}',
});
await client.publishJSON({
  url: 'http://127.0.0.1:3000/hook',
  body: { hello: 'there' },
});`,
    },
    {
      title: 'Python',
      text: `# pip install qstash
from qstash import QStash

client = QStash("${token}", base_url="${url}")
client.message.publish_json(
    url="http://127.0.0.1:3000/hook",
    body={"hello": "there"},
)`,
    },
    {
      title: 'curl',
      text: `curl '${url}/v2/publish/http://127.0.0.1:3000/hook' \\
  -H 'Authorization: Bearer ${token}' \\
  -H 'Content-Type: application/json' \\
  -d '{"hello":"there"}'`,
    },
  ];
}
