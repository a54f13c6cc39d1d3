import { SettingError } from './load.ts';
import type { Settings } from './table.ts';

/** What a docs site says of where it is published, and of the sources of its pages. */
export interface Published {
  /** The address of its first page, with a slash at its end. */
  readonly address?: string;
  /** Where a source is edited: an address with `{file}` in it. */
  readonly edit?: string;
  /** Versions of the site, this one among them. */
  readonly versions?: readonly PublishedVersion[];
}

export interface PublishedVersion {
  readonly name: string;
  readonly address: string;
}

/** Reads the settings of the docs. @throws SettingError */
export function publishedDocs({
  docsUrl,
  docsEditUrl,
  docsVersions,
}: Pick<Settings, 'docsUrl' | 'docsEditUrl' | 'docsVersions'>): Published {
  return {
    ...(docsUrl !== undefined && { address: siteAddress(docsUrl) }),
    ...(docsEditUrl !== undefined && { edit: editTemplate(docsEditUrl) }),
    ...(docsVersions !== undefined && { versions: versionsIn(docsVersions) }),
  };
}

function siteAddress(text: string): string {
  const url = httpUrl(text);
  if (url !== null && url.search === '' && url.hash === '') {
    return url.href.replace(/\/*$/, '/');
  }
  throw new SettingError(
    `--docs-url must be the address of the docs, like https://docs.example.com/api/, not "${text}"`,
  );
}

function editTemplate(text: string): string {
  if (text.includes('{file}') && httpUrl(text) !== null) return text;
  throw new SettingError(
    `--docs-edit-url must be an address with {file} in it, like https://git.test/edit/{file}, not "${text}"`,
  );
}

function versionsIn(text: string): readonly PublishedVersion[] {
  return text.split(',').map((part) => {
    const [, name, address] = /^\s*([^=]+?)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (name !== undefined && address !== undefined && httpUrl(address) !== null) {
      return { name, address };
    }
    throw new SettingError(
      `--docs-versions must be names and addresses with commas between, like 2=https://docs.example.com/2/, not "${text}"`,
    );
  });
}

function httpUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
