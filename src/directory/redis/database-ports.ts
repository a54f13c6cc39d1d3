import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Server as TlsServer, TLSSocket } from 'node:tls';
import { OnDemand } from '../../base/on-demand.ts';
import type { Authority } from '../../http/authority.ts';
import { bareAnswer } from '../../http/bare-answer.ts';
import type { HttpError } from '../../http/http-error.ts';
import { hearProtocol, type Spoken } from './first-bytes.ts';
import { HANDSHAKE_TIMEOUT, tlsServer } from './tls-server.ts';

/** The reply to a client that speaks RESP to a port with TLS. */
const TLS_REQUIRED = '-ERR this port speaks TLS only\r\n';

export interface DatabasePortsOptions {
  readonly host: string;
  /** The ports to choose from; any free ones if not given. */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  /** The database that has a port of its own choice if it is free, inside the range or not. */
  readonly fixed?: { readonly id: string; readonly port: number };
  /** Called when the first database wants TLS. */
  readonly authority: () => Promise<Authority>;
  /** Whether a database has that host name; others get no certificate of their own. */
  readonly isHost: (name: string) => boolean;
  /** The answer to a client that speaks HTTP to a port with TLS; there is no request to answer. */
  readonly tlsRequired: HttpError;
}

/** The servers for the connections of the ports. */
export interface PortServers {
  readonly http: (socket: Socket) => void;
  /** @param id the database */
  readonly resp: (socket: Socket, id: string) => void;
}

interface Listener {
  readonly id: string;
  readonly server: Server;
  readonly port: number;
  tls: boolean;
  /** Open connections that are not encrypted. */
  readonly plain: Set<Socket>;
}

/**
 * The ports of databases, one for each. They only accept connections and detect their protocol (HTTP, RESP, or TLS
 * around either); one server for each protocol serves all ports. So an idle database costs little more than a file
 * descriptor.
 */
