import { DataError } from '../../errors.ts';

const TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

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
    const digits = BigInt(whole + fraction);
    const unscaled = sign === '-' ? -digits : digits;
    return scale >= 0
      ? new Decimal(unscaled, scale)
      : new Decimal(unscaled * 10n ** BigInt(-scale), 0);
  }

  /** Two's complement, most significant byte first (`BigInteger.toByteArray`). */
  static fromBytes(bytes: Buffer, scale: number): Decimal {
    const hex = bytes.toString('hex');
    const unsigned = hex === '' ? 0n : BigInt(`0x${hex}`);
    return new Decimal(BigInt.asIntN(bytes.length * 8, unsigned), scale);
  }

  toBytes(): Buffer {
    let bytes = 1;
    while (BigInt.asIntN(bytes * 8, this.unscaled) !== this.unscaled) bytes += 1;
    const unsigned = BigInt.asUintN(bytes * 8, this.unscaled);
    return Buffer.from(unsigned.toString(16).padStart(bytes * 2, '0'), 'hex');
  }

  /** The same number with another scale. Only trailing zeros can be dropped. */
  withScale(scale: number): Decimal {
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
    const negative = this.unscaled < 0n;
    const digits = (negative ? -this.unscaled : this.unscaled)
      .toString()
      .padStart(this.scale + 1, '0');
    const point = digits.length - this.scale;
    const fraction = this.scale === 0 ? '' : `.${digits.slice(point)}`;
    return `${negative ? '-' : ''}${digits.slice(0, point)}${fraction}`;
  }
}
