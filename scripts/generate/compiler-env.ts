/**
 * Variables for compilers and linters that are written in Go, such as that of TypeScript 7. They end before what they
 * allocate fills a machine, so it need not be collected. On one thread each, they wait for no other, and share what they
 * have found out of types (with `--checkers 1`).
 */
export const COMPILER_ENV: Readonly<Record<string, string>> = {
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
  GOMAXPROCS: '1',
};
