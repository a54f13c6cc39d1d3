import type { SecureContext, Server, TLSSocket } from 'node:tls';
import { callbackify } from 'node:util';
import type { Authority } from '../../http/authority.ts';

/** Timeout for the TLS handshake, in milliseconds. */
export const HANDSHAKE_TIMEOUT = 15_000;

/**
 * A server without a port, which performs the TLS handshakes of connections passed to it. Each host has its own
 * certificate, issued when a client first requests that host.
 * @param isHost whether a name, in lower case, has a certificate of its own
 * @param secured called with each connection after its handshake
 */
export async function tlsServer(
  authority: Authority,
  isHost: (name: string) => boolean,
  secured: (socket: TLSSocket) => void,
): Promise<Server> {
  // Most platforms start without TLS, and loading it takes milliseconds.
  const { createSecureContext, createServer } = process.getBuiltinModule('node:tls');
  const contexts = new Map<string, Promise<SecureContext>>();
  const contextFor = (host: string) => {
    const known = contexts.get(host);
    if (known !== undefined) return known;
    const made = authority.issue(host).then(createSecureContext);
    contexts.set(host, made);
    made.catch(() => contexts.delete(host));
    return made;
  };
  const options = {
    ...(await authority.issue()),
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: HANDSHAKE_TIMEOUT,
    SNICallback: callbackify(async (name: string) => {
      const host = name.toLowerCase();
      return isHost(host) ? contextFor(host) : undefined;
    }),
  };
  return createServer(options, (socket) => {
    socket.on('error', () => socket.destroy());
    secured(socket);
  });
}
