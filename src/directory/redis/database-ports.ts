import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Server as TlsServer, TLSSocket } from 'node:tls';
import { systemDescriptors } from '../../base/descriptors.ts';
import { OnDemand } from '../../base/on-demand.ts';
import type { Authority } from '../../http/authority.ts';
import { bareAnswer } from '../../http/respond.ts';
import type { HttpError } from '../../http/http-error.ts';
import { detectProtocol, type DetectedProtocol } from './detect-protocol.ts';
import { HANDSHAKE_TIMEOUT, tlsServer } from './tls-server.ts';

/** The reply to a client that uses RESP without TLS on a port with TLS. */
const TLS_REQUIRED = '-ERR this port speaks TLS only\r\n';

export interface DatabasePortsOptions {
  readonly host: string;
  /** The ports to choose from; if omitted, the system chooses free ones. */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  /** A database whose port is configured. It gets that port if it is free, whether in the range or not. */
  readonly fixed?: { readonly id: string; readonly port: number };
  /** Opens the authority. Called when the first database uses TLS. */
  readonly authority: () => Promise<Authority>;
  /** Whether a host name belongs to a database; only these get certificates of their own. */
  readonly isHost: (name: string) => boolean;
  /** The answer to a client that uses HTTP without TLS on a port with TLS. */
  readonly tlsRequired: HttpError;
}

/** The servers that accepted connections are passed to. */
export interface PortServers {
  readonly http: (socket: Socket) => void;
  /** @param id of the database */
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
 * The ports of databases, one per database. They only accept connections and detect the protocol (HTTP, RESP, or either
 * over TLS); one server per protocol serves all ports. So an idle database costs little more than a file descriptor.
 */
export class DatabasePorts {
  readonly #options: DatabasePortsOptions;
  readonly #tlsRequired: string;
  readonly #byId = new Map<string, Listener>();
  readonly #byPort = new Map<number, Listener>();
  /** Ports of the range that are in use by another program, or are being tried. */
  readonly #tried = new Set<number>();
  readonly #databaseOf = new WeakMap<Socket, string>();
  /** Connections whose protocol is not known yet, by {@link endsOf}. No server would close them. */
  readonly #beginning = new Map<string, Socket>();
  /** A single server that performs the TLS handshakes of all ports. */
  readonly #tls = new OnDemand<TlsServer>(() => this.#openTls());
  #servers: PortServers = {
    http: (socket) => socket.destroy(),
    resp: (socket) => socket.destroy(),
  };

  constructor(options: DatabasePortsOptions) {
    this.#options = options;
    this.#tlsRequired = bareAnswer(options.tlsRequired);
  }

  /** Sets the servers for new connections. Before that, connections are closed. */
  serveBy(servers: PortServers): void {
    this.#servers = servers;
  }

  /** The database whose port accepted a connection. */
  databaseOf(socket: Socket): string | undefined {
    return this.#databaseOf.get(socket);
  }

  portOf(id: string): number | undefined {
    return this.#byId.get(id)?.port;
  }

  /**
   * Starts listening for a database.
   * @param wanted its previous port, or 0 for none
   * @returns its port, which differs from the wanted one if that is taken; undefined if all ports are taken
   */
  async open(id: string, wanted: number, tls: boolean): Promise<number | undefined> {
    // Loaded before listening, so that a port with TLS never serves clients in plain text.
    if (tls) await this.#tls.load();
    const listening = (await this.#listenFixed(id)) ?? (await this.#listen(wanted));
    if (listening === undefined) return undefined;
    const listener: Listener = { id, ...listening, tls, plain: new Set() };
    listener.server.on('connection', (socket: Socket) => this.#came(listener, socket));
    this.#byId.set(id, listener);
    this.#byPort.set(listener.port, listener);
    return listener.port;
  }

  /** Makes the port of a database accept only TLS, or only plain text. Connections of the other kind are closed. */
  async setTls(id: string, tls: boolean): Promise<void> {
    const listener = this.#byId.get(id);
    if (listener === undefined || listener.tls === tls) return;
    if (tls) await this.#tls.load();
    listener.tls = tls;
    if (tls) for (const socket of listener.plain) socket.destroy();
  }

  /** Accepts no more connections for a database. Open ones continue. */
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

  /** A server on the wanted port if it is free and in the range, otherwise on another one. */
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

  /** @returns undefined if the port is taken or may not be bound */
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
      // The caller registers the port synchronously after this.
      this.#tried.delete(port);
    }
  }

  #came(listener: Listener, socket: Socket): void {
    socket.on('error', () => socket.destroy());
    if (systemDescriptors.refuse(socket)) return;
    const ends = endsOf(socket);
    this.#beginning.set(ends, socket);
    socket.once('close', () => this.#begun(ends, socket));
    detectProtocol(socket, (spoken) => {
      if (spoken === 'tls' && listener.tls) this.#secure(socket);
      else if (listener.tls) this.#refusePlain(socket, spoken);
      else this.#servePlain(listener, socket, spoken);
    });
  }

  #servePlain(listener: Listener, socket: Socket, spoken: DetectedProtocol): void {
    this.#begun(endsOf(socket), socket);
    listener.plain.add(socket);
    socket.once('close', () => listener.plain.delete(socket));
    this.#serve(socket, listener.id, spoken);
  }

  #serve(socket: Socket, id: string, spoken: DetectedProtocol): void {
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
      // The client may have left while the certificate was issued.
      (server) => socket.destroyed || server.emit('connection', socket),
      () => socket.destroy(),
    );
  }

  /** Answers a client that uses plain HTTP or RESP where TLS is required, with an error in its protocol. */
  #refusePlain(socket: Socket, spoken: DetectedProtocol): void {
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

  /** Handles a connection after its TLS handshake. */
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
    detectProtocol(socket, (spoken) => {
      this.#begun(ends, socket);
      this.#serve(socket, listener.id, spoken);
    });
  }
}

/** A key that a connection shares with the TLS socket on top of it, unique among open connections. */
function endsOf({ localPort, remoteAddress, remotePort }: Socket): string {
  return `${localPort} ${remoteAddress} ${remotePort}`;
}
