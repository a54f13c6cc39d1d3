import { all, make, one } from './dom.js';

/** Adds a copy button to each block of code. */
export function startCopying() {
  for (const figure of all('.code')) {
    const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
    button.addEventListener('click', async () => {
      button.textContent = (await copied(typedText(one('pre', figure)))) ? 'Copied' : 'Not allowed';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
    figure.append(button);
  }
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
