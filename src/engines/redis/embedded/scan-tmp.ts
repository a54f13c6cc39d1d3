import { readFileSync } from 'node:fs';
import { Database } from './database.ts';
import { EmbeddedSession } from './session.ts';
import { commandCalledBy } from './command-catalog.ts';
import { keysOf } from './command-keys.ts';
import { LaterReply } from './blocking/later-reply.ts';
import { RedisError } from '../reply.ts';

const SIZE = Number(process.env['SIZE'] ?? 1_000_000);
const ARGS = Number(process.env['ARGS'] ?? 300_000);
const ONLY = process.env['ONLY'];
const MIN = Number(process.env['MIN'] ?? 40);
const docs = JSON.parse(readFileSync('generated/redis/command-documents.json', 'utf8'));
const list: any[] = Array.isArray(docs) ? docs : Object.values(docs);
const database = new Database({});
const session = new EmbeddedSession(database, {
  id: 1,
  user: database.acl.user('default')!,
  address: '',
});
session.protocol = 'resp';
const run = (...argv: any[]) => {
  const r = session.run(argv.map(String));
  if (r instanceof RedisError) throw r;
  return r;
};
function fill(name: string, word: (i: number) => any[], command: any[], size = SIZE, off = 0) {
  for (let at = 0; at < size; at += 5000) {
    const words: any[] = [];
    for (let i = at; i < Math.min(at + 5000, size); i++) words.push(...word(i + off));
    run(command[0], name, ...command.slice(1), ...words);
  }
}
const makers: Record<string, () => void> = {
  set: () => fill('set', (i) => [`member:${i}`], ['SADD']),
  set2: () => fill('set2', (i) => [`member:${i}`], ['SADD'], SIZE, SIZE / 2),
  zset: () => fill('zset', (i) => [(i * 7919) % SIZE, `member:${i}`], ['ZADD']),
  zset2: () => fill('zset2', (i) => [i / 3, `member:${i}`], ['ZADD'], SIZE, SIZE / 2),
  lex: () => fill('lex', (i) => [0, `member:${i}`], ['ZADD']),
  hash: () => fill('hash', (i) => [`field:${i}`, `${i}`], ['HSET']),
  list: () => fill('list', (i) => [(i * 7919) % SIZE], ['RPUSH']),
  list2: () => fill('list2', (i) => [`element:${i}`], ['RPUSH']),
  stream: () => {
    for (let i = 1; i <= SIZE; i++) run('XADD', 'stream', `${i}-0`, 'field', `value${i}`);
    for (let g = 0; g < 2; g++) {
      run('XGROUP', 'CREATE', 'stream', `group${g}`, '0');
      for (let i = 0; i < SIZE / 2; i += 5000)
        run('XREADGROUP', 'GROUP', `group${g}`, 'alice', 'COUNT', 5000, 'STREAMS', 'stream', '>');
    }
  },
  string: () => run('SET', 'string', 'abcdefghij'.repeat(SIZE * 5)),
  string2: () => run('SET', 'string2', 'abcdefghik'.repeat(SIZE * 5)),
  hll: () => fill('hll', (i) => [i], ['PFADD'], 100_000),
  geo: () =>
    fill('geo', (i) => [((i * 7919) % 3600) / 10 - 180, ((i * 104729) % 1700) / 10 - 85, `m${i}`], [
      'GEOADD',
    ]),
  json: () =>
    run(
      'JSON.SET',
      'json',
      '$',
      JSON.stringify({
        a: Array.from({ length: SIZE / 5 }, (_, i) => ({
          id: i,
          name: `name ${i}`,
          tags: ['x', 'y'],
        })),
        n: { b: 1 },
        s: 'x'.repeat(SIZE),
        num: 1,
        flag: true,
      }),
    ),
  nums: () =>
    run(
      'JSON.SET',
      'nums',
      '$',
      JSON.stringify({ a: Array.from({ length: SIZE }, (_, i) => i), n: 1 }),
    ),
};
const masters = new Map<string, any>();
for (const [name, make] of Object.entries(makers)) {
  make();
  masters.set(name, database.keyspace.read(name)!.value);
}
const clones = new Map<string, number>();
function need(names: string[]) {
  for (const name of names) {
    const master = masters.get(name);
    if (master === undefined) continue;
    if (database.keyspace.read(name) === undefined) {
      database.keyspace.put(
        name,
        typeof master === 'string' ? master : master.clone(),
        'set' as any,
      );
      clones.set(name, 1);
    }
  }
}
run('FLUSHALL');
const GROUP: Record<string, string[][]> = {
  set: [['set', 'set2']],
  'sorted-set': [
    ['zset', 'zset2'],
    ['lex', 'lex'],
  ],
  hash: [['hash', 'hash']],
  list: [['list', 'list2']],
  stream: [['stream', 'stream']],
  string: [['string', 'string2']],
  bitmap: [['string', 'string2']],
  hyperloglog: [['hll', 'hll']],
  geo: [['geo', 'geo']],
  json: [
    ['json', 'json'],
    ['nums', 'nums'],
  ],
  generic: ['set', 'zset', 'hash', 'list', 'stream', 'string', 'json', 'hll'].map((n) => [n, n]),
};
const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const rows: any[] = [];
const short = (argv: string[]) =>
  argv
    .slice(0, 9)
    .map((w) => (w.length > 24 ? `${w.slice(0, 20)}…(${w.length})` : w))
    .join(' ') + (argv.length > 9 ? ` …(${argv.length})` : '');
