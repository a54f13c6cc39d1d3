import packageJson from '../package.json' with { type: 'json' };
import type { Coverage } from '../scripts/coverage/coverage.ts';
import type { Family } from './family.ts';
import { loadFamilies } from './families/index.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';
import { changelogPage } from './pages/changelog.ts';
import { coveragePages } from './pages/coverage.ts';
import { errorsPage } from './pages/errors.ts';
import { familyPage } from './pages/family.ts';
import { guidePages, readGuides } from './pages/guides.ts';
import { homePage } from './pages/home.ts';
import { tryItPage } from './pages/try-it.ts';

const NAME = 'Plinth';

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
  const site: Site = { name: NAME, version: packageJson.version, guides, families };
  const pages = [
    homePage(NAME, guides, families),
    ...guidePages(guides, commands),
    changelogPage(),
    ...coveragePages(coverage, families),
    ...families.flatMap(pagesOf),
  ];
  return { site, pages };
}

function pagesOf(family: Family): Page[] {
  const chapters = (family.chapters ?? []).flatMap(({ index, groups }) => [
    index,
    ...groups.flatMap((group) => group.pages),
  ]);
  return [familyPage(family), ...chapters, errorsPage(family), tryItPage(family)];
}
