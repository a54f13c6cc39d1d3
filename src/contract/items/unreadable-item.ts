/** An item of a body, or all of them, can't be read. The message says why, behind the name of what it is. */
export class UnreadableItem extends Error {}
