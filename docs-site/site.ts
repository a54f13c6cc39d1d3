import packageJson from '../package.json' with { type: 'json' };
import type { Coverage } from '../scripts/coverage/coverage.ts';
import { pagesOf } from './families/described.ts';
import { loadFamilies } from './families/index.ts';
import { html } from './html.ts';
import { GROUPS } from './guide-groups.ts';
import type { Section, Site } from './navigation.ts';
import type { Crumb, Page } from './page.ts';
import { apisPage } from './pages/apis.ts';
import { changelogPage } from './pages/changelog.ts';
import { coveragePages } from './pages/coverage.ts';
import { groupPlace, guidePages, readGuides, type Guide } from './pages/guides.ts';
import { homePage } from './pages/home.ts';

const NAME = 'Plinth';
/** What is looked up besides guides. */
const LOOKED_UP: readonly Crumb[] = [
  { title: 'Coverage', path: 'coverage/index.html' },
  { title: 'Changelog', path: 'changelog.html' },
];

/**
 * Every page of the site.
 * @param commands the reference of the program's commands, as Markdown
 * @param coverage the coverage of the contracts by a run of the tests, if there was one
 */
export async function loadSite(
  commands: string,
  coverage?: Coverage,
): Promise<{ site: Site; pages: readonly Page[] }> {
  const guides = readGuides();
  const families = await loadFamilies();
  const { version } = packageJson;
  const site: Site = {
    name: NAME,
    version,
    sections: sectionsOf(guides),
    families,
    familiesAt: { title: 'API', path: 'api.html' },
    foot: html`${NAME} ${version} · <a href="/changelog.html">changelog</a> · built from the
      contract, by <code>npm run docs</code>`,
  };
  const pages = [
    homePage(NAME, families),
    apisPage(families),
    ...guidePages(guides, commands),
    changelogPage(),
    ...coveragePages(coverage, families),
    ...families.flatMap((family) => [...pagesOf(family)]),
  ];
  return { site, pages };
}

function sectionsOf(guides: readonly Guide[]): Section[] {
  return GROUPS.map(({ id, title, about }) => ({
    title,
    place: groupPlace(id),
    about,
    links: [
      ...guides.filter(({ group }) => group === id),
      ...(id === 'reference' ? LOOKED_UP : []),
    ],
  }));
}
