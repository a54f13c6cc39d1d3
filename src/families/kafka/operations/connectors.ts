import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import type { KafkaCaller } from '../caller.ts';
import type { ConnectorConfig } from '../../../directory/kafka/clusters.ts';
import { refusal } from '../errors.ts';
import { requireFullAccess } from '../permissions.ts';

/** `/connect/config` */
export const listConnectorConfigs: Handler<
  operations['listConnectorConfigs'],
  KafkaCaller
> = async ({ caller }) => ({ status: 200, body: await exported(caller) });

/** `/connect/config/{name}` */
export const getConnectorConfig: Handler<operations['getConnectorConfig'], KafkaCaller> = async (
  request,
) => {
  const { name } = request.path;
  const found = (await exported(request.caller)).find((connector) => connector.name === name);
  if (found === undefined) throw refusal('unknownConnector', { name });
  return { status: 200, body: found };
};

/** The configurations contain passwords. @throws HttpError */
async function exported(caller: KafkaCaller): Promise<readonly ConnectorConfig[]> {
  requireFullAccess(caller);
  return (await caller.cluster.connectors?.()) ?? [];
}
