import { expect, test } from 'vitest';
import { LANGUAGES } from '../configuration.ts';
import { configurationOf } from '../../../../../../testing/engines/redis/embedded/search/index.ts';
import { analyzerOf, termsOf } from './analyzer.ts';
import { stemmerOf } from './stemmers.ts';

function terms(options: string, text: string): string[] {
  const { fields, language } = configurationOf(`text ${options}`);
  return termsOf(analyzerOf(fields[0]!, language), text, 1000);
}

test('a text is split at everything that is neither a letter nor a digit', () => {
  expect(terms('TEXT NOSTEM', 'SKU-12345_BLK: user@example.com')).toEqual([
    ...['sku', '12345', 'blk', 'user', 'example', 'com'],
  ]);
});

test('letters of all scripts are letters, also those beyond the first 65,536 characters', () => {
  expect(terms('TEXT NOSTEM', 'Straße über naïve Ωmega 東京 𐐀𐐁!')).toEqual([
    ...['straße', 'über', 'naïve', 'ωmega', '東京', '𐐨𐐩'],
  ]);
});

test('words are reduced to their stems', () => {
  expect(terms('TEXT', 'Running runs; studies, experiments')).toEqual([
    ...['run', 'run', 'studi', 'experi'],
  ]);
});

test('with NOTOKENIZE, and as a KEYWORD, a value is one term as it is', () => {
  expect(terms('TEXT NOTOKENIZE', 'SKU-12345 Running')).toEqual(['SKU-12345 Running']);
  expect(terms('KEYWORD', 'Running Shoes')).toEqual(['Running Shoes']);
});

test('a word of more than 255 characters, and a value of more than 4096, are left out', () => {
  expect(terms('TEXT NOSTEM', `a ${'x'.repeat(255)} ${'y'.repeat(256)} z`)).toEqual([
    ...['a', 'x'.repeat(255), 'z'],
  ]);
  expect(terms('KEYWORD', 'x'.repeat(4097))).toEqual([]);
});

test('each language has a stemmer of its own', () => {
  const stems = LANGUAGES.map((language) => [language, stemmerOf(language)(WORDS[language][0])]);
  expect(stems).toEqual(LANGUAGES.map((language) => [language, WORDS[language][1]]));
});

/** A word of each language, and its stem. */
const WORDS = {
  arabic: ['الكتابين', 'كتاب'],
  danish: ['bøgerne', 'bøg'],
  dutch: ['lichamelijkheden', 'licham'],
  english: ['relational', 'relat'],
  finnish: ['taloissamme', 'talo'],
  french: ['continuellement', 'continuel'],
  german: ['aufeinanderfolgenden', 'aufeinanderfolg'],
  greek: ['βιβλία', 'βιβλ'],
  hungarian: ['házakban', 'ház'],
  italian: ['abbandonata', 'abbandon'],
  norwegian: ['opninga', 'opning'],
  portuguese: ['quilométricas', 'quilométr'],
  romanian: ['abruptă', 'abrupt'],
  russian: ['важнейшие', 'важн'],
  spanish: ['torneando', 'torn'],
  swedish: ['jaktkarlarne', 'jaktkarl'],
  tamil: ['புத்தகங்கள்', 'புத்தகம்'],
  turkish: ['kitaplar', 'kitap'],
} as const;
