import { textPathOf } from './head.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';

/** Kinds of pages that a short reading leaves out. */
const OPTIONAL: ReadonlySet<Page['kind']> = new Set(['Schema', 'Changelog']);

/**
 * The index of a site for language models (llmstxt.org): its name, what it is, and links to the texts of its pages, by
 * their place. What can be left out is last, under the heading that the format has for it.
 */
export class LinksForModels {
  readonly #site: Site;
  readonly #sections = new Map<string, string[]>();
  #summary = '';

  constructor(site: Site) {
    this.#site = site;
  }

  add({ path, title, kind, description, crumbs }: Page): void {
    if (path === 'index.html') this.#summary = description;
    const above = crumbs.map((crumb) => crumb.title).filter((each) => each !== this.#site.name);
    const section = OPTIONAL.has(kind) ? 'Optional' : above.join(' › ') || 'Overview';
    const links = this.#sections.get(section) ?? [];
    this.#sections.set(section, links);
    const address = (this.#site.published?.address ?? '') + textPathOf(path);
    const says = description === '' ? '' : `: ${description.replaceAll(/\s+/g, ' ')}`;
    links.push(`- [${title.replaceAll(/[[\]]/g, String.raw`\$&`)}](${address})${says}`);
  }

  get text(): string {
    const { name } = this.#site;
    const optional = this.#sections.get('Optional');
    const sections = [...this.#sections].filter(([section]) => section !== 'Optional');
    if (optional !== undefined) sections.push(['Optional', optional]);
    const summary = this.#summary === '' ? '' : `> ${this.#summary.replaceAll(/\s+/g, ' ')}\n\n`;
    const texts = sections.map(([section, links]) => `## ${section}\n\n${links.join('\n')}\n`);
    return `# ${name}\n\n${summary}${texts.join('\n')}`;
  }
}
