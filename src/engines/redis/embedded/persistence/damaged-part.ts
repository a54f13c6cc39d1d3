import { DataError } from '../../../../base/data-error.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { Files } from '../../../../base/files/files.ts';
import { partsOf, readManifest, writeManifest } from './manifest.ts';

/** The number of bytes copied at once. */
const PIECE = 1024 * 1024;

/** A file in the manifest of a log is damaged or missing. */
export class DamagedPart extends DataError {
  readonly part: string;
  /** The number of undamaged bytes at its beginning; undefined if the file is of no use at all. */
  readonly usable: number | undefined;

  constructor(directory: string, name: string, what: string, usable: number | undefined) {
    super(
      `${directory}/${name} ${what}. Put a copy of ${directory} in its place, or start with --accept-loss to use what comes before it`,
    );
    this.part = name;
    this.usable = usable;
  }
}

/**
 * Truncates a log at its damage, because later commands would be applied to keys that do not exist. The rest is kept in
 * files named `….damaged-1` and so on.
 */
export async function endBeforeDamage(
  files: Files,
  directory: string,
  { part: name, usable, message }: DamagedPart,
  logger: Logger,
): Promise<void> {
  const manifest = (await readManifest(files, directory))!;
  const parts = partsOf(manifest);
  const from = parts.findIndex((part) => part.name === name);
  const kept = new Set(parts.slice(0, usable === undefined ? from : from + 1).map(nameOf));
  const names = new Set(await files.list(directory));
  const asideOf = (part: string): string => {
    for (let number = 1; ; number++) {
      const aside = `${part}.damaged-${number}`;
      if (!names.has(aside)) return aside;
    }
  };
  if (usable !== undefined) await cut(files, `${directory}/${name}`, usable, asideOf(name));
  const { base, increments } = manifest;
  await writeManifest(files, directory, {
    base: base !== undefined && kept.has(base.name) ? base : undefined,
    increments: increments.filter((part) => kept.has(part.name)),
  });
  for (const part of parts.map(nameOf)) {
    if (kept.has(part) || !names.has(part)) continue;
    await files.rename(`${directory}/${part}`, `${directory}/${asideOf(part)}`);
  }
  await files.syncDirectory(directory);
  logger.error({ directory, file: name }, `the log is used up to its damage only: ${message}`);
}

/** Truncates a file once a copy of the rest is safe. */
async function cut(files: Files, path: string, size: number, aside: string): Promise<void> {
  const file = await files.open(path, 'existing');
  const copy = await files.open(`${path.slice(0, path.lastIndexOf('/'))}/${aside}`, 'new');
  try {
    const piece = Buffer.allocUnsafe(PIECE);
    for (let at = 0; ;) {
      const read = await file.read(piece, at);
      if (read === 0) break;
      await copy.write(piece.subarray(0, read), at);
      at += read;
    }
    await copy.sync();
    file.truncateNow(size);
    await file.sync();
  } finally {
    await copy.close();
    await file.close();
  }
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
