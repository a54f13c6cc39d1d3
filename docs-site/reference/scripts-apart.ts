import { createHash } from 'node:crypto';
import type { BuiltFile } from '../self-contained.ts';

/**
 * Takes the scripts that stand in a page into files, so that the browser can be told to run no script that
 * stands in a page. The same script in several pages is one file.
 */
export function scriptsApart(page: string): {
  readonly page: string;
  readonly scripts: readonly BuiltFile[];
} {
  const scripts: BuiltFile[] = [];
  const apart = page.replaceAll(
    /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g,
    (_, content: string) => {
      const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const path = `assets/reference-${digest}.js`;
      scripts.push({ path, content });
      return `<script src="../${path}"></script>`;
    },
  );
  return { page: apart, scripts };
}
