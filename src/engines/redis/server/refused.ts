/** Servers that can't be used, and will not be by waiting. The message is one line for the operator. */
export class ServerRefused extends Error {}
