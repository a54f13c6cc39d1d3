import type { Logger } from '../base/logger.ts';
import type { Shell } from './shell.ts';

/** Returns to the beginning of the line, and clears it (ECMA-48: EL). */
const CLEAR = '\r\x1b[2K';

/**
 * A log whose progress lines overwrite each other on a terminal while the platform starts. Elsewhere it is the log
 * itself.
 */
export function withProgressLine(log: Logger, { stderr }: Pick<Shell, 'stderr'>): Logger {
  if (stderr.isTTY !== true) return log;
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) stderr.write(CLEAR);
    isDrawn = false;
  };
  const after =
    (level: 'debug' | 'warn' | 'error') =>
    (fields: object, message: string): void => {
      clear();
      log[level](fields, message);
    };
  return {
    debug: after('debug'),
    warn: after('warn'),
    error: after('error'),
    info(fields, message) {
      clear();
      const { progress } = fields as { progress?: unknown };
      if (typeof progress !== 'number') {
        log.info(fields, message);
        return;
      }
      stderr.write(progress < 1 ? message : `${message}\n`);
      isDrawn = progress < 1;
    },
  };
}
