import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Server as TlsServer, TLSSocket } from 'node:tls';
import { BACKLOG } from '../../base/accepted-connections.ts';
import { systemDescriptors } from '../../base/descriptors.ts';
import { OnDemand } from '../../base/on-demand.ts';
import type { Authority } from '../../http/authority.ts';
import { bareAnswer } from '../../http/respond.ts';
import type { HttpError } from '../../http/http-error.ts';
import { Changeover } from '../../http/changeover.ts';
import { detectProtocol, type DetectedProtocol } from './detect-protocol.ts';
import { HANDSHAKE_TIMEOUT, tlsServer } from './tls-server.ts';

/** The reply to a client that uses RESP without TLS on a port with TLS. */
const TLS_REQUIRED = '-ERR this port speaks TLS only\r\n';

export interface DatabasePortsOptions {
  readonly host: string;
  /** The ports to choose from; if omitted, the system chooses free ones. */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  /**
   * A database whose port is configured. It gets that port if it is free, whether in the range or not, and the port stays
   * open when it is deleted.
   */
  readonly fixed?: { readonly id: string; readonly port: number };
  /** Opens the authority. Called when the first database uses TLS. */
  readonly authority: () => Promise<Authority>;
  /** The answer to a client that uses HTTP without TLS on a port with TLS. */
  readonly tlsRequired: HttpError;
  /** The answer to clients while there are no servers, or none any more, for a reason. */
  readonly suspended: (reason: string) => HttpError;
}

/** A database that needs a port. */
export interface NewPort {
  readonly id: string;
  /** Its name. It gets the port that a database of that name had before the servers were exchanged. */
  readonly name: string;
  /** Its previous port; none by default. */
  readonly wanted?: number;
  readonly tls: boolean;
}

/** The servers that accepted connections are passed to. */
export interface PortServers {
  readonly http: (socket: Socket) => void;
  /** @param id of the database */
  readonly resp: (socket: Socket, id: string) => void;
  /** Whether a host name belongs to a database; only these get certificates of their own. */
  readonly isHost: (name: string) => boolean;
}

interface Listening {
  readonly server: Server;
  readonly port: number;
}

interface Listener extends Listening {
  id: string;
  name: string;
  tls: boolean;
  /** Open connections that are not encrypted. */
  readonly plain: Set<Socket>;
}

/** A connection whose protocol is known. */
interface Client {
  readonly listener: Listener;
  readonly socket: Socket;
  readonly spoken: DetectedProtocol;
  /** Whether it is what a TLS connection carries. */
  readonly isSecured: boolean;
}

/**
 * The ports of databases, one per database. They only accept connections and detect the protocol (HTTP, RESP, or either
 * over TLS); one server per protocol serves all ports. So an idle database costs little more than a file descriptor. The
 * ports stay open while the databases and servers behind them are exchanged; connections that come in between wait.
 */
export class DatabasePorts {
  readonly #options: DatabasePortsOptions;
  readonly #tlsRequired: string;
  readonly #byId = new Map<string, Listener>();
  readonly #byPort = new Map<number, Listener>();
  /** Ports of the range that are in use by another program, or are being tried. */
  readonly #tried = new Set<number>();
  readonly #listenerOf = new WeakMap<Socket, Listener>();
  /** Connections whose protocol is not known yet, by {@link endsOf}. No server would close them. */
  readonly #beginning = new Map<string, Socket>();
  /** A single server that performs the TLS handshakes of all ports. */
  readonly #tls = new OnDemand<TlsServer>(() => this.#openTls());
  readonly #behind: Changeover<PortServers, Client>;
  #isHost: PortServers['isHost'] = () => false;
  /** What listens for the database whose port is configured. */
  #fixed: Listener | undefined;

