export const CACHE: string;
export const MADE: string;
export interface Made {
  /** The path of its entry, relative to the cache. */
  readonly program: string;
  /** Its sources and its own files: paths relative to the root of the project, bytes, and seconds since 1970. */
  readonly files: readonly (readonly [file: string, size: number, seconds: number])[];
}
export function fileState(
  folder: string,
  file: string,
): readonly [size: number, seconds: number] | undefined;
export function bundledProgram(root: URL): URL | undefined;
