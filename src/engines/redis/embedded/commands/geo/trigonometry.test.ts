import { expect, test } from 'vitest';
import { arcsine, cosine, sine } from './trigonometry.ts';

/** Results of the C library, where V8's own functions are off by one in the last place. */
test.each([
  [sine, 2.1256674780433418, 0.8499683292009912],
  [sine, 2.627943786521993, 0.49135851866019103],
  [sine, 0.8527544808712247, 0.7530954637498194],
  [cosine, 0.535928518074548, 0.8597948618840501],
  [cosine, 0.3577010319609304, 0.9367042169426828],
  [cosine, 2.067839583006963, -0.4768286599491565],
  [arcsine, 0.9112217096966195, 1.146240317377378],
  [arcsine, 0.5559566176786905, 0.5895133956110538],
  [arcsine, 0.47687630699264494, 0.4970974632048764],
] as [(value: number) => number, number, number][])(
  '%o of %d is %d',
  (compute, value, expected) => {
    expect(compute(value)).toBe(expected);
  },
);

test('sine, cosine and arcsine are exact at 0 and 1, and sine is odd', () => {
  expect([sine(0), cosine(0), arcsine(0)]).toEqual([0, 1, 0]);
  expect(arcsine(1)).toBe(Math.PI / 2);
  expect(sine(-1)).toBe(-sine(1));
});
