import { expect, test } from 'vitest';
import { mount } from './mount.ts';

test.each([
  ['/registry', 'inner'],
  ['/registry/', 'inner'],
  ['/registry/subjects?deleted=true', 'inner'],
  ['/registry?x', 'inner'],
  ['/registryx', 'outer'],
  ['/Registry', 'outer'],
  ['/', 'outer'],
  ['http://localhost:8082/registry/subjects', 'inner'],
  ['http://localhost:8082/topics', 'outer'],
  ['/topics/registry', 'outer'],
])('%s goes to the %s listener', (url, answers) => {
  const asked: string[] = [];
  const back = mount(
    '/registry',
    () => asked.push('inner'),
    () => asked.push('outer'),
  );
  back({ url }, {});
  expect(asked).toEqual([answers]);
});
