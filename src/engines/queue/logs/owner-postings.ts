import { hostOf } from '../dispatch/new-message.ts';
import { pathOf } from '../records/matching.ts';
import { readLabels } from '../store/message-spec.ts';
import type { LoggedRow } from '../store/schema.ts';
import type { Field } from './terms.ts';

/**
 * Where an owner's rows of a block are, by field and value. Rows of one URL, or with the same labels, are in the
 * same places of several fields: what those are is looked up once.
 */
export class OwnerPostings {
  readonly #fields = new Map<Field, Map<string, number[]>>();
  readonly #all = this.#of('all', '');
  /** Of a URL: where its rows, those of its host, and those of its path are. */
  readonly #urls = new Map<string, readonly number[][]>();
  /** Of labels as a row has them. */
  readonly #labels = new Map<string, readonly number[][]>();

  add(position: number, row: LoggedRow): void {
    this.#all.push(position);
    for (const positions of this.#ofUrl(row.url)) positions.push(position);
    if (row.labels !== null) {
      for (const positions of this.#ofLabels(row.labels)) positions.push(position);
    }
    this.#of('state', row.state).push(position);
    this.#of('caller', row.caller_ip).push(position);
    if (row.group_name !== null) this.#of('group', row.group_name).push(position);
    if (row.queue !== null) this.#of('queue', row.queue).push(position);
    if (row.schedule !== null) this.#of('schedule', row.schedule).push(position);
    if (row.flow_key !== null) this.#of('flow', row.flow_key).push(position);
  }

  get(field: Field, value: string): readonly number[] {
    return this.#fields.get(field)?.get(value) ?? [];
  }

  each(tell: (field: Field, value: string, positions: readonly number[]) => void): void {
    for (const [field, values] of this.#fields) {
      for (const [value, positions] of values) tell(field, value, positions);
    }
  }

  #ofUrl(url: string): readonly number[][] {
    let lists = this.#urls.get(url);
    if (lists === undefined) {
      lists = [this.#of('url', url), this.#of('host', hostOf(url)), this.#of('path', pathOf(url))];
      this.#urls.set(url, lists);
    }
    return lists;
  }

  #ofLabels(text: string): readonly number[][] {
    let lists = this.#labels.get(text);
    if (lists === undefined) {
      lists = [...new Set(readLabels(text))].map((label) => this.#of('label', label));
      this.#labels.set(text, lists);
    }
    return lists;
  }

  #of(field: Field, value: string): number[] {
    let values = this.#fields.get(field);
    if (values === undefined) this.#fields.set(field, (values = new Map<string, number[]>()));
    let positions = values.get(value);
    if (positions === undefined) values.set(value, (positions = []));
    return positions;
  }
}
