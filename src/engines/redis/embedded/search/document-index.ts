import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString, Text } from '../../bytes.ts';
import { AT_ONCE, type Steps } from '../steps.ts';
import type { Spending } from '../work.ts';
import { type Analyzer, analyzerOf } from './analysis/analyzer.ts';
import { type AnalyzedField, analyzeField } from './analyze-document.ts';
import type { Column } from './columns.ts';
import { type IndexConfiguration, isNumeric, type SchemaField } from './configuration.ts';
import { Budget } from './evaluation/budget.ts';
import { FilterEvaluation } from './evaluation/evaluate-filter.ts';
import { MatchList } from './evaluation/matches.ts';
import type { Searched, SearchedField } from './evaluation/searched.ts';
import type { Filter } from './filter/filter.ts';
import { checkRanking, rank, type Ranked, type Ranking } from './ranking/rank.ts';
import type { SourceDocument } from './source-document.ts';
import { Compaction } from './storage/compaction.ts';
import { InvertedField } from './storage/inverted-field.ts';
import { type FieldRow, Rows } from './storage/rows.ts';

/** The numbers of documents, ascending. Valid until the index changes. */
export type DocumentSet = Uint32Array;

export interface Query {
  readonly filter: Filter;
  readonly ranking: Ranking;
  readonly limit: number;
  readonly offset: number;
}

/** A document that was found. */
export interface Hit extends Ranked {
  readonly id: ByteString;
}

/** The values of a document are added to a dictionary in steps of this many. */
const VALUES_AT_ONCE = 256;
/** Documents that were removed are kept until there are this many, and half as many as others. */
const LEAST_REMOVED = 64;

/**
 * An index over documents that have ids: keys, or ids of the entries of a stream.
 *
 * Work that may take long is {@link Steps}. Changes may come between the steps of {@link put} and {@link compact}, but
 * only one document is put at a time; and none may come between those of a query.
 */
export class DocumentIndex implements Searched {
  readonly configuration: IndexConfiguration;
  readonly #analyzers: readonly Analyzer[];
  #inverted: readonly (InvertedField | undefined)[];
  #rows: Rows;
  /** When each document came, by which its row is found. */
  #sequences = new NameMap<ByteString, number>();
  #sequence = 0;
  /** The number of the document that is being added. */
  #adding: number | undefined;
  /** Whether a document is being analyzed or added, whose terms are to stay. */
  #isPutting = false;
  #compaction: Compaction | undefined;

  constructor(configuration: IndexConfiguration) {
    const { fields, language } = configuration;
    this.configuration = configuration;
    this.#analyzers = fields.map((field) => analyzerOf(field, language));
    this.#inverted = invertedOf(fields);
    this.#rows = new Rows(fields, this.#inverted);
  }

  /** The number of documents. */
  get count(): number {
    return this.#sequences.size;
  }

  /** The memory that is used, in bytes. */
  get bytes(): number {
    const lists = this.#inverted.reduce((sum, inverted) => sum + (inverted?.bytes ?? 0), 0);
    return lists + this.#rows.bytes + (this.#compaction?.bytes ?? 0);
  }

  /** All document numbers are below. */
  get size(): number {
    return this.#rows.table.size;
  }

  has(id: ByteString): boolean {
    return this.#sequences.has(id);
  }

  isLive(document: number): boolean {
    return this.#rows.table.isLive(document);
  }

  id(document: number): ByteString {
    return this.#rows.table.id(document);
  }

  /**
   * Indexes a document, in place of an earlier one with the same id, which is found until the last step. One that has
   * no value for any field is kept as well. What it has is read in the first step. If the steps are not run to their end,
   * nothing has changed, and they are to be ended by `return`, so that it can be compacted again.
   */
  *put(id: ByteString, document: SourceDocument): Steps<void> {
    this.#isPutting = true;
    try {
      yield* this.#put(id, document);
    } finally {
      this.#isPutting = false;
      this.#adding = undefined;
    }
  }

