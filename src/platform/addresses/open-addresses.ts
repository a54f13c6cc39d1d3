import type { ContractErrors } from '../../contract/family.ts';
import type { ConsoleAddress } from '../../console/console-address.ts';
import { consoleErrors } from '../../console/errors.ts';
import type { Addresses } from '../../control/env-block.ts';
import type { DatabasePorts } from '../../directory/redis/database-ports.ts';
import { redisContractErrors } from '../../families/redis/errors.ts';
import { RequestChangeover } from '../../http/request-changeover.ts';
import type { AnyListener } from '../../http/request-listener.ts';
import { listen, type Listening } from '../../http/server.ts';
import type { HttpThreads } from '../../http/threads/http-threads.ts';
import { flagOf } from '../../settings/table.ts';

interface OpenAddress {
  readonly listening: Listening;
  readonly behind: RequestChangeover;
  readonly errors: ContractErrors;
}

/** A family at its address. */
export interface ServedFamily {
  readonly name: Exclude<keyof Addresses, 'console'>;
  readonly port: number;
  readonly errors: ContractErrors;
  readonly listener: AnyListener;
  /** Whether its usual requests are read without Node. */
  readonly hasFront?: boolean;
}

/**
 * The addresses of a platform. They are opened when they are first served, and stay open until the process ends: what is
 * behind them is exchanged by a reset.
 */
export class OpenAddresses {
  /** The ports of databases. */
  readonly ports: DatabasePorts;
  readonly #host: string;
  /** Threads for the connections of hot families; none has the event loop read and write them itself. */
  readonly #threads: HttpThreads | undefined;
  readonly #families = new Map<string, OpenAddress>();
  #console: ConsoleAddress | undefined;
  #closed: Promise<void> | undefined;

  constructor(host: string, ports: DatabasePorts, threads?: HttpThreads) {
    this.#host = host;
    this.ports = ports;
    this.#threads = threads;
  }

  /**
   * Serves a family, at the address that it had before if it had one.
   * @throws the system's error if the port can't be bound
   */
  async serve(family: ServedFamily): Promise<Listening> {
    const { name, listener } = family;
    const { listening, behind } = this.#families.get(name) ?? (await this.#open(family));
    behind.attach(listener);
    return listening;
  }

  /** The console's address, which is served, is exchanged and closed like the others from now on. */
  add(address: ConsoleAddress): void {
    this.#console = address;
  }

  /**
   * Takes away what is behind the addresses. From now on clients wait.
   * @returns once all requests in progress have been answered
   */
  async detach(): Promise<void> {
    if (this.#closed !== undefined) return this.#closed;
    this.ports.detach();
    await Promise.all(this.#changeovers().map((behind) => behind.detach()));
  }

  /** Refuses clients until something is behind the addresses again. */
  refuse(reason: string): void {
    for (const { behind, errors } of this.#families.values()) {
      behind.refuse(errors.suspended(reason));
    }
    this.#console?.pages.refuse(consoleErrors.suspended(reason));
    this.ports.refuse(redisContractErrors.suspended(reason));
  }

  /** Accepts no new requests, waits for those in progress, then closes. */
  close(): Promise<void> {
    return (this.#closed ??= this.#close());
  }

  async #close(): Promise<void> {
    this.ports.closeAll();
    const listening = [...this.#families.values()].map((address) => address.listening);
    if (this.#console !== undefined) listening.push(this.#console.listening);
    await Promise.all(listening.map((each) => each.close()));
    await this.#threads?.end();
  }

  #changeovers(): Pick<RequestChangeover, 'detach'>[] {
    const families: Pick<RequestChangeover, 'detach'>[] = [...this.#families.values()].map(
      ({ behind }) => behind,
    );
    return this.#console === undefined ? families : [...families, this.#console.pages];
  }

  async #open({ name, port, errors, hasFront = false }: ServedFamily): Promise<OpenAddress> {
    const behind = new RequestChangeover({
      first: errors.suspended('it is starting'),
      busy: errors.suspended('it is being reset'),
    });
    const listening = await listen(behind.pass, errors, {
      host: this.#host,
      port,
      chosenBy: `--${flagOf(`${name}Port`)}`,
      ...(hasFront && { usual: behind.pass, threads: this.#threads }),
    });
    const address = { listening, behind, errors };
    this.#families.set(name, address);
    return address;
  }
}
