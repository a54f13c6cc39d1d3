import type { LuaStack } from '../lua/lua-stack.ts';
import type { Library } from './library.ts';

const MULTIPLIER = 0x5_deec_e66dn;
const INCREMENT = 0xbn;
const BITS_48 = (1n << 48n) - 1n;
/** The low bits of a seed, and of the initial state. */
const SEED_LOW = 0x330en;
const UNSEEDED = 0x1234_abcd_330en;
/** A draw has 31 bits; the greatest value counts as the least (Redis 7.2 `rand.h` `REDIS_LRAND48_MAX`). */
const MOST = 2 ** 31 - 1;

/**
 * The random numbers of `math.random`, in the same sequence as in Redis after its start (Redis 7.2 `rand.c`
 * `redisLrand48`). The scripts and functions of a database share them.
 */
export class LuaRandom {
  #state = UNSEEDED;

  seed(seed: number): void {
    this.#state = (BigInt(seed >>> 0) << 16n) | SEED_LOW;
  }

  /** @returns a number from 0 to below 1 */
  next(): number {
    this.#state = (this.#state * MULTIPLIER + INCREMENT) & BITS_48;
    return (Number(this.#state >> 17n) % MOST) / MOST;
  }
}

/** `random` and `randomseed`, as in Redis 7.2 `script_lua.c` `redis_math_random`. */
export function randomNumbers(random: LuaRandom): Library {
  return {
    random(stack) {
      const count = stack.top;
      const drawn = random.next();
      if (count === 0) {
        stack.pushNumber(drawn);
      } else if (count === 1) {
        const upper = checkInt(stack, 1);
        if (upper < 1) stack.badArgument(1, 'interval is empty');
        stack.pushNumber(Math.floor(drawn * upper) + 1);
      } else if (count === 2) {
        const lower = checkInt(stack, 1);
        const upper = checkInt(stack, 2);
        if (lower > upper) stack.badArgument(2, 'interval is empty');
        // C's integers have 32 bits, so the width of the interval may overflow.
        stack.pushNumber(Math.floor(drawn * ((upper - lower + 1) | 0)) + lower);
      } else {
        stack.fail('wrong number of arguments');
      }
      return 1;
    },
    randomseed(stack) {
      random.seed(checkInt(stack, 1));
      return 0;
    },
  };
}

/** An argument as a C integer of 32 bits: the low bits of a 64-bit one. */
function checkInt(stack: LuaStack, index: number): number {
  const value = Math.trunc(stack.checkNumber(index));
  if (!(Math.abs(value) < 2 ** 63)) return 0;
  return Number(BigInt.asIntN(32, BigInt(value)));
}
