/**
 * Where an engine tells its operator what has happened: what belongs to it as fields (`err` for what
 * was thrown), and a sentence. A pino logger is one.
 */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLogger: Logger = {
  info() {},
  warn() {},
  error() {},
};
