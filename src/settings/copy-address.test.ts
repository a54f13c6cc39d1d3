import { expect, test } from 'vitest';
import { copyAddressOf } from './copy-address.ts';

const storeUrl = 'postgres://plinth@db/plinth';

test.each([
  [undefined, undefined],
  ['10.0.0.5:7900', { host: '10.0.0.5', port: 7900 }],
  ['plinth-0.plinth', { host: 'plinth-0.plinth', port: 0 }],
  ['[fd00::5]:7900', { host: 'fd00::5', port: 7900 }],
])('reads %j', (copyAddress, address) => {
  expect(copyAddressOf({ copyAddress, storeUrl })).toEqual(address);
});

test.each(['', ':7900', '0.0.0.0:7900', '[::]:7900', 'a:70000', 'fd00::5', '[a]:1', 'http://a:1'])(
  '%j is refused',
  (copyAddress) => {
    expect(() => copyAddressOf({ copyAddress, storeUrl })).toThrow(
      `--copy-address must be a host that other copies reach, and a port where it is not to be any free one, like 10.0.0.5:7900, not "${copyAddress}"`,
    );
  },
);

test('the setting requires a shared store', () => {
  expect(() => copyAddressOf({ copyAddress: 'a:1', storeUrl: undefined })).toThrow(
    '--copy-address is for copies that share a store: it needs --store-url',
  );
});
