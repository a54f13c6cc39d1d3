import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import type { AddressRules } from './address-rules.ts';
import type { Resolve } from './host-lookup.ts';
import { skipContinue } from './skip-continue.ts';

/** The rules forbid connecting to the address. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor(host: string, address: string, kind: string) {
    super(
      host === address
        ? `the address ${address} is not allowed (${kind})`
        : `${host} has the address ${address}, which is not allowed (${kind})`,
    );
    this.name = 'AddressRefused';
  }
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

export interface CheckedConnectorOptions {
  readonly rules: AddressRules;
  readonly resolve: Resolve;
  /** Timeout for connecting, in milliseconds. */
  readonly timeout: number;
  /** Notified of each connection that opens or closes. */
  readonly watch?: { opened(): void; closed(): void };
}

/**
 * Connects only to addresses that the rules allow. A host is resolved as part of connecting, and only the checked
 * addresses are used, which defeats DNS rebinding. IP addresses in URLs are checked in every notation.
 */
export function checkedConnector(options: CheckedConnectorOptions): buildConnector.connector {
  const { rules, watch } = options;
  const connect = buildConnector({
    lookup: checkedLookup(options),
    timeout: options.timeout,
    allowH2: false,
  });
  return (target, callback) => {
    const { hostname } = target;
    const kind = isIP(hostname) === 0 ? undefined : rules(hostname);
    if (kind !== undefined) {
      callback(new AddressRefused(hostname, hostname, kind), null);
      return;
    }
    connect(target, (...[error, socket]) => {
      if (error !== null) {
        callback(error, null);
        return;
      }
      // The address is one of the checked ones; this guards against a mistake in that.
      const address = socket.remoteAddress ?? '';
      const kind = rules(address);
      if (kind !== undefined) {
        socket.destroy();
        callback(new AddressRefused(hostname, address, kind), null);
        return;
      }
      skipContinue(socket);
      watch?.opened();
      socket.once('close', () => watch?.closed());
      callback(null, socket);
    });
  };
}

/** Replaces `dns.lookup` in `net.connect` and `tls.connect`, which don't call it for IP addresses. */
function checkedLookup({ rules, resolve }: CheckedConnectorOptions) {
  return (host: string, options: LookupOptions, callback: LookupCallback): void => {
    void answer(host, options, callback);
  };

  async function answer(host: string, { all }: LookupOptions, callback: LookupCallback) {
    let addresses: LookupAddress[];
    try {
      addresses = await allowed(host);
    } catch (error) {
      callback(error as NodeJS.ErrnoException, []);
      return;
    }
    if (all === true) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  }

  async function allowed(host: string): Promise<LookupAddress[]> {
    const addresses: LookupAddress[] = [];
    let refused: AddressRefused | undefined;
    for (const address of await resolve(host)) {
      const kind = rules(address);
      if (kind === undefined) addresses.push({ address, family: isIP(address) });
      else refused ??= new AddressRefused(host, address, kind);
    }
    if (addresses.length > 0) return addresses;
    throw refused ?? Object.assign(new Error(`${host} has no addresses`), { code: 'ENOTFOUND' });
  }
}
