/** Where a clone has Kysely in one file, if it has (`scripts/bundle-kysely.js`). */
export const bundledKysely = new URL('../node_modules/.cache/plinth/kysely.js', import.meta.url);
