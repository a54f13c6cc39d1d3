import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildImage, type Image } from './dockerfile.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

let made: Promise<Image> | undefined;

/**
 * The image, and the built package in its build stage: once for all test files of a worker, because a build takes long.
 */
export function builtImage(): Promise<Image> {
  made ??= build();
  return made;
}

function build(): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-image-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return buildImage(folder, {
    // Every run of the tests begins with this.
    'npm ci --ignore-scripts --no-audit --no-fund': (inFolder) =>
      symlinkSync(MODULES, join(inFolder, 'node_modules')),
  });
}
