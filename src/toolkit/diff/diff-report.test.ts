import { expect, test } from 'vitest';
import { formattedDiff } from './diff-report.ts';

test('text of a contract cannot become a GitHub workflow command', () => {
  const change = {
    level: 'breaking',
    contract: 'a,b.yaml',
    subject: 'GET /a\n::stop-commands::b',
    at: 'operation',
    message: 'is gone',
    whom: 'clients that call it',
  } as const;
  const compared = { contract: 'a,b.yaml', title: 'A', before: '1', after: '1', changes: [change] };
  expect(formattedDiff([compared], 'github')).toBe(
    '::error title=a%2Cb.yaml breaks clients that call it::GET /a%0A::stop-commands::b: operation is gone\n',
  );
});