  constructor(options: DatabasePortsOptions) {
    this.#options = options;
    this.#tlsRequired = bareAnswer(options.tlsRequired);
    this.#behind = new Changeover({
      first: options.suspended('it is starting'),
      busy: options.suspended('it is being reset'),
      serve: (servers, client) => this.#serve(servers, client),
      refuse,
      onLeft: ({ socket }, left) => socket.once('close', left),
    });
  }

  /**
   * Sets the servers for new connections, and for those that wait. Ports of databases that were not opened again since
   * {@link detach} are closed.
   */
  attach(servers: PortServers): void {
    for (const listener of this.#unclaimed()) this.#close(listener);
    this.#isHost = servers.isHost;
    this.#behind.attach(servers);
  }

  /** Takes away the servers and the databases. The ports stay open, and new connections wait. */
  detach(): void {
    this.#behind.detach();
    this.#byId.clear();
  }

  /** Refuses connections from now on, those that wait first. */
  refuse(refusal: HttpError): void {
    this.#behind.refuse(refusal);
  }

  /** The database whose port accepted a connection. */
  databaseOf(socket: Socket): string | undefined {
    return this.#listenerOf.get(socket)?.id;
  }

  portOf(id: string): number | undefined {
    return this.#byId.get(id)?.port;
  }

  /**
   * Starts listening for a database.
   * @returns its port, which differs from the wanted one if that is taken; undefined if all ports are taken
   */
  async open({ id, name, wanted = 0, tls }: NewPort): Promise<number | undefined> {
    // Loaded before listening, so that a port with TLS never serves clients in plain text.
    if (tls) await this.#tls.load();
    const listener =
      this.#unclaimedOf(id, name, wanted) ??
      this.#listener((await this.#listenFixed(id)) ?? (await this.#listen(wanted))) ??
      this.#unclaimed()[0];
    if (listener === undefined) return undefined;
    listener.id = id;
    listener.name = name;
    this.#byId.set(id, listener);
    if (this.#options.fixed?.id === id) this.#fixed = listener;
    setTls(listener, tls);
    return listener.port;
  }

  /** Makes the port of a database accept only TLS, or only plain text. Connections of the other kind are closed. */
  async setTls(id: string, tls: boolean): Promise<void> {
    const listener = this.#byId.get(id);
    if (listener === undefined || listener.tls === tls) return;
    if (tls) await this.#tls.load();
    setTls(listener, tls);
  }

  /** Accepts no more connections for a database. Open ones continue. */
  close(id: string): void {
    const listener = this.#byId.get(id);
    if (listener === undefined) return;
    this.#byId.delete(id);
    if (id !== this.#options.fixed?.id) this.#close(listener);
  }

  closeAll(): void {
    for (const listener of this.#byPort.values()) this.#close(listener);
    this.#byId.clear();
    for (const socket of this.#beginning.values()) socket.destroy();
    this.#behind.refuse(this.#options.suspended('it is stopping'));
  }

  /** The ports that are open for no database, and that any may take. */
  #unclaimed(): Listener[] {
    return [...this.#byPort.values()].filter(
      (listener) => listener !== this.#fixed && this.#byId.get(listener.id) !== listener,
    );
  }

  /** An open port that a database has had, or one of its name. */
  #unclaimedOf(id: string, name: string, wanted: number): Listener | undefined {
    if (id === this.#options.fixed?.id && this.#fixed !== undefined) return this.#fixed;
    const all = this.#unclaimed();
    return all.find(({ port }) => port === wanted) ?? all.find((each) => each.name === name);
  }

  #close(listener: Listener): void {
    this.#byPort.delete(listener.port);
    listener.server.close();
  }

  #listener(listening: Listening | undefined): Listener | undefined {
    if (listening === undefined) return undefined;
    const listener: Listener = { id: '', name: '', ...listening, tls: false, plain: new Set() };
    listener.server.on('connection', (socket: Socket) => this.#came(listener, socket));
    this.#byPort.set(listener.port, listener);
    return listener;
  }

  async #listenFixed(id: string): Promise<Listening | undefined> {
    const { fixed } = this.#options;
    if (fixed?.id !== id || fixed.port === 0 || this.#byPort.has(fixed.port)) return undefined;
    const server = await this.#try(fixed.port);
    return server && { server, port: fixed.port };
  }

  /** A server on the wanted port if it is free and in the range, otherwise on another one. */
  async #listen(wanted: number): Promise<Listening | undefined> {
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
        server.listen({ port, host: this.#options.host, backlog: BACKLOG }, () => {
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
      this.#begun(ends, socket);
      this.#behind.pass({ listener, socket, spoken, isSecured: false });
    });
  }

  #serve(servers: PortServers, { listener, socket, spoken, isSecured }: Client): void {
    if (!isSecured && listener.tls) {
      if (spoken === 'tls') this.#secure(socket);
      else this.#refusePlain(socket, spoken);
      return;
    }
    if (!isSecured) {
      listener.plain.add(socket);
      socket.once('close', () => listener.plain.delete(socket));
    }
    if (spoken === 'resp') servers.resp(socket, listener.id);
    else {
      this.#listenerOf.set(socket, listener);
      servers.http(socket);
    }
    socket.resume();
  }

  #secure(socket: Socket): void {
    this.#beginning.set(endsOf(socket), socket);
    socket.setTimeout(HANDSHAKE_TIMEOUT, () => socket.destroy());
    this.#tls.load().then(
      // The client may have left while the certificate was issued.
      (server) => socket.destroyed || server.emit('connection', socket),
      () => socket.destroy(),
    );
  }

  /** Answers a client that uses plain HTTP or RESP where TLS is required, with an error in its protocol. */
  #refusePlain(socket: Socket, spoken: DetectedProtocol): void {
    endWith(socket, spoken === 'http' ? this.#tlsRequired : TLS_REQUIRED);
  }

  #begun(ends: string, socket = this.#beginning.get(ends)): void {
    if (this.#beginning.get(ends) === socket) this.#beginning.delete(ends);
  }

  async #openTls(): Promise<TlsServer> {
    const authority = await this.#options.authority();
    const isHost = (name: string) => this.#isHost(name);
    return tlsServer(authority, isHost, (socket) => this.#secured(socket));
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
      this.#behind.pass({ listener, socket, spoken, isSecured: true });
    });
  }
}

function setTls(listener: Listener, tls: boolean): void {
  if (tls && !listener.tls) for (const socket of listener.plain) socket.destroy();
  listener.tls = tls;
}

/** Answers a client with an error in its protocol, and closes the connection. */
function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  socket.setTimeout(2_000, () => socket.destroy());
  socket.resume();
}

function refuse({ socket, spoken }: Client, refusal: HttpError): void {
  if (spoken === 'tls') socket.destroy();
  else endWith(socket, spoken === 'http' ? bareAnswer(refusal) : `-${refusal.message}\r\n`);
}

/** A key that a connection shares with the TLS socket on top of it, unique among open connections. */
function endsOf({ localPort, remoteAddress, remotePort }: Socket): string {
  return `${localPort} ${remoteAddress} ${remotePort}`;
}