  *#put(id: ByteString, document: SourceDocument): Steps<void> {
    const { fields } = this.configuration;
    const inverted = this.#inverted;
    const read = fields.map(({ source }) => document.values(source));
    const analyzed: AnalyzedField[] = [];
    const row: FieldRow[] = [];
    for (const [i, field] of fields.entries()) {
      const each = yield* analyzeField(field, this.#analyzers[i]!, read[i]!, document.isTextual);
      const terms = yield* termNumbers(each.values, inverted[i]);
      analyzed.push(each);
      row.push({ length: each.positions.length, numbers: each.numbers, terms });
    }
    // Everything may have been removed meanwhile, here and below.
    if (inverted !== this.#inverted) return;
    const sequence = this.#sequence++;
    const number = this.#rows.append(id, sequence, row);
    this.#adding = number;
    for (const [i, { terms, positions }] of analyzed.entries()) {
      if (terms.length > 0) yield* inverted[i]!.add(number, terms, positions);
    }
    if (inverted !== this.#inverted) return;
    this.remove(id);
    this.#sequences.set(id, sequence);
    this.#rows.table.begin(number);
  }

  /** @returns whether there was such a document */
  remove(id: ByteString): boolean {
    const sequence = this.#sequences.get(id);
    if (sequence === undefined) return false;
    this.#sequences.delete(id);
    const { table } = this.#rows;
    const document = table.find(sequence);
    table.end(document);
    if (this.#compaction?.hasReplaced === false) this.#compaction.end(document);
    return true;
  }

  /** Removes all documents. */
  clear(): void {
    const { fields } = this.configuration;
    this.#inverted = invertedOf(fields);
    this.#rows = new Rows(fields, this.#inverted);
    this.#sequences = new NameMap();
    this.#adding = undefined;
    this.#compaction = undefined;
  }

  /** Whether so much has been removed that {@link compact} should be run soon. */
  get needsCompaction(): boolean {
    if (this.#compaction !== undefined) return true;
    const { size, live } = this.#rows.table;
    const removed = size - live;
    return removed >= LEAST_REMOVED && removed > live / 2;
  }

  /**
   * Gives back the memory of documents that were removed. May be left at any step, and begun again. It ends early while a
   * document is being added.
   */
  *compact(): Steps<void> {
    const inverted = this.#inverted.filter((each) => each !== undefined);
    const { fields } = this.configuration;
    const compaction = (this.#compaction ??= new Compaction(
      this.#rows,
      new Rows(fields, this.#inverted),
    ));
    if (!compaction.hasReplaced) {
      yield* compaction.copy(() => this.#adding ?? this.#rows.table.size);
      if (this.#compaction !== compaction || !compaction.replace(inverted)) return;
      this.#rows = compaction.rows;
    }
    yield* compaction.rewrite(inverted, () => !this.#isPutting);
    if (this.#compaction === compaction) this.#compaction = undefined;
  }

  /** @throws RedisError if the ranking needs a field that is not FAST, or the filter costs too much */
  *query({ filter, ranking, limit, offset }: Query, spending?: Spending): Steps<Hit[]> {
    const column = (path: Text) => this.column(path);
    checkRanking(ranking, column);
    const budget = new Budget(spending);
    const evaluation = new FilterEvaluation(this, ranking.kind !== 'field', budget);
    const matches = yield* evaluation.matches(filter);
    budget.spend(matches.documents.length);
    const isLive = (document: number) => this.isLive(document);
    const ranked = yield* rank(matches, ranking, column, isLive, offset + limit);
    return ranked
      .slice(offset)
      .map(({ document, score }) => ({ document, id: this.id(document), score }));
  }

  *countMatches(filter: Filter, spending?: Spending): Steps<number> {
    return (yield* this.matches(filter, spending)).length;
  }

  /** @throws RedisError if the filter costs too much */
  *matches(filter: Filter, spending?: Spending): Steps<DocumentSet> {
    const budget = new Budget(spending);
    const evaluation = new FilterEvaluation(this, false, budget);
    const { documents } = yield* evaluation.matches(filter);
    budget.spend(documents.length);
    const live = new MatchList(false);
    for (let i = 0; i < documents.length; i++) {
      if (this.isLive(documents[i]!)) live.add(documents[i]!, 0);
      if (i % AT_ONCE === 0) yield;
    }
    return live.matches().documents;
  }

  /** The values of a field; undefined if there is none or it is not FAST. */
  column(path: Text): Column | undefined {
    const i = this.configuration.fields.findIndex((field) => field.path === path);
    if (i < 0 || !this.configuration.fields[i]!.isFast) return undefined;
    const { numbers, terms } = this.#rows.fields[i]!;
    return numbers ?? terms;
  }

  field(path: Text): SearchedField {
    const i = this.configuration.fields.findIndex((each) => each.path === path);
    const inverted = this.#inverted[i];
    return {
      field: this.configuration.fields[i]!,
      ...(inverted === undefined ? {} : { inverted }),
      ...this.#rows.fields[i]!,
    };
  }
}

/** The numbers of values in the dictionary, which they are added to. */
function* termNumbers(
  values: readonly Text[],
  inverted: InvertedField | undefined,
): Steps<readonly number[]> {
  const numbers: number[] = [];
  for (const value of values) {
    numbers.push(inverted!.dictionary.add(value));
    if (numbers.length % VALUES_AT_ONCE === 0) yield;
  }
  return numbers;
}

function invertedOf(fields: readonly SchemaField[]): (InvertedField | undefined)[] {
  return fields.map((field) => {
    if (isNumeric(field.type)) return undefined;
    return new InvertedField(field.type === 'TEXT' && field.isTokenized);
  });
}
