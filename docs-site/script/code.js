import { all, make, one } from './dom.js';

/** A button on each block of code that copies it. */
export function startCopying() {
  for (const figure of all('.code')) {
    const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
    button.addEventListener('click', async () => {
      button.textContent = (await copied(one('pre', figure).textContent))
        ? 'Copied'
        : 'Not allowed';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
    figure.append(button);
  }
}

async function copied(text) {
  try {
    // The prompt is not part of the command.
    await navigator.clipboard.writeText(text.replace(/^\$ /gm, ''));
    return true;
  } catch {
    return false;
  }
}
