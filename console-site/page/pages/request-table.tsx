import type { WatchedRequest } from '../api/session.ts';
import { durationText, timeText } from '../parts/format.ts';
import { hashOf } from '../route.ts';

/** Requests, each linked to its details. */
export function RequestTable({ requests }: { readonly requests: readonly WatchedRequest[] }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Requests">
      <table role="table" class="stacked">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Time
            </th>
            <th role="columnheader" scope="col">
              Request
            </th>
            <th role="columnheader" scope="col">
              Status
            </th>
            <th role="columnheader" scope="col" class="right">
              Took
            </th>
            <th role="columnheader" scope="col">
              Contract
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {requests.map((request) => (
            <tr key={request.id} role="row">
              <td role="cell" class="number" data-column="Time">
                {timeText(request.time)}
              </td>
              <td role="cell" class="wide" data-column="Request">
                <a href={hashOf('requests', String(request.id))}>
                  <Method method={request.method} /> <code>{request.path}</code>
                </a>
              </td>
              <td role="cell" data-column="Status">
                <Status status={request.status} />
              </td>
              <td role="cell" class="right" data-column="Took">
                {durationText(request.milliseconds)}
              </td>
              <td role="cell" data-column="Contract">
                <Verdict request={request} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
