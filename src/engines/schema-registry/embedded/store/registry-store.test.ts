import { expect, test } from 'vitest';
import { newFile } from '../../../../../testing/store/row-files.ts';
import { RegistryStore } from './registry-store.ts';

const schemaOf = (text: string) => ({
  schemaType: 'AVRO' as const,
  schema: text,
  references: [],
  digest: Buffer.from(text),
});

test('the cached size of a registry is the same as a counted one', () => {
  const file = newFile();
  const store = new RegistryStore(file);
  const sizes = () => [store.size('c'), store.size('other')];
  const counted = () => {
    const again = new RegistryStore(file);
    const found = [again.size('c'), again.size('other')];
    again.close();
    return found;
  };
  const steps: [what: string, change: () => unknown][] = [
    ['a version', () => store.addVersion('c', { subject: 's', version: 1 }, schemaOf('"int"'))],
    [
      'the same schema again',
      () => store.addVersion('c', { subject: 't', version: 1 }, schemaOf('"int"')),
    ],
    [
      'another schema',
      () => store.addVersion('c', { subject: 's', version: 2 }, schemaOf('"long"')),
    ],
    [
      'a version in another registry',
      () => store.addVersion('other', { subject: 's', version: 1 }, schemaOf('"int"')),
    ],
    ['a mode', () => store.set('c', '', 'mode', 'READONLY')],
    ['that mode changed', () => store.set('c', '', 'mode', 'READWRITE')],
    ['a mode of a subject', () => store.set('c', 's', 'mode', 'READONLY')],
    ['a mode removed', () => store.set('c', 's', 'mode', undefined)],
    ['a missing mode removed', () => store.set('c', 's', 'mode', undefined)],
    ['a version marked as deleted', () => store.markDeleted('c', 's', [1])],
    ['versions removed', () => store.removeVersions('c', 's', store.versions('c', 's'))],
    ['a registry removed', () => store.removeCluster('other')],
  ];
  expect(sizes()).toEqual(counted());
  for (const [what, change] of steps) {
    change();
    expect(sizes(), what).toEqual(counted());
  }
  expect(store.size('c')).toEqual({ versions: 1, characters: 7, settings: 1 });
  store.close();
});
