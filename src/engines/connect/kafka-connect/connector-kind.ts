import type { JsonServer } from '../../../http/json-server.ts';
import { ConnectUnreachable, messages } from '../errors.ts';
import { callConnect, ConnectRefusal } from './connect-calls.ts';
import type { ConnectorKind } from './remote-properties.ts';

/**
 * Looks up whether a connector class, by any of its names in Kafka Connect, is a source or a sink. A class that the
 * worker does not list is refused, even if the worker would load it: a source taken for a sink would write to topics of
 * other clusters.
 * @throws ConnectRefusal naming the classes that there are, ConnectUnreachable
 */
export async function connectorKind(server: JsonServer, className: string): Promise<ConnectorKind> {
  const told = await callConnect(server, 'GET', '/connector-plugins');
  if (!Array.isArray(told)) throw new ConnectUnreachable(`${server.url} lists no plugins`);
  const plugins = told as readonly { readonly class: string; readonly type: string }[];
  const found = plugins.find(({ class: full }) => {
    const simple = full.split('.').at(-1)!;
    return [full, simple, simple.replace(/Connector$/, '')].includes(className);
  });
  if (found?.type === 'source' || found?.type === 'sink') return found.type;
  const available = plugins.map(({ class: full, type }) => ({ className: full, kind: type }));
  throw new ConnectRefusal(400, messages.unknownClass(className, available));
}