async function measure(argv: string[], keys: string[]) {
  need(keys);
  global.gc?.();
  await new Promise(setImmediate);
  const dirty = database.keyspace.dirty;
  const total = cpu();
  let turn = cpu();
  let longest = 0;
  let out: any = session.start(argv);
  let first = cpu() - turn;
  longest = first;
  if (session.blocked) {
    session.blocked.cancel();
    out = 'blocked';
  }
  if (out instanceof LaterReply) {
    let over = false;
    let reply: any;
    out.reply.then((r) => {
      over = true;
      reply = r;
    });
    while (!over) {
      const before = cpu();
      await new Promise(setImmediate);
      longest = Math.max(longest, cpu() - before);
    }
    out = reply;
  }
  if (session.blocked) {
    session.blocked.cancel();
    out = 'blocked';
  }
  const all = cpu() - total;
  while (database.mayHold) await new Promise((r) => setTimeout(r, 10));
  const what =
    out instanceof RedisError
      ? out.message.slice(0, 60)
      : Array.isArray(out)
        ? `[${out.length}]`
        : typeof out === 'string'
          ? `"${out.length}"`
          : JSON.stringify(out)?.slice(0, 30);
  rows.push({ name: argv[0], argv: short(argv), longest, all, what });
  if (longest >= MIN)
    console.log(
      `${longest.toFixed(0).padStart(6)} ${all.toFixed(0).padStart(6)}  ${short(argv)}  → ${what}`,
    );
  if (database.keyspace.dirty !== dirty) {
    database.keyspace.clear?.('flushall' as any);
    run('FLUSHALL');
  }
}
const SKIP =
  /^(monitor|subscribe|psubscribe|ssubscribe|shutdown|wait|waitaof|quit|reset|multi|exec|discard|watch|unwatch|auth|hello|client|failover|replicaof|slaveof|acl)/i;
for (const doc of list) {
  const name: string = doc.name;
  if (SKIP.test(name) || (ONLY && !new RegExp(ONLY, 'i').test(name))) continue;
  const groups = GROUP[doc.group] ?? [[]];
  const words = name.split(' ').length;
  const seen = new Set<string>();
  for (const example of doc.examples) {
    if (example.error !== undefined) continue;
    const base: string[] = example.command.map(String);
    const spec = commandCalledBy(base)?.spec;
    if (!spec) continue;
    const positions = keysOf(spec, base).map((k) => k.position);
    for (const group of groups.length ? groups : [[]]) {
      const withKeys = (argv: string[]) => {
        argv = [...argv];
        positions.forEach((p, i) => {
          argv[p] = group[i % 2] ?? argv[p]!;
        });
        return argv;
      };
      const variants: string[][] = [withKeys(base)];
      for (const n of ['1000000', '-1000000', '0', '-1']) {
        const v = withKeys(base).map((w, i) =>
          i >= words && !positions.includes(i) && /^-?\d+$/.test(base[i]!) ? n : w,
        );
        variants.push(v);
      }
      // ranges
      {
        let k = 0;
        variants.push(
          withKeys(base).map((w, i) =>
            i >= words && !positions.includes(i) && /^-?\d+$/.test(base[i]!)
              ? k++ === 0
                ? '0'
                : k === 2
                  ? '-1'
                  : '1000000'
              : w,
          ),
        );
      }
      const last = doc.arguments?.at(-1);
      const multi = (doc.arguments ?? []).find((a: any) => a.multiple);
      if (multi && !example.title?.includes('Onto')) {
        const inner = multi.type === 'block' ? multi.arguments.length : 1;
        if (multi === last || doc.arguments.filter((a: any) => !a.optional).at(-1) === multi) {
          const unit = base.slice(-inner);
          const v = withKeys(base);
          const before = v.slice(0, v.length - inner);
          for (const distinct of [true, false]) {
            const many = [...before];
            for (let i = 0; i < ARGS / inner; i++)
              for (const [j, w] of unit.entries())
                many.push(
                  multi.type === 'key'
                    ? distinct
                      ? `nokey${i}`
                      : (group[0] ?? 'x')
                    : distinct &&
                        (j === unit.length - 1 || (inner > 1 && j === 0 && !/^-?[\d.]+$/.test(w)))
                      ? /^-?\d+-\d+$/.test(w)
                        ? `${i + 1}-0`
                        : /^-?[\d.]+$/.test(w)
                          ? String(i)
                          : `w${i}`
                      : w,
                );
            variants.push(many);
          }
        }
      }
      for (const argv of variants) {
        const id = JSON.stringify(argv.slice(0, 20)) + argv.length;
        if (seen.has(id)) continue;
        seen.add(id);
        try {
          await measure(argv, group);
        } catch (e) {
          console.log('!!', short(argv), String(e).slice(0, 200));
        }
      }
    }
  }
}
console.log('done', rows.length);
