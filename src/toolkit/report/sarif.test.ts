import { expect, test } from 'vitest';
import { sarifReport } from './sarif.ts';

test('the name of a file is percent-encoded where it is no URI', () => {
  const report = {
    source: 'run #1?/50%.har',
    ...{ operations: [], findings: [], passedOver: {}, unchecked: {}, untried: [] },
    troubles: [{ place: 'line 1', line: 1, message: 'is cut off' }],
  };
  expect(sarifReport(report, '1.0.0')).toContain('"uri": "run%20%231%3F/50%25.har"');
});
