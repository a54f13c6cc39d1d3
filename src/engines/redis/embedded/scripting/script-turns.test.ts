import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Allowance, ScriptTurns } from './script-turns.ts';

const SLICE = 10;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose script does not end. */
function endless(turns: ScriptTurns, isUrgent = false) {
  const database = {
    allowance: new Allowance(),
    isUrgent,
    took: 0,
    proceed() {
      database.took += SLICE;
      turns.ran(database, SLICE);
      turns.add(database);
    },
  };
  turns.add(database);
  return database;
}

test('the scripts of a database that do not end have a quarter of ten seconds', () => {
  const { took } = during(10_000, (turns) => [endless(turns)])[0]!;
  expect(took).toBeGreaterThan(2400);
  expect(took).toBeLessThanOrEqual(2500 + SLICE);
});

test('so have those of all databases together, each as much as the others', () => {
  const all = during(10_000, (turns) => [endless(turns), endless(turns), endless(turns)]);
  const took = all.map((each) => each.took);
  expect(took[0]! + took[1]! + took[2]!).toBeLessThanOrEqual(2500 + SLICE);
  expect(Math.max(...took) - Math.min(...took)).toBeLessThanOrEqual(SLICE);
});

test('they have no more in the ten seconds after that', () => {
  const turns = new ScriptTurns();
  const database = endless(turns);
  vi.advanceTimersByTime(10_000);
  const before = database.took;
  vi.advanceTimersByTime(10_000);
  expect(database.took - before).toBeLessThanOrEqual(2500);
});

test('a script that is to be ended waits for nobody', () => {
  const turns = new ScriptTurns();
  endless(turns);
  vi.advanceTimersByTime(1000);
  let hasEnded = false;
  turns.add({ allowance: new Allowance(), isUrgent: true, proceed: () => (hasEnded = true) });
  turns.hasten();
  vi.advanceTimersByTime(0);
  expect(hasEnded).toBe(true);
});

/** Lets scripts run for some milliseconds. */
function during(ms: number, begin: (turns: ScriptTurns) => ReturnType<typeof endless>[]) {
  const all = begin(new ScriptTurns());
  vi.advanceTimersByTime(ms);
  return all;
}
