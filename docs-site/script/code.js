import { all, make, one } from './dom.js';

/** Adds a button that copies to each block of code, and to what else says what it copies. */
export function startCopying() {
  for (const figure of all('.code')) addCopyButton(figure);
  for (const line of all('[data-copied]')) line.append(copyButton(() => line.dataset.copied));
}

/** Adds the button to a block of code. */
export function addCopyButton(figure) {
  figure.append(copyButton(() => typedText(one('pre', figure))));
}

function copyButton(textOf) {
  const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
  button.addEventListener('click', async () => {
    button.textContent = (await copied(textOf())) ? 'Copied' : 'Not allowed';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  return button;
}

/** The code; for a session only the commands. */
function typedText(pre) {
  const copy = pre.cloneNode(true);
  for (const shown of all('.t-prompt, .t-output', copy)) shown.remove();
  return copy.textContent.replace(/\n+/g, '\n').trim();
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
