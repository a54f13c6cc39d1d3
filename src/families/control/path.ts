/** Below which the control API stands, at the address of the console. */
export const CONTROL_PATH = '/api/control';
