import { textPathOf } from './head.ts';
import { attribute, elementsOf, type Element } from './markup-tree.ts';
import type { Page } from './page.ts';

type Node = Element | string;

/** What only works in a page, or only leads around in it. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['aside', 'button', 'form', 'input', 'nav', 'noscript', 'select', 'style', 'svg', 'textarea'],
]);

/** Elements whose content is in the line that they stand in. */
const IN_LINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var'],
  'wbr',
]);

/**
 * A page as Markdown: what programs read that have no use for its frame. It is made of the same markup, so it says the
 * same. Its links lead to the texts of other pages.
 */
export function pageText({ path, body }: Page): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const blocks = blocksOf(elementsOf(body.markup), { up });
  // Its title comes first, even if the page has a word above it.
  const title = blocks.findIndex((block) => block.startsWith('# '));
  const ordered = title > 0 ? [blocks[title], ...blocks.toSpliced(title, 1)] : blocks;
  return `${ordered.join('\n\n')}\n`;
}

interface Place {
  /** The way to the root of the site. */
  readonly up: string;
}

/** Paragraphs, lists and so on; what is in one line becomes a paragraph. */
function blocksOf(nodes: readonly Node[], place: Place): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = lineOf(line, place);
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || IN_LINE.has(node.tag)) line.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node, place));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: Element, place: Place): string[] {
  const { tag, children } = element;
  if (isLeftOut(element)) return [];
  const heading = /^h([1-6])$/.exec(tag);
  if (heading !== null) {
    // Links in a heading lead to what only a page has.
    const title = children.filter((child) => typeof child === 'string' || child.tag !== 'a');
    return [`${'#'.repeat(Number(heading[1]))} ${lineOf(title, place)}`];
  }
  switch (tag) {
    case 'p':
    case 'dt':
      return [lineOf(children, place)].filter((text) => text !== '');
    case 'summary':
    case 'figcaption':
      return [`**${lineOf(children, place)}**`];
    case 'hr':
      return ['---'];
    case 'pre':
      return [fenced(element)];
    case 'table':
      return [tableOf(element, place)];
    case 'ul':
    case 'ol':
      return listOf(elementsIn(children, 'li'), place);
    case 'dl':
      return listOf(termsIn(children), place);
    case 'blockquote':
      return [blocksOf(children, place).join('\n\n').replaceAll(/^/gm, '> ')];
    default:
      return blocksOf(children, place);
  }
}

function isLeftOut(element: Element): boolean {
  const isForm = attribute(element, 'class')?.split(' ').includes('try-panel') === true;
  return isForm || LEFT_OUT.has(element.tag) || attribute(element, 'hidden') !== undefined;
}

/** Each item is one paragraph, with what nests in it further in. */
function listOf(items: readonly Element[], place: Place): string[] {
  const lines = items.map(({ children }) => {
    const blocks = blocksOf(children, place);
    return `- ${blocks.join('\n').replaceAll(/\n(?=.)/g, '\n  ')}`;
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The terms of a list of definitions with what is said of them: in an element for each, or one after the other. */
function termsIn(children: readonly Node[]): Element[] {
  const terms: Element[] = [];
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'dd') terms.at(-1)?.children.push(child);
    else terms.push(child.tag === 'dt' ? { ...child, children: [child] } : child);
  }
  return terms;
}

function tableOf(table: Element, place: Place): string {
  const rows = descendants(table, 'tr').map(({ children }) => {
    const cells = children.filter((cell) => typeof cell !== 'string');
    const texts = cells.map((cell) =>
      blocksOf(cell.children, place)
        .join(' ')
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('|', String.raw`\|`),
    );
    return `| ${texts.join(' | ')} |`;
  });
  const [head = '', ...rest] = rows;
  const columns = head.match(/(?<!\\)\|/g)?.length ?? 1;
  return [head, `|${'---|'.repeat(columns - 1)}`, ...rest].join('\n');
}

function fenced(pre: Element): string {
  const code = plainOf(pre.children).trimEnd();
  const [, language = ''] = /language-(\w+)/.exec(attribute(pre, 'class') ?? '') ?? [];
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function lineOf(nodes: readonly Node[], place: Place): string {
  return nodes
    .map((node) => inLine(node, place))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function inLine(node: Node, place: Place): string {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  if (isLeftOut(node)) return '';
  if (tag === 'br') return ' ';
  if (tag === 'img') return attribute(node, 'alt') ?? '';
  const text = tag === 'code' ? plainOf(children) : lineOf(children, place);
  if (text === '') return '';
  const around = /^\s/.test(plainOf(children)) ? ' ' : '';
  if (tag === 'code') return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  if (tag === 'strong' || tag === 'b') return `${around}**${text}**`;
  if (tag === 'em' || tag === 'i') return `${around}*${text}*`;
  if (tag === 'a') return linked(node, text, place);
  // What only its looks set apart in a page.
  return tag === 'span' || tag === 'small' ? ` ${text} ` : text;
}

function linked(link: Element, text: string, { up }: Place): string {
  if (attribute(link, 'class') === 'anchor') return '';
  const address = attribute(link, 'href');
  if (address === undefined || address.startsWith('#')) return text;
  const there = address.startsWith('/')
    ? up + textPathOf(address.slice(1).replace(/#.*$/, ''))
    : address;
  // What would end the address in Markdown.
  const escaped = there.replaceAll(/[ ()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `[${text}](${escaped})`;
}

/** The text of elements as it stands there. */
function plainOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainOf(node.children))).join('');
}

function elementsIn(nodes: readonly Node[], tag: string): Element[] {
  return nodes.filter((node) => typeof node !== 'string' && node.tag === tag) as Element[];
}

function descendants({ children }: Element, tag: string): Element[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [] : child.tag === tag ? [child] : descendants(child, tag),
  );
}
