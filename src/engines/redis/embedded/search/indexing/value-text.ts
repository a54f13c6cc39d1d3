import { toText, type ByteString, type Text } from '../../../bytes.ts';

/** Of a longer string only the beginning is indexed. In bytes: as many as a million UTF-16 code units may take. */
const LONGEST_STRING = 3 * 1024 * 1024;

/** A string of a document as text. Bytes that are not UTF-8 become replacement characters. */
export function textOf(bytes: ByteString): Text {
  return toText(bytes.length > LONGEST_STRING ? bytes.slice(0, LONGEST_STRING) : bytes);
}
