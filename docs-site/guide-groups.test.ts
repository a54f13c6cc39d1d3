import { expect, test } from 'vitest';
import { GROUPS, KINDS } from './guide-groups.ts';
import { guidePages, readGuides } from './pages/guides.ts';

const guides = readGuides();

test('each guide is in one group, at a place of its own, and of one kind', () => {
  const groups = GROUPS.map(({ id }) => id);
  for (const { path, group, kind } of guides) {
    expect(groups, path).toContain(group);
    expect(Object.keys(KINDS), path).toContain(kind);
  }
  const places = guides.map(({ group, order }) => `${group} ${order}`);
  expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
});

test('each group begins with what there is to learn, or to look up', () => {
  const first = GROUPS.map(({ id }) => guides.find(({ group }) => group === id)!.kind);
  expect(first).toEqual([
    ...['tutorial', 'tutorial', 'reference', 'tutorial', 'how-to', 'reference'],
  ]);
});

test('the index lists each guide once, with its kind, and the guide says it too', () => {
  const [index, ...pages] = guidePages(guides, '');
  for (const { path, kind } of guides) {
    expect(index!.body.markup.split(`href="/${path}"`), path).toHaveLength(2);
    const { body } = pages.find((page) => page.path === path)!;
    expect(body.markup, path).toContain(`<p class="page-kind">${KINDS[kind]}</p>`);
  }
});
