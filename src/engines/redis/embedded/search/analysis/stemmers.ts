import { createRequire } from 'node:module';
import type { Text } from '../../../bytes.ts';
import type { Language } from '../configuration.ts';

interface StemmerModule {
  readonly stemmer: (word: Text) => Text;
}

const load = createRequire(import.meta.url);

/** Each is loaded by the first index with its language. */
const MODULES: Readonly<Record<Language, () => unknown>> = {
  arabic: () => load('@orama/stemmers/arabic'),
  danish: () => load('@orama/stemmers/danish'),
  dutch: () => load('@orama/stemmers/dutch'),
  english: () => load('@orama/stemmers/english'),
  finnish: () => load('@orama/stemmers/finnish'),
  french: () => load('@orama/stemmers/french'),
  german: () => load('@orama/stemmers/german'),
  greek: () => load('@orama/stemmers/greek'),
  hungarian: () => load('@orama/stemmers/hungarian'),
  italian: () => load('@orama/stemmers/italian'),
  norwegian: () => load('@orama/stemmers/norwegian'),
  portuguese: () => load('@orama/stemmers/portuguese'),
  romanian: () => load('@orama/stemmers/romanian'),
  russian: () => load('@orama/stemmers/russian'),
  spanish: () => load('@orama/stemmers/spanish'),
  swedish: () => load('@orama/stemmers/swedish'),
  tamil: () => load('@orama/stemmers/tamil'),
  turkish: () => load('@orama/stemmers/turkish'),
};

/** Reduces lower-case words of a language to their stems. */
export function stemmerOf(language: Language): (word: Text) => Text {
  return (MODULES[language]() as StemmerModule).stemmer;
}
