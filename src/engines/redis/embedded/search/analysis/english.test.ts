import { expect, test } from 'vitest';
import { englishStem } from './english.ts';

/** Words and their stems, as Snowball 3 and Tantivy 0.27 make them. */
const STEMS = {
  plurals:
    'caresses caress, ties tie, cries cri, gas gas, gaps gap, kiwis kiwi, bus bus, class class',
  'forms of verbs':
    'agreed agre, feed feed, luxuriated luxuri, hopped hop, hoped hope, falling fall, sized size, sing sing, added add, dying die, vying vie, pasted paste',
  'y at the end': 'cry cri, by by, say say, enjoying enjoy, youth youth',
  'derived words':
    'relational relat, conditional condit, rational ration, analogies analog, vietnamization vietnam, hopefulness hope, sensibilities sensibl, feudalism feudal, formality formal, callousness callous, quickly quick, apology apolog',
  'longer endings':
    'triplicate triplic, formative format, electrical electr, hopeful hope, goodness good, revival reviv, allowance allow, inference infer, adjustable adjust, replacement replac, adjustment adjust, adoption adopt, activate activ, effective effect',
  'the last letter': 'probate probat, rate rate, cease ceas, controlling control, roll roll',
  'words that are not related':
    'general general, generate generat, generously generous, communism communism, university universiti, universal universal, organization organiz, organ organ, international internat, internal internal, arsenal arsenal, news news, skies sky, early earli, inning inning, succeed succeed',
  'short words': 'a a, is is, at at',
};

test.each(Object.entries(STEMS))('%s', (_, words) => {
  const pairs = words.split(', ').map((pair) => pair.split(' '));
  expect(pairs.map(([word]) => [word, englishStem(word!)])).toEqual(pairs);
});
