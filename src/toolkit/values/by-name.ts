import type { Random } from '../../base/random.ts';
import { digits, email, hex, host, moment, uuid } from './text-by-format.ts';
import {
  CITIES,
  COLORS,
  COUNTRIES,
  COUNTRY_CODES,
  CURRENCIES,
  FIRST_NAMES,
  LANGUAGES,
  LAST_NAMES,
  TIME_ZONES,
  WORDS,
} from './words.ts';

type Make<T> = (random: Random) => T;

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

export function sentence(random: Random): string {
  const words = Array.from({ length: 4 + random.below(5) }, () => random.pick(WORDS));
  return `${capital(words.join(' '))}.`;
}

export function title(random: Random): string {
  return `${capital(random.pick(WORDS))} ${random.pick(WORDS)}`;
}

const day: Make<string> = (random) => moment(random).toISOString().slice(0, 10);
const instant: Make<string> = (random) => moment(random).toISOString().replace('.000Z', 'Z');
const url: Make<string> = (random) => `https://${host(random)}/${random.pick(WORDS)}`;
const fullName: Make<string> = (random) => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;

/** What a text of a property means, by the words of its name: the first that matches. */
const TEXTS: readonly (readonly [RegExp, Make<string>])[] = [
  [/\be-?mail( address)?$/, email],
  [/\b(first|given) name$/, (random) => random.pick(FIRST_NAMES)],
  [/\b(last|family|sur) ?name$/, (random) => random.pick(LAST_NAMES)],
  [
    /\b(user|login|nick|screen) ?name$|^login$|^handle$/,
    (random) => `${random.pick(WORDS)}${random.below(100)}`,
  ],
  [
    /\b(full|display|real) name$|^(author|owner|customer|contact|person|recipient)( name)?$/,
    fullName,
  ],
  [/\b(host|domain)( ?name)?$/, host],
  [
    /\b(company|organi[sz]ation|vendor|brand)( name)?$/,
    (random) => `${capital(random.pick(WORDS))} Ltd`,
  ],
  [/\bfile ?name$/, (random) => `${random.pick(WORDS)}.txt`],
  [/\bpath$/, (random) => `/${random.pick(WORDS)}/${random.pick(WORDS)}`],
  [/\b(uuid|guid)$/, uuid],
  [/\b(url|uri|href|link|website|homepage|avatar|photo|image|picture)s?$/, url],
  [/\b(phone|mobile|fax|telephone)( number)?$/, (random) => `+1555${digits(random, 7)}`],
  [
    /\bstreet|\baddress( line)?( ?\d)?$/,
    (random) => `${1 + random.below(200)} ${capital(random.pick(WORDS))} Street`,
  ],
  [/\bcity|\btown$/, (random) => random.pick(CITIES)],
  [/\bcountry code$/, (random) => random.pick(COUNTRY_CODES)],
  [/\bcountry$/, (random) => random.pick(COUNTRIES)],
  [/\b(zip|postal|post)( ?code)?$/, (random) => digits(random, 5)],
  [/\bcurrency( code)?$/, (random) => random.pick(CURRENCIES)],
  [/\b(language|locale|lang)( code)?$/, (random) => random.pick(LANGUAGES)],
  [/\btime ?zone$/, (random) => random.pick(TIME_ZONES)],
  [/\bcolou?r$/, (random) => random.pick(COLORS)],
  [/\b(date|day|birthday)$/, day],
  [/(\bat|\btime|\btimestamp|\bon)$|^(created|updated|modified|expires)$/, instant],
  [/\b(ip|ip address)$/, (random) => `192.0.2.${1 + random.below(254)}`],
  [/\bversion$/, (random) => `${1 + random.below(5)}.${random.below(10)}.${random.below(10)}`],
  [/\b(hash|sha|checksum|digest|etag)\d*$/, (random) => hex(random, 40)],
  [/\b(token|secret|key|cursor)$/, (random) => hex(random, 24)],
  [/\b(description|summary|comment|message|text|note|notes|content|body|bio|detail)$/, sentence],
  [/\b(title|subject|headline|label)$/, title],
  [/\b(id|ref|code|number|sku)$/, (random) => `${random.pick(WORDS)}-${digits(random, 4)}`],
  [/\bslug$/, (random) => `${random.pick(WORDS)}-${random.pick(WORDS)}`],
  [/\bname$/, (random) => capital(random.pick(WORDS))],
];

const below =
  (limit: number, from = 0): Make<number> =>
  (random) =>
    from + random.below(limit);
const cents: Make<number> = (random) => random.below(50_000) / 100;

/** The same of numbers. */
const NUMBERS: readonly (readonly [RegExp, Make<number>])[] = [
  [/\bage$/, below(70, 18)],
  [/\byear$/, below(27, 2000)],
  [/\bmonth$/, below(12, 1)],
  [/\bday$/, below(28, 1)],
  [/\b(lat|latitude)$/, (random) => Math.round((random.next() * 120 - 60) * 1e4) / 1e4],
  [/\b(lng|lon|long|longitude)$/, (random) => Math.round((random.next() * 360 - 180) * 1e4) / 1e4],
  [/\b(price|cost|total|amount|balance|fee|tax|discount)$/, cents],
  [/\b(percent|percentage|progress)$/, below(101)],
  [/\b(rating|score|stars)$/, below(5, 1)],
  [/\b(rate|ratio|probability|share)$/, (random) => Math.round(random.next() * 100) / 100],
  [/\bport$/, below(5000, 3000)],
  [/\b(page|offset)$/, below(5, 1)],
  [/\b(limit|per page|page size)$/, below(91, 10)],
  [/\b(quantity|count|size|length|pages)$/, below(50, 1)],
  [/\b(width|height)$/, below(1900, 100)],
  [/(\bat|\btime|\btimestamp)$/, (random) => moment(random).getTime() / 1000],
  [/\b(status|status code)$/, below(1, 200)],
  [/\bid$/, below(10_000, 1)],
];

const words = new Map<string, string>();

/** A name as words: `createdAt` and `created_at` are `created at`. */
export function wordsOf(name: string): string {
  const known = words.get(name);
  if (known !== undefined) return known;
  const spaced = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
  if (words.size < 10_000) words.set(name, spaced);
  return spaced;
}

function found<T>(
  rules: readonly (readonly [RegExp, Make<T>])[],
  name: string,
): Make<T> | undefined {
  const spaced = wordsOf(name);
  return rules.find(([pattern]) => pattern.test(spaced))?.[1];
}

/** A text for a property of a name; a word if the name says nothing. */
export function textByName(name: string, random: Random): string {
  return (found(TEXTS, name) ?? ((of) => of.pick(WORDS)))(random);
}

/** A number for a property of a name; undefined if the name says nothing. */
export function numberByName(name: string, random: Random): number | undefined {
  return found(NUMBERS, name)?.(random);
}
