import type { ByteString } from '../../bytes.ts';

/** Who adds commands, and takes their bytes when another does so, or there is no room for more. */
export interface TakesBytes {
  take(bytes: ByteString): void;
}

/** A longer command is not worth a place here: what matters of it is how its arguments are copied. In bytes. */
const LONGEST = 1024;
/** Up to this length an argument is written character by character, because a call of V8 takes longer. */
const SHORT = 32;
/** The most that surrounds an argument: `\r\n$1024\r\n`. */
const AROUND = 9;

const [ASTERISK, DOLLAR, ZERO] = [0x2a, 0x24, 0x30];
const [RETURN, FEED] = [0x0d, 0x0a];

/** The bytes of one owner, who has added the last ones. There is one for all, because each would have to be this large. */
const bytes = Buffer.allocUnsafeSlow(32 * 1024);
let filled = 0;
let owner: TakesBytes | undefined;

/**
 * Adds a command as RESP to the bytes of its owner, if it is short.
 * @returns whether it has been added
 */
export function addShort(adding: TakesBytes, argv: readonly ByteString[]): boolean {
  let most = AROUND;
  for (let i = 0; i < argv.length; i++) most += argv[i]!.length + AROUND;
  if (!(most <= LONGEST)) return false;
  if (owner !== adding || filled + most > bytes.length) {
    release();
    owner = adding;
  }
  const into = bytes;
  const count = argv.length;
  let at = filled;
  into[at] = ASTERISK;
  at = writeNumber(into, count, at + 1);
  for (let i = 0; i < count; i++) {
    const argument = argv[i]!;
    const { length } = argument;
    into[at] = RETURN;
    into[at + 1] = FEED;
    into[at + 2] = DOLLAR;
    at = writeNumber(into, length, at + 3);
    into[at] = RETURN;
    into[at + 1] = FEED;
    at += 2;
    if (length > SHORT) into.write(argument, at, 'latin1');
    else for (let j = 0; j < length; j++) into[at + j] = argument.charCodeAt(j);
    at += length;
  }
  into[at] = RETURN;
  into[at + 1] = FEED;
  at += 2;
  filled = at;
  return true;
}

/** The number of bytes that an owner has not been given yet. */
export function heldFor(asking: TakesBytes): number {
  return owner === asking ? filled : 0;
}

/** Gives an owner what is held for it. */
export function releaseTo(asking: TakesBytes): void {
  if (owner === asking) release();
}

/** Drops what is held for an owner. */
export function dropFor(asking: TakesBytes): void {
  if (owner === asking) leave();
}

function release(): void {
  if (filled > 0) owner!.take(bytes.toString('latin1', 0, filled));
  leave();
}

function leave(): void {
  filled = 0;
  owner = undefined;
}

function writeNumber(into: Buffer, number: number, at: number): number {
  if (number < 10) {
    into[at] = ZERO + number;
    return at + 1;
  }
  const digits = String(number);
  for (let i = 0; i < digits.length; i++) into[at + i] = digits.charCodeAt(i);
  return at + digits.length;
}
