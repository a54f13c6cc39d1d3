import type { Page } from 'playwright-core';

/**
 * Finds the texts of a page and how each looks: its colors, its size, and the backgrounds of all that it is in. Texts that look
 * alike have the same contrast, in whatever page they are. Those that nobody
 * sees have no look, so that one of them stands for none that is seen. `looks` has an element for each of them.
 */
const FIND = `(() => {
  const hashed = (text) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36);
  };
  const known = new Map([[null, '']]);
  const behind = (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity];
    // What is moved may lie on other things than what it is in.
    if (position !== 'static') own.push(position, element.localName, element.getAttribute('class'));
    const around = behind(element.parentElement);
    const isClear = own.join() === 'rgba(0, 0, 0, 0),none,1';
    const look = isClear ? around : hashed(around + own.join('|'));
    known.set(element, look);
    return look;
  };
  const ownText = (element) => {
    let text = '';
    for (const node of element.childNodes) if (node.nodeType === 3) text += node.data;
    return text.trim();
  };
  const FIELD = 'input:not([type=hidden]), select, textarea';
  const DISABLED = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { right, bottom, width, height } = element.getBoundingClientRect();
    return right + scrollX > 0 && bottom + scrollY > 0 && width > 1 && height > 1;
  };
  const looks = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    const text = ownText(element);
    if ((text === '' && !element.matches(FIELD)) || !isSeen(element)) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement;
    // Rules make exceptions for signs, and for what is disabled.
    const isSign = text !== '' && !/[\\p{L}\\p{N}]{2}/u.test(text);
    const isDisabled = element.matches(DISABLED) || element.closest('label')?.control?.disabled;
    // A link differs from the text around it.
    const isInText = element.localName === 'a' && around.textContent.trim() !== element.textContent.trim();
    const own = [color, getComputedStyle(around).color, fontSize, fontWeight, textDecorationLine];
    const look = hashed([behind(element), ...own, isSign, isDisabled, isInText].join('|'));
    if (!looks.has(look)) looks.set(look, element);
  }
  window.looks = looks;
  return [...looks.keys()];
})()`;

/** The looks of texts that have been found good, on any page. */
const good = new Set<string>();

/** What marks an element while it is checked. */
export const MARK = 'data-new-look';

/**
 * Checks texts that look as none has before. @param check is called while their elements are marked, with how many looks there
 * are; it returns what is wrong
 */
export async function onNewLooks(
  page: Page,
  check: (count: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const fresh = (await page.evaluate<string[]>(FIND)).filter((look) => !good.has(look));
  const each = (statement: string) =>
    page.evaluate(
      `for (const look of ${JSON.stringify(fresh)}) window.looks.get(look).${statement}`,
    );
  await each(`setAttribute('${MARK}', '')`);
  const found = await check(fresh.length);
  await each(`removeAttribute('${MARK}')`);
  if (found.length === 0) for (const look of fresh) good.add(look);
  return found;
}
