/** A line of a report in Markdown. */
export interface MarkdownRow {
  /** `error`, `breaking`, `new` … */
  readonly what: string;
  /** `api.yaml:12` */
  readonly where: string;
  readonly text: string;
}

/** More rows are counted: a comment on GitHub has at most 65,536 characters. */
const MOST_ROWS = 100;
/** Longer texts are cut. */
const MOST_CHARACTERS = 400;

/** A report for a summary of a job or a comment. */
export function markdownReport(
  title: string,
  summary: string,
  rows: readonly MarkdownRow[],
): string {
  const head = `### ${markdownText(title)}\n\n${markdownText(summary)}\n`;
  if (rows.length === 0) return head;
  const lines = rows
    .slice(0, MOST_ROWS)
    .map((row) => `| ${[row.what, row.text, row.where].map(markdownText).join(' | ')} |\n`);
  const left = rows.length - MOST_ROWS;
  const more = left > 0 ? `\nand ${left} more\n` : '';
  return `${head}\n| | What | Where |\n|---|---|---|\n${lines.join('')}${more}`;
}

/** Untrusted text as one line that is no markup, mentions nobody and links nowhere. */
function markdownText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const cut = line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
  return cut
    .replaceAll(/[\\`*_{}[\]()#+!|~$]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '@&#8203;')
    .replaceAll('://', ':&#8203;//');
}
