/** The path prefix of the control API, at the address of the console. */
export const CONTROL_PATH = '/api/control';
