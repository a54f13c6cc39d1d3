import { DataError } from '../../errors.ts';
import { checkDigits, readInteger } from './limits.ts';

const TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/** Decimal digits that a byte can stand for, rounded up. */
const DIGITS_OF_BYTE = 2.5;

/** A decimal number of any precision (Java `BigDecimal`). */
export class Decimal {
  readonly unscaled: bigint;
  /** The number of digits of the unscaled integer after the decimal point. */
  readonly scale: number;

  constructor(unscaled: bigint, scale: number) {
    this.unscaled = unscaled;
    this.scale = scale;
  }

  static parse(text: string): Decimal {
    const [, sign, whole = '', fraction = '', exponent = '0'] = TEXT.exec(text.trim()) ?? [];
    if (sign === undefined || whole + fraction === '') {
      throw new DataError(`${JSON.stringify(text)} is not a decimal number`);
    }
    const scale = fraction.length - Number(exponent);
    const digits = readInteger(whole + fraction);
    const unscaled = sign === '-' ? -digits : digits;
    return scale >= 0
      ? new Decimal(unscaled, scale)
      : new Decimal(unscaled * 10n ** BigInt(-scale), 0);
  }

  /** Two's complement, most significant byte first (`BigInteger.toByteArray`). */
  static fromBytes(bytes: Buffer, scale: number): Decimal {
    checkDigits(bytes.length * DIGITS_OF_BYTE);
    const hex = bytes.toString('hex');
    const unsigned = hex === '' ? 0n : BigInt(`0x${hex}`);
    return new Decimal(BigInt.asIntN(bytes.length * 8, unsigned), scale);
  }

  toBytes(): Buffer {
    // The sign needs a bit of its own. Of a negative number, that below it has the same length.
    const { unscaled } = this;
    const magnitude = (unscaled < 0n ? ~unscaled : unscaled).toString(16);
    const bits = (magnitude.length - 1) * 4 + Number.parseInt(magnitude[0]!, 16).toString(2).length;
    const bytes = Math.floor(bits / 8) + 1;
    const unsigned = BigInt.asUintN(bytes * 8, unscaled);
    return Buffer.from(unsigned.toString(16).padStart(bytes * 2, '0'), 'hex');
  }

  /** The same number with another scale. Only trailing zeros can be dropped. */
  withScale(scale: number): Decimal {
    checkDigits(Math.abs(scale - this.scale));
    if (scale >= this.scale) {
      return new Decimal(this.unscaled * 10n ** BigInt(scale - this.scale), scale);
    }
    const divisor = 10n ** BigInt(this.scale - scale);
    if (this.unscaled % divisor !== 0n) {
      throw new DataError(`${this.toString()} has more than ${scale} digits after the point`);
    }
    return new Decimal(this.unscaled / divisor, scale);
  }

  toString(): string {
    checkDigits(Math.abs(this.scale));
    const negative = this.unscaled < 0n;
    const digits = (negative ? -this.unscaled : this.unscaled)
      .toString()
      .padStart(this.scale + 1, '0');
    const point = digits.length - this.scale;
    const fraction = this.scale === 0 ? '' : `.${digits.slice(point)}`;
    return `${negative ? '-' : ''}${digits.slice(0, point)}${fraction}`;
  }
}
