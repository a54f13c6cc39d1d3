import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function sicily() {
  const opened = openTestDatabase();
  opened.run('GEOADD sicily 13.361389 38.115556 Palermo 15.087269 37.502669 Catania');
  return opened;
}

test('a position is a score of a sorted set, and logged as one', () => {
  const { run, logged } = sicily();
  expect(run('ZRANGE sicily 0 -1 WITHSCORES')).toEqual([
    ...['Palermo', '3479099956230698', 'Catania', '3479447370796909'],
  ]);
  expect(run('GEOADD sicily NX CH 0 0 Palermo 14 37.8 Enna')).toBe(1);
  expect(run('GEOADD sicily XX CH 13.4 38.1 Palermo 0 0 Atlantis')).toBe(1);
  expect(logged).toEqual([
    'ZADD sicily 3479099956230698 Palermo 3479447370796909 Catania',
    expect.stringMatching(/^ZADD sicily NX CH \d{16} Palermo \d{16} Enna$/),
    expect.stringMatching(/^ZADD sicily XX CH \d{16} Palermo \d{16} Atlantis$/),
  ]);
});

test.each([
  ['GEOADD g 1 2', "ERR wrong number of arguments for 'geoadd' command"],
  ['GEOADD g 1 2 a 3', 'ERR syntax error'],
  ['GEOADD g NX XX 1 2 a', 'ERR syntax error'],
  ['GEOADD g x 2 a', 'ERR value is not a valid float'],
  ['GEOADD g 1 86 a', 'ERR invalid longitude,latitude pair 1.000000,86.000000'],
  ['GEOADD g 1 2 a 1e30 2 b', /^ERR invalid longitude,latitude pair 1\d{30}\.0{6},2\.0{6}$/],
  ['GEODIST sicily Palermo Catania ell', /^ERR unsupported unit provided/],
  ['GEODIST sicily Palermo Catania m m', 'ERR syntax error'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYRADIUS x m', 'ERR need numeric radius'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYBOX x 1 m', 'ERR need numeric width'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYBOX 1 x m', 'ERR need numeric height'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYBOX 1 -1 m', 'ERR height or width cannot be negative'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYRADIUS 1 m ANY', /^ERR the ANY argument requires COUNT/],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYRADIUS 1 m COUNT 0', 'ERR COUNT must be > 0'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYRADIUS 1 m BYBOX 1 1 m', 'ERR syntax error'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 FROMMEMBER Palermo BYRADIUS 1 m', 'ERR syntax error'],
  ['GEOSEARCH sicily FROMLONLAT 1 2 BYRADIUS 1 m STOREDIST', 'ERR syntax error'],
  [
    'geosearch sicily BYRADIUS 1 m ASC COUNT 1',
    'ERR exactly one of FROMMEMBER or FROMLONLAT can be specified for geosearch',
  ],
  [
    'GEOSEARCH sicily FROMLONLAT 1 2 ASC COUNT 1',
    'ERR exactly one of BYRADIUS and BYBOX can be specified for GEOSEARCH',
  ],
  [
    'GEORADIUS sicily 1 2 3 m STORE to WITHDIST',
    'ERR STORE option in GEORADIUS is not compatible with WITHDIST, WITHHASH and WITHCOORD options',
  ],
  ['GEORADIUS_RO sicily 1 2 3 m STORE to', 'ERR syntax error'],
  ['GEORADIUSBYMEMBER sicily Atlantis 1 m', 'ERR could not decode requested zset member'],
])('an invalid command is refused with the reason (%s: %s)', (command, error) => {
  const { run } = sicily();
  expect(run(command)).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
});

test('distances have four decimals, in any unit', () => {
  const { run } = sicily();
  const units = ['m', 'KM', 'ft', 'mi'].map((unit) =>
    run(`GEODIST sicily Palermo Catania ${unit}`),
  );
  expect(units).toEqual(['166274.1516', '166.2742', '545518.8700', '103.3182']);
  expect(run('GEODIST sicily Palermo Palermo')).toBe('0.0000');
  expect(run('GEODIST sicily Palermo Atlantis')).toBe(null);
  expect(run('GEODIST nobody a b')).toBe(null);
});

test('positions and geohashes have the digits of Redis, and null for missing members', () => {
  const { run } = sicily();
  expect(run('GEOPOS sicily Palermo Atlantis')).toEqual([
    ['13.36138933897018433', '38.11555639549629859'],
    null,
  ]);
  expect(run('GEOHASH sicily Palermo Atlantis')).toEqual(['sqc8b49rny0', null]);
  expect(run('GEOPOS nobody a')).toEqual([null]);
  expect(run('GEOHASH nobody a')).toEqual([null]);
});

test('the edges of the world have positions', () => {
  const { run } = openTestDatabase();
  run('GEOADD g 180 85.05112878 far -180 -85.05112878 near');
  expect(run('GEOPOS g far near')).toEqual([
    ['180', '85.0511287799999991'],
    ['-179.99999731779098511', '-85.05112751263942528'],
  ]);
  expect(run('GEOSEARCH g FROMMEMBER far BYRADIUS 1 km')).toEqual(['far']);
});

