import { source } from './source.ts';
import type { ClientMethod, Word } from './client-method.ts';

/** Where options of a vector in a command begin, and what the client takes for them. */
function vectorIn(words: readonly Word[]): unknown {
  const values = words.indexOf('VALUES');
  if (values >= 0) return words.slice(values + 2, values + 2 + Number(words[values + 1]));
  const base64 = words.indexOf('BASE64-FP32');
  return base64 >= 0 ? { base64: words[base64 + 1] } : undefined;
}

/** The method of the official client's indexes of vectors that may send a command. */
export function vectorCall([command, name, ...words]: readonly Word[]): ClientMethod | undefined {
  const after = (token: Word) => words[words.indexOf(token) + 1];
  if (command === 'VECTOR.CREATE') {
    const options = {
      name: String(name),
      dimension: after('DIM') as number,
      metric: after('METRIC') as 'COSINE',
      ...(words.includes('EXISTSOK') && { existsOk: true }),
    };
    return {
      call: `redis.vector.createIndex(${source(options)})`,
      run: (redis) => redis.vector.createIndex(options),
    };
  }
  const method = METHODS[String(command)];
  if (method === undefined) return undefined;
  const args = argumentsOf(method, words);
  return {
    call: `redis.vector.index(${source(name)}).${method}(${args.map(source).join(', ')})`,
    run: (redis) => {
      const index: object = redis.vector.index(String(name));
      return (index as Record<string, (...all: unknown[]) => unknown>)[method]!(...args);
    },
  };
}

const METHODS: Readonly<Record<string, string>> = {
  'VECTOR.ADD': 'add',
  'VECTOR.GET': 'get',
  'VECTOR.DEL': 'delete',
  'VECTOR.QUERY': 'query',
  'VECTOR.COUNT': 'count',
  'VECTOR.INFO': 'info',
  'VECTOR.DROP': 'drop',
};

function argumentsOf(method: string, words: readonly Word[]): unknown[] {
  if (method === 'add') return [words[0], vectorIn(words)];
  if (method !== 'query') return [...words];
  const profile = words.indexOf('PROFILE');
  return [
    {
      vector: vectorIn(words),
      topK: words[words.indexOf('TOPK') + 1],
      ...(profile >= 0 && { profile: words[profile + 1] }),
    },
  ];
}
