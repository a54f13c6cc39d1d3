import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashClient } from './client.ts';
import type { Entry } from './ledger.ts';

const TOPIC = 'lines';
/** Only for what hangs, also on a busy machine, in milliseconds. */
const WITHIN = 120_000;
const CLASS = 'org.apache.kafka.connect.file.FileStream';
const TEXTS = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};

/**
 * A file that one connector copies into a topic, and a second one from there into another file. Each line must arrive
 * at least once, and first arrivals in order.
 */
export class MirroredFile {
  readonly #input: string;
  readonly #output: string;
  #lines = 0;

  /** @param folder for connectors of the cluster */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#input = join(folder, 'input');
    this.#output = join(folder, 'output');
    writeFileSync(this.#input, '');
    writeFileSync(this.#output, '');
  }

  get lines(): number {
    return this.#lines;
  }

  async create(management: CrashClient): Promise<void> {
    for (const [kind, properties] of [
      ['Source', { file: basename(this.#input), topic: TOPIC }],
      ['Sink', { file: basename(this.#output), topics: TOPIC }],
    ] as const) {
      await management.done('POST', '/v2/kafka/connector', {
        name: kind,
        cluster_id: 'default',
        properties: { 'connector.class': `${CLASS}${kind}Connector`, ...TEXTS, ...properties },
      });
    }
  }

  /** Adds lines to the file, a few at a time, until the round ends. */
  async write(random: () => number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const count = 1 + Math.floor(random() * 5);
      const lines = Array.from({ length: count }, () => `line ${this.#lines++}\n`);
      appendFileSync(this.#input, lines.join(''));
      await wait(10);
    }
  }

  /** Waits until all lines have arrived. @throws Error if a line is lost or comes before an earlier one */
  async check(kafka: CrashClient): Promise<void> {
    await this.#until(() => this.#written(), 'the file');
    await this.#until(() => this.#produced(kafka), 'the topic');
  }

  async #until(lines: () => Promise<string[]> | string[], place: string): Promise<void> {
    const deadline = Date.now() + WITHIN;
    let there = new Set(await lines());
    while (there.size < this.#lines && Date.now() < deadline) {
      await wait(50);
      there = new Set(await lines());
    }
    // A set keeps the order of first insertions.
    const first = [...there];
    const wrong = Array.from({ length: this.#lines }, (_, i) => `line ${i}`).findIndex(
      (line, i) => first[i] !== line,
    );
    if (wrong >= 0) throw new Error(`${place} has ${first[wrong]} where line ${wrong} should be`);
  }

  #written(): string[] {
    return readFileSync(this.#output, 'utf8').split('\n').slice(0, -1);
  }

  async #produced(kafka: CrashClient): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const body = { topic: TOPIC, partition: 0, offset: lines.length, timeout: 0 };
      const messages = await kafka.done<Entry[]>('POST', '/fetch', body);
      if (messages.length === 0) return lines;
      lines.push(...messages.map(({ value }) => value));
    }
  }
}