test('scores that ZADD has set are decoded as far as possible', () => {
  const { run } = openTestDatabase();
  run('ZADD g -5 a 1.5 b inf c -1e30 d 1e18 e');
  expect(run('GEOPOS g a b c d e')).toHaveLength(5);
  expect(run('GEOHASH g a b c d e')).toHaveLength(5);
  const found = run('GEORADIUS g -180 -85 30000 km WITHHASH ASC') as [string, unknown][];
  expect(new Map(found).get('b')).toBe(1);
});

describe('a search', () => {
  test('GEOSEARCH BYRADIUS returns the members in a circle, the nearest first with COUNT', () => {
    const { run } = sicily();
    run('GEOADD sicily 14.0 37.8 Enna');
    const around = 'GEOSEARCH sicily FROMLONLAT 15 37 BYRADIUS 200 km';
    expect(run(`${around} ASC`)).toEqual(['Catania', 'Enna', 'Palermo']);
    expect(run(`${around} DESC`)).toEqual(['Palermo', 'Enna', 'Catania']);
    expect(run(`${around} COUNT 2`)).toEqual(['Catania', 'Enna']);
    expect(run(`${around} COUNT 2 ANY`)).toHaveLength(2);
    expect(run(`${around} COUNT 1 DESC WITHDIST`)).toEqual([['Palermo', '190.4424']]);
  });

  test('GEOSEARCH BYBOX returns the members within the sides of a box', () => {
    const { run } = sicily();
    const around = 'GEOSEARCH sicily FROMLONLAT 15 37 BYBOX';
    expect(run(`${around} 400 400 km ASC`)).toEqual(['Catania', 'Palermo']);
    expect(run(`${around} 400 100 km`)).toEqual([]);
    expect(run(`${around} 100 400 km`)).toEqual(['Catania']);
  });

  test('a search finds every member in its area, anywhere on earth', () => {
    const { run, database } = openTestDatabase();
    const members = Array.from({ length: 2000 }, (_, i) => ({
      member: `m${i}`,
      longitude: database.random() * 360 - 180,
      latitude: database.random() * 168 - 84,
    }));
    run('GEOADD', 'g', ...members.flatMap((m) => [m.longitude, m.latitude, m.member]));
    for (const { member } of members.slice(0, 30)) {
      const all = run(`GEOSEARCH g FROMMEMBER ${member} BYRADIUS 30000 km ASC WITHDIST`) as [
        string,
        string,
      ][];
      expect(all).toHaveLength(2000);
      for (const radius of [10, 500, 4000, 12_000]) {
        const within = all.filter(([, distance]) => Number(distance) <= radius);
        expect(run(`GEOSEARCH g FROMMEMBER ${member} BYRADIUS ${radius} km ASC WITHDIST`)).toEqual(
          within,
        );
      }
    }
  });

  test('GEOSEARCHSTORE stores positions or distances, and deletes the destination if nothing is found', () => {
    const { run, logged } = sicily();
    const around = 'FROMLONLAT 15 37 BYRADIUS 100 km';
    expect(run(`GEOSEARCHSTORE to sicily ${around}`)).toBe(1);
    expect(run('ZSCORE to Catania')).toBe('3479447370796909');
    expect(run(`GEOSEARCHSTORE to sicily ${around} STOREDIST`)).toBe(1);
    expect(Number(run('ZSCORE to Catania'))).toBeCloseTo(56.4413, 4);
    expect(run('GEORADIUS sicily 15 37 200 km STOREDIST to')).toBe(2);
    expect(run('GEORADIUSBYMEMBER sicily Palermo 1 km STORE to')).toBe(1);
    expect(logged.at(-1)).toBe('GEORADIUSBYMEMBER sicily Palermo 1 km STORE to');
    expect(run('GEOSEARCHSTORE to nobody FROMMEMBER a BYRADIUS 1 m')).toBe(0);
    expect(run('EXISTS to')).toBe(0);
  });

  test('a search of a missing key finds nothing', () => {
    const { run } = openTestDatabase();
    expect(run('GEOSEARCH nobody FROMMEMBER a BYRADIUS 1 m')).toEqual([]);
    expect(run('GEORADIUSBYMEMBER nobody a x y')).toEqual([]);
    expect(run('GEORADIUS nobody 1 2 3 m STORE to')).toBe(0);
  });

  test('ACLs apply to every key of a search, including the destination', () => {
    const { run } = openTestDatabase();
    expect(run('COMMAND GETKEYS GEORADIUS g 1 2 3 m STORE to')).toEqual(['g', 'to']);
    expect(run('COMMAND GETKEYS GEOSEARCHSTORE to g FROMMEMBER a BYRADIUS 1 m')).toEqual([
      ...['to', 'g'],
    ]);
  });
});
