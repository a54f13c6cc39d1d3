import { shortened, toText, type ByteString, type Text } from '../../../bytes.ts';

/** Of a longer string only the beginning is indexed; in bytes. */
const LONGEST_STRING = 4 * 1024 * 1024;

/** A string of a document as text. Bytes that are not UTF-8 become replacement characters. */
export function textOf(bytes: ByteString): Text {
  return toText(bytes.length > LONGEST_STRING ? shortened(bytes, LONGEST_STRING) : bytes);
}
