import { createRequire } from 'node:module';
import type { Text } from '../../../bytes.ts';
import type { Language } from '../configuration.ts';
import { englishStem } from './english.ts';

interface StemmerModule {
  readonly stemmer: (word: Text) => Text;
}

/** Each is loaded by the first index with its language. */
const MODULES: Readonly<Record<Exclude<Language, 'english'>, () => unknown>> = {
  arabic: () => createRequire(import.meta.url)('@orama/stemmers/arabic'),
  danish: () => createRequire(import.meta.url)('@orama/stemmers/danish'),
  dutch: () => createRequire(import.meta.url)('@orama/stemmers/dutch'),
  finnish: () => createRequire(import.meta.url)('@orama/stemmers/finnish'),
  french: () => createRequire(import.meta.url)('@orama/stemmers/french'),
  german: () => createRequire(import.meta.url)('@orama/stemmers/german'),
  greek: () => createRequire(import.meta.url)('@orama/stemmers/greek'),
  hungarian: () => createRequire(import.meta.url)('@orama/stemmers/hungarian'),
  italian: () => createRequire(import.meta.url)('@orama/stemmers/italian'),
  norwegian: () => createRequire(import.meta.url)('@orama/stemmers/norwegian'),
  portuguese: () => createRequire(import.meta.url)('@orama/stemmers/portuguese'),
  romanian: () => createRequire(import.meta.url)('@orama/stemmers/romanian'),
  russian: () => createRequire(import.meta.url)('@orama/stemmers/russian'),
  spanish: () => createRequire(import.meta.url)('@orama/stemmers/spanish'),
  swedish: () => createRequire(import.meta.url)('@orama/stemmers/swedish'),
  tamil: () => createRequire(import.meta.url)('@orama/stemmers/tamil'),
  turkish: () => createRequire(import.meta.url)('@orama/stemmers/turkish'),
};

/** Reduces lower-case words of a language to their stems. */
export function stemmerOf(language: Language): (word: Text) => Text {
  if (language === 'english') return englishStem;
  return (MODULES[language]() as StemmerModule).stemmer;
}
