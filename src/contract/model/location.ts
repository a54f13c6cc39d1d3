import { dirname, isAbsolute, relative, resolve } from 'node:path';

/** Where a file of a contract is: an absolute path, or a URL of HTTP. */
export type Location = string;

export function isRemote(location: Location): boolean {
  return /^https?:/i.test(location);
}

/** Whether a reference begins with a scheme, unlike a path; a single letter is a drive of Windows. */
export function hasScheme(reference: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(reference);
}

/** The location of a file that a text in another file names, without a fragment. */
export function locationFrom(base: Location, reference: string): Location {
  if (hasScheme(reference)) return URL.parse(reference)?.href ?? reference;
  if (isRemote(base)) return new URL(reference, base).href;
  return resolve(dirname(base), decoded(reference));
}

/** A location for people: a path is shown from the working directory, unless it is outside of it. */
export function shownLocation(location: Location): string {
  if (isRemote(location)) return location;
  const fromHere = relative('.', location);
  return fromHere.startsWith('..') || isAbsolute(fromHere) ? location : fromHere;
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
