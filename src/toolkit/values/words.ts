/** The words that texts are made of. They are few, so that what was made up is recognized as such. */
export const WORDS = [
  ...['amber', 'basin', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'harbor', 'iris', 'juniper'],
  ...['kettle', 'lantern', 'meadow', 'nickel', 'orchard', 'pebble', 'quartz', 'river', 'saddle'],
  ...['timber', 'umber', 'velvet', 'willow', 'yarrow', 'zephyr'],
] as const;

export const FIRST_NAMES = [
  ...['Ada', 'Ben', 'Clara', 'David', 'Elena', 'Felix', 'Grace', 'Hugo', 'Ines', 'Jonas'],
  ...['Kira', 'Liam', 'Mara', 'Noah', 'Olga', 'Paul', 'Rosa', 'Sam', 'Tara', 'Victor'],
] as const;

export const LAST_NAMES = [
  ...['Abel', 'Brandt', 'Costa', 'Dahl', 'Ekberg', 'Fischer', 'Garcia', 'Hansen', 'Ito', 'Jensen'],
  ...['Keller', 'Lopez', 'Moreau', 'Novak', 'Okafor', 'Park', 'Rossi', 'Silva', 'Tanaka', 'Weber'],
] as const;

export const CITIES = [
  ...['Bergen', 'Cordoba', 'Dresden', 'Galway', 'Ghent', 'Kyoto', 'Leeds', 'Lyon', 'Malmo'],
  ...['Nairobi', 'Porto', 'Quito', 'Siena', 'Turku', 'Utrecht', 'Valencia', 'Vilnius', 'Zadar'],
] as const;

export const COUNTRIES = [
  ...['Austria', 'Brazil', 'Canada', 'Denmark', 'Ecuador', 'Finland', 'Ghana', 'Iceland', 'Japan'],
  ...['Kenya', 'Latvia', 'Mexico', 'Norway', 'Peru', 'Spain', 'Vietnam'],
] as const;

export const COUNTRY_CODES = ['AT', 'BR', 'CA', 'DK', 'FI', 'IS', 'JP', 'KE', 'NO', 'PE'] as const;
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'SEK'] as const;
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'pt'] as const;
export const COLORS = [
  'blue',
  'coral',
  'gold',
  'green',
  'indigo',
  'red',
  'silver',
  'teal',
] as const;
export const TIME_ZONES = ['Europe/Vienna', 'America/Lima', 'Asia/Tokyo', 'UTC'] as const;
