import type { ClientMethod, Word } from './client-method.ts';
import { source } from './source.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  MODIFIER: 'modifier',
  FACTOR: 'factor',
  MISSING: 'missing',
};

/** What the official client takes for the words after SCOREFUNC, up to those of another option. */
function scoreFunction(words: readonly Word[]): object {
  const modes: Record<string, string> = {};
  const fields: Record<string, unknown>[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [token, value] = [String(words[i]), words[i + 1]!];
    const option = OPTIONS[token];
    if (token === 'COMBINEMODE' || token === 'SCOREMODE') {
      modes[token === 'SCOREMODE' ? 'scoreMode' : 'combineMode'] = String(value).toLowerCase();
    } else if (token === 'FIELDVALUE') fields.push({ field: value });
    else if (option === undefined) break;
    else fields.at(-1)![option] = option === 'modifier' ? String(value).toLowerCase() : value;
  }
  return fields.length === 1 ? { ...fields[0], ...modes } : { fields, ...modes };
}

/** The method of the official client's search that may send a command. */
export function searchCall(command: readonly Word[]): ClientMethod | undefined {
  const [name, first, second] = command.map(String);
  switch (name) {
    case 'SEARCH.CREATE':
      return ofSearch('createIndex', definitionIn(command));
    case 'SEARCH.ALIASADD':
      return ofSearch('alias.add', { indexName: second, alias: first });
    case 'SEARCH.ALIASDEL':
      return ofSearch('alias.delete', { alias: first });
    case 'SEARCH.LISTALIASES':
      return ofSearch('alias.list');
    case 'SEARCH.QUERY':
      return ofIndex(first, 'query', queryIn(command));
    case 'SEARCH.COUNT':
      return ofIndex(first, 'count', { filter: parsed(second) });
    case 'SEARCH.AGGREGATE':
      return ofIndex(first, 'aggregate', {
        ...filterIn(second),
        aggregations: parsed(String(command[3])),
      });
    case 'SEARCH.DESCRIBE':
      return ofIndex(first, 'describe');
    case 'SEARCH.WAITINDEXING':
      return ofIndex(first, 'waitIndexing');
    case 'SEARCH.DROP':
      return ofIndex(first, 'drop');
    default:
      return undefined;
  }
}

/** @param path of the method below `redis.search` */
function ofSearch(path: string, ...args: readonly object[]): ClientMethod {
  return {
    call: `redis.search.${path}(${args.map(source).join(', ')})`,
    run: (redis) => {
      let owner: unknown = redis.search;
      const names = path.split('.');
      const method = names.pop()!;
      for (const each of names) owner = (owner as Record<string, unknown>)[each];
      return (owner as Methods)[method]!(...args);
    },
  };
}

function ofIndex(name: string | undefined, method: string, ...args: object[]): ClientMethod {
  const index = { name: String(name) };
  return {
    call: `redis.search.index(${source(index)}).${method}(${args.map(source).join(', ')})`,
    run: (redis) => {
      const owner: unknown = redis.search.index(index);
      return (owner as Methods)[method]!(...args);
    },
  };
}

type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** What the client takes for a filter; one that asks for nothing is left out. */
function filterIn(json: string | undefined): { readonly filter?: unknown } {
  const filter = parsed(json);
  return JSON.stringify(filter) === '{}' ? {} : { filter };
}

function parsed(json: string | undefined): unknown {
  return JSON.parse(json ?? '');
}

function queryIn([, , filter, ...words]: readonly Word[]): object {
  const after = (token: string) => {
    const at = words.indexOf(token);
    return at < 0 ? undefined : at + 1;
  };
  const listed = (at: number) => words.slice(at + 1, at + 1 + Number(words[at])).map(String);
  const number = (name: string, token: string) => {
    const at = after(token);
    return at !== undefined && { [name]: Number(words[at]) };
  };
  const select = after('SELECT');
  const order = after('ORDERBY');
  const score = after('SCOREFUNC');
  const highlight = after('HIGHLIGHT');
  const tags = after('TAGS');
  return {
    ...filterIn(String(filter)),
    ...number('limit', 'LIMIT'),
    ...number('offset', 'OFFSET'),
    ...(words.includes('NOCONTENT') && { select: {} }),
    ...(select !== undefined && {
      select: Object.fromEntries(listed(select).map((path) => [path, true])),
    }),
    ...(order !== undefined && { orderBy: { [words[order]!]: words[order + 1] } }),
    ...(score !== undefined && { scoreFunc: scoreFunction(words.slice(score)) }),
    ...(highlight !== undefined && {
      highlight: {
        fields: listed(highlight + 1),
        ...(tags !== undefined && { preTag: words[tags], postTag: words[tags + 1] }),
      },
    }),
  };
}

function definitionIn([, name, ...words]: readonly Word[]): object {
  const schemaAt = words.indexOf('SCHEMA');
  const options = words.slice(0, schemaAt);
  const after = (token: string) => options[options.indexOf(token) + 1];
  const kind = String(after('ON')).toLowerCase();
  const prefixAt = options.indexOf('PREFIX') + 2;
  const prefixes = options.slice(prefixAt, prefixAt + Number(after('PREFIX')));
  return {
    name,
    dataType: kind,
    ...(kind === 'stream'
      ? { stream: after('STREAM') }
      : { prefix: prefixes.length === 1 ? prefixes[0] : prefixes }),
    ...(options.includes('LANGUAGE') && { language: after('LANGUAGE') }),
    ...(options.includes('SKIPINITIALSCAN') && { skipInitialScan: true }),
    ...(options.includes('EXISTSOK') && { existsOk: true }),
    schema: schemaIn(words.slice(schemaAt + 1)),
  };
}

const FLAGS: Readonly<Record<string, string>> = {
  FAST: 'fast',
  NOTOKENIZE: 'noTokenize',
  NOSTEM: 'noStem',
};

/** A field without options is its type. */
function schemaIn(words: readonly Word[]): object {
  const schema: Record<string, object | string> = {};
  for (let i = 0; i < words.length;) {
    const [path, type] = [String(words[i]), String(words[i + 1])];
    i += 2;
    const options: Record<string, unknown> = {};
    for (let flag = FLAGS[String(words[i])]; flag !== undefined; flag = FLAGS[String(words[i])]) {
      options[flag] = true;
      i++;
    }
    if (words[i] === 'FROM') {
      options['from'] = words[i + 1];
      i += 2;
    }
    schema[path] = Object.keys(options).length === 0 ? type : { type, ...options };
  }
  return schema;
}