export class DatabasePorts {
  readonly #options: DatabasePortsOptions;
  readonly #tlsRequired: string;
  readonly #byId = new Map<string, Listener>();
  readonly #byPort = new Map<number, Listener>();
  /** Ports of the range that another program has, or that are being tried. */
  readonly #tried = new Set<number>();
  readonly #databaseOf = new WeakMap<Socket, string>();
  /**
   * Connections whose protocol is not known yet, by {@link endsOf}. They belong to no server that would close them.
   */
  readonly #beginning = new Map<string, Socket>();
  /** The one server that does the TLS handshakes of all ports. */
  readonly #tls = new OnDemand<TlsServer>(() => this.#openTls());
  #servers: PortServers = {
    http: (socket) => socket.destroy(),
    resp: (socket) => socket.destroy(),
  };

  constructor(options: DatabasePortsOptions) {
    this.#options = options;
    this.#tlsRequired = bareAnswer(options.tlsRequired);
  }

  /** Sets the servers for connections from now on; before that, connections are closed. */
  serveBy(servers: PortServers): void {
    this.#servers = servers;
  }

  /** The database whose port a connection came in through. */
  databaseOf(socket: Socket): string | undefined {
    return this.#databaseOf.get(socket);
  }

  portOf(id: string): number | undefined {
    return this.#byId.get(id)?.port;
  }

  /**
   * Begins to listen for a database.
   * @param wanted the port that it had; 0 for none
   * @returns its port: another than the wanted one where that is taken; undefined where all are
   */
  async open(id: string, wanted: number, tls: boolean): Promise<number | undefined> {
    // Before it listens, so that no client is served in plain text on a port that is TLS only.
    if (tls) await this.#tls.load();
    const listening = (await this.#listenFixed(id)) ?? (await this.#listen(wanted));
    if (listening === undefined) return undefined;
    const listener: Listener = { id, ...listening, tls, plain: new Set() };
    listener.server.on('connection', (socket: Socket) => this.#came(listener, socket));
    this.#byId.set(id, listener);
    this.#byPort.set(listener.port, listener);
    return listener.port;
  }

  /** Makes the port of a database TLS only, or plain text only. Connections of the other kind end. */
  async setTls(id: string, tls: boolean): Promise<void> {
    const listener = this.#byId.get(id);
    if (listener === undefined || listener.tls === tls) return;
    if (tls) await this.#tls.load();
    listener.tls = tls;
    if (tls) for (const socket of listener.plain) socket.destroy();
  }

  /** Accepts no more connections for a database. Open ones stay. */
  close(id: string): void {
    const listener = this.#byId.get(id);
    if (listener === undefined) return;
    this.#byId.delete(id);
    this.#byPort.delete(listener.port);
    listener.server.close();
  }

  closeAll(): void {
    for (const id of [...this.#byId.keys()]) this.close(id);
    for (const socket of this.#beginning.values()) socket.destroy();
  }

  async #listenFixed(id: string): Promise<{ server: Server; port: number } | undefined> {
    const { fixed } = this.#options;
    if (fixed?.id !== id || fixed.port === 0 || this.#byPort.has(fixed.port)) return undefined;
    const server = await this.#try(fixed.port);
    return server && { server, port: fixed.port };
  }

  /** A server on the wanted port if it is free and in the range, or else on another. */
  async #listen(wanted: number): Promise<{ server: Server; port: number } | undefined> {
    const { range } = this.#options;
    const fits = range === undefined || (wanted >= range.first && wanted <= range.last);
    if (wanted !== 0 && fits && !this.#byPort.has(wanted) && !this.#tried.has(wanted)) {
      const server = await this.#try(wanted);
      if (server !== undefined) return { server, port: wanted };
    }
    if (range === undefined) {
      const server = await this.#try(0);
      return server && { server, port: (server.address() as AddressInfo).port };
    }
    for (let port = range.first; port <= range.last; port++) {
      if (this.#byPort.has(port) || this.#tried.has(port)) continue;
      const server = await this.#try(port);
      if (server !== undefined) return { server, port };
    }
    return undefined;
  }

  /** @returns undefined where the port is taken or not ours to take */
  async #try(port: number): Promise<Server | undefined> {
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    this.#tried.add(port);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, this.#options.host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' || code === 'EACCES') return undefined;
      throw error;
    } finally {
      // The caller records it as open in the same turn.
      this.#tried.delete(port);
    }
  }

  #came(listener: Listener, socket: Socket): void {
    socket.on('error', () => socket.destroy());
    const ends = endsOf(socket);
    this.#beginning.set(ends, socket);
    socket.once('close', () => this.#begun(ends, socket));
    hearProtocol(socket, (spoken) => {
      if (spoken === 'tls' && listener.tls) this.#secure(socket);
      else if (listener.tls) this.#refusePlain(socket, spoken);
      else this.#servePlain(listener, socket, spoken);
    });
  }

  #servePlain(listener: Listener, socket: Socket, spoken: Spoken): void {
    this.#begun(endsOf(socket), socket);
    listener.plain.add(socket);
    socket.once('close', () => listener.plain.delete(socket));
    this.#serve(socket, listener.id, spoken);
  }

  #serve(socket: Socket, id: string, spoken: Spoken): void {
    if (spoken === 'resp') {
      this.#servers.resp(socket, id);
      return;
    }
    this.#databaseOf.set(socket, id);
    this.#servers.http(socket);
  }

  #secure(socket: Socket): void {
    socket.setTimeout(HANDSHAKE_TIMEOUT, () => socket.destroy());
    this.#tls.load().then(
      // The client may have left while the certificate was made.
      (server) => socket.destroyed || server.emit('connection', socket),
      () => socket.destroy(),
    );
  }

  /** Answers a client that speaks plain HTTP or RESP where TLS is required with an error in its protocol. */
  #refusePlain(socket: Socket, spoken: Spoken): void {
    socket.end(spoken === 'http' ? this.#tlsRequired : TLS_REQUIRED);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.resume();
  }

  #begun(ends: string, socket = this.#beginning.get(ends)): void {
    if (this.#beginning.get(ends) === socket) this.#beginning.delete(ends);
  }

  async #openTls(): Promise<TlsServer> {
    const authority = await this.#options.authority();
    return tlsServer(authority, this.#options.isHost, (socket) => this.#secured(socket));
  }

  /** A connection whose handshake is done. */
  #secured(socket: TLSSocket): void {
    this.#begun(endsOf(socket));
    const listener = this.#byPort.get(socket.localPort ?? 0);
    if (listener === undefined) {
      socket.destroy();
      return;
    }
    const ends = endsOf(socket);
    this.#beginning.set(ends, socket);
    socket.once('close', () => this.#begun(ends, socket));
    hearProtocol(socket, (spoken) => {
      this.#begun(ends, socket);
      this.#serve(socket, listener.id, spoken);
    });
  }
}

/** What a connection and its encrypted form have in common, and no other at the same time. */
function endsOf({ localPort, remoteAddress, remotePort }: Socket): string {
  return `${localPort} ${remoteAddress} ${remotePort}`;
}
