// The interactive parts of the pages. Every page can be read without it.
import { startCopying } from './code.js';
import { startContents } from './contents.js';
import { startFilter } from './filter.js';
import { startLive } from './live.js';
import { startMenu } from './menu.js';
import { startOperation } from './operation.js';
import { startSearch } from './search.js';
import { startTabs } from './tabs.js';
import { applyTheme, startTheme } from './theme.js';
import { startTryIt } from './try-it.js';

applyTheme();
document.addEventListener('DOMContentLoaded', () => {
  document.body.classList.add('live');
  startTheme();
  startMenu();
  startSearch();
  startTabs();
  startContents();
  startFilter();
  startTryIt();
  startOperation();
  startCopying();
  startLive();
});
