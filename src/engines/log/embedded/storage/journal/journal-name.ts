/**
 * The name of a journal file: the sequence number of its first frame, and its mark. Frames of an older file from that
 * number on were never acknowledged.
 */
export interface JournalName {
  readonly name: string;
  readonly firstSequence: number;
  /** Every frame of the file begins with it. */
  readonly mark: number;
}

const NAME = /^(\d{16})-([0-9a-f]{8})\.journal$/;

export function journalName(firstSequence: number, mark: number): JournalName {
  const number = String(firstSequence).padStart(16, '0');
  const name = `${number}-${mark.toString(16).padStart(8, '0')}.journal`;
  return { name, firstSequence, mark };
}

export function parseJournalName(name: string): JournalName | undefined {
  const [, sequence, mark] = NAME.exec(name) ?? [];
  if (sequence === undefined || mark === undefined) return undefined;
  return { name, firstSequence: Number(sequence), mark: Number.parseInt(mark, 16) };
}

const SPARE = /^spare-\d+$/;

/** The name of a file to be reused. */
export function spareName(number: number): string {
  return `spare-${number}`;
}

/** Whether this is the name of a file kept for reuse, which only a killed process leaves behind. */
export function isSpare(name: string): boolean {
  return SPARE.test(name);
}
