import type { ByteString } from '../../../bytes.ts';
import { isNumeric, type SchemaField } from '../configuration.ts';
import type { ExactNumber } from '../exact-number.ts';
import { DocumentTable } from './document-table.ts';
import { FieldLengths } from './field-lengths.ts';
import type { InvertedField } from './inverted-field.ts';
import { NumberValues } from './number-values.ts';
import { TermValues } from './term-values.ts';

/** What each document has of one field; which of these there are depends on its type. */
export interface FieldRows {
  readonly lengths?: FieldLengths;
  readonly numbers?: NumberValues;
  readonly terms?: TermValues;
}

/** What a new document has of one field. */
export interface FieldRow {
  readonly length: number;
  readonly numbers: readonly ExactNumber[];
  /** The numbers of its terms in the dictionary; only for a KEYWORD or FACET. */
  readonly terms: readonly number[];
}

/** Everything that is kept by document number. */
export class Rows {
  readonly table = new DocumentTable();
  readonly fields: readonly FieldRows[];

  /** @param inverted that of each field, if its type has one */
  constructor(fields: readonly SchemaField[], inverted: readonly (InvertedField | undefined)[]) {
    this.fields = fields.map((field, i) => rowsOf(field, inverted[i]));
  }

  get bytes(): number {
    return this.fields.reduce(
      (sum, { lengths, numbers, terms }) =>
        sum + (lengths?.bytes ?? 0) + (numbers?.bytes ?? 0) + (terms?.bytes ?? 0),
      this.table.bytes,
    );
  }

  /** Adds a document, which is not there yet. @returns its number */
  append(id: ByteString, sequence: number, row: readonly FieldRow[]): number {
    for (const [i, { lengths, numbers, terms }] of this.fields.entries()) {
      lengths?.append(row[i]!.length);
      numbers?.append(row[i]!.numbers);
      terms?.append(row[i]!.terms);
    }
    return this.table.append(id, sequence);
  }

  /** Adds a document of other rows of the same fields. @returns its number */
  copy(from: Rows, document: number): number {
    for (const [i, { lengths, numbers, terms }] of this.fields.entries()) {
      lengths?.copy(from.fields[i]!.lengths!, document);
      numbers?.copy(from.fields[i]!.numbers!, document);
      terms?.copy(from.fields[i]!.terms!, document);
    }
    const copy = this.table.append(from.table.id(document), from.table.sequence(document));
    this.table.begin(copy);
    return copy;
  }
}

function rowsOf(field: SchemaField, inverted: InvertedField | undefined): FieldRows {
  if (isNumeric(field.type)) return { numbers: new NumberValues(field.type) };
  if (field.type !== 'TEXT') return { terms: new TermValues(field.type, inverted!.dictionary) };
  return field.isTokenized ? { lengths: new FieldLengths() } : {};
}
