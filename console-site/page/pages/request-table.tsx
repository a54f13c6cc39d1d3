import type { WatchedRequest } from '../api/session.ts';
import { durationText, timeText } from '../parts/format.ts';
import { Table } from '../parts/table.tsx';
import { hashOf } from '../route.ts';

/** Requests, each linked to its details. */
export function RequestTable({ requests }: { readonly requests: readonly WatchedRequest[] }) {
  return (
    <Table
      label="Requests"
      isPortion
      columns={['Time', 'Request', 'Status', 'Took', 'Contract']}
      classes={{ Time: 'number', Request: 'wide', Took: 'right' }}
      rows={requests.map((request) => ({
        id: String(request.id),
        cells: [
          timeText(request.time),
          <a href={hashOf('requests', String(request.id))}>
            <Method method={request.method} /> <code>{request.path}</code>
          </a>,
          <Status status={request.status} />,
          durationText(request.milliseconds),
          <Verdict request={request} />,
        ],
      }))}
    />
  );
}

/** A method, colored by what it does. */
export function Method({ method }: { readonly method: string }) {
  return <span class={`method ${method}`}>{method}</span>;
}

/** A status, colored by its class. */
export function Status({ status }: { readonly status: number }) {
  const kind = status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return <span class={`badge ${kind}`}>{status === 0 ? 'none' : status}</span>;
}

const VERDICTS = {
  undocumented: { kind: 'bad', long: 'answer not in the contract', short: 'answer not valid' },
  accepted: { kind: 'good', long: 'matches the contract', short: 'valid' },
  refused: { kind: 'warn', long: 'request not valid', short: 'not valid' },
  unknown: { kind: 'warn', long: 'unknown operation', short: 'unknown operation' },
} as const;

/** The result of validating a request and its answer. */
export function Verdict(props: {
  readonly request: Pick<WatchedRequest, 'request' | 'response'>;
  readonly isShort?: boolean;
}) {
  const { request, response } = props.request;
  const { kind, long, short } = VERDICTS[response === 'undocumented' ? response : request];
  return <span class={`badge ${kind}`}>{props.isShort === true ? short : long}</span>;
}
