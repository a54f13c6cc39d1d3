/** The result of one check of this machine. */
export interface Finding {
  /** What was checked: `ports`, `disk`. */
  readonly about: string;
  readonly status: 'ok' | 'warn' | 'fail';
  /** What was found, in a sentence that names the place. */
  readonly seen: string;
  /** What to do about it. */
  readonly todo?: string;
  /** The exit code that `plinth start` would end with because of it. */
  readonly code?: number;
}

export const ok = (about: string, seen: string): Finding => ({ about, status: 'ok', seen });

export const warn = (about: string, seen: string, todo: string): Finding => ({
  about,
  status: 'warn',
  seen,
  todo,
});

export const fail = (about: string, seen: string, todo: string, code: number): Finding => ({
  about,
  status: 'fail',
  seen,
  todo,
  code,
});
