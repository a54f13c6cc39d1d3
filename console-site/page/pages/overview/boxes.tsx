import type { ComponentChildren } from 'preact';
import type { components } from '../../../../generated/queue/types.ts';
import type { Figures } from '../../api/overview.ts';
import { isFailure } from '../../api/live-requests.ts';
import type { WatchedRequest } from '../../api/session.ts';
import { bytesText, durationText, numberText } from '../../parts/format.ts';
import { Time } from '../../parts/time.tsx';
import { hashOf } from '../../route.ts';
import { Method, Status, Verdict } from '../request-table.tsx';

/** How many of each are shown. */
const MOST = 8;

/** The latest requests that were refused or failed. */
export function FailuresBox(props: {
  readonly requests: readonly WatchedRequest[];
  readonly lastHour: Figures['lastHour'];
}) {
  const { refused, failed } = props.lastHour;
  const failures = props.requests
    .filter((request) => isFailure(request) && request.origin !== location.origin)
    .slice(0, MOST);
  return (
    <Box title="Latest failures" more="All requests" route={['requests']}>
      {failures.length > 0 ? (
        <Rows
          label="Latest failures"
          words={3}
          columns={['Request', 'Status', 'Why', 'When']}
          rows={failures.map((request) => [
            <a href={hashOf('requests', String(request.id))}>
              <Method method={request.method} /> <code class="value">{request.path}</code>
            </a>,
            <Status status={request.status} />,
            <span class="why" title={request.finding}>
              {request.finding ?? <Verdict request={request} isShort />}
            </span>,
            <Time at={request.time} />,
          ])}
        />
      ) : (
        <p class="muted">
          {refused + failed === 0
            ? 'No request has failed in the last hour.'
            : 'Only requests of this page have failed in the last hour.'}
        </p>
      )}
    </Box>
  );
}

/** The operations that take longest. */
export function SlowestBox({ operations }: Pick<Figures, 'operations'>) {
  return (
    <Box title="Slowest operations" more="Statistics" route={['statistics']}>
      {operations.length === 0 ? (
        <p class="muted">No operation has been called yet.</p>
      ) : (
        <Rows
          label="Slowest operations"
          columns={['Operation', 'Mean', 'Requests', 'Failed']}
          rows={operations
            .slice(0, MOST)
            .map(({ family, operation, requests, failed, meanMilliseconds }) => [
              <>
                <span class="muted">{family}</span> <code>{operation}</code>
              </>,
              durationText(meanMilliseconds),
              numberText(requests),
              failed === 0 ? '0' : <span class="bad">{numberText(failed)}</span>,
            ])}
        />
      )}
    </Box>
  );
}

/** The databases with the most memory. */
export function LargestBox(props: {
  readonly databases: NonNullable<Figures['redis']>['largest'];
}) {
  return (
    <Box title="Largest databases" more="Redis" route={['redis']}>
      <Rows
        label="Largest databases"
        columns={['Database', 'Keys', 'Memory']}
        rows={props.databases
          .slice(0, MOST)
          .map(({ id, name, keys, memoryBytes }) => [
            <a href={hashOf('redis', id)}>{name}</a>,
            numberText(keys),
            bytesText(memoryBytes),
          ])}
      />
    </Box>
  );
}

/** The latest messages that were given up. */
export function DeadLettersBox(props: {
  readonly letters: readonly components['schemas']['dead-letter'][];
}) {
  const { letters } = props;
  return (
    <Box title="Recent dead letters" more="All dead letters" route={['queue', 'dlq']}>
      {letters.length === 0 ? (
        <p class="muted">Every message has been delivered or is still waiting.</p>
      ) : (
        <Rows
          label="Recent dead letters"
          columns={['Destination', 'Answer', 'Published']}
          rows={letters.map((letter) => [
            <a href={hashOf('queue', 'dlq', letter.dlqId)}>
              <code class="value">{letter.url}</code>
            </a>,
            <Status status={letter.responseStatus} />,
            <Time at={letter.createdAt} />,
          ])}
        />
      )}
    </Box>
  );
}

function Box(props: {
  readonly title: string;
  readonly more: string;
  readonly route: readonly string[];
  readonly children: ComponentChildren;
}) {
  return (
    <section class="box">
      <header>
        <h2>{props.title}</h2>
        <a href={hashOf(...props.route)}>{props.more}</a>
      </header>
      {props.children}
    </section>
  );
}

/** Rows of words and figures; figures stand right. */
function Rows(props: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** How many columns have words; 1 if not given. */
  readonly words?: number;
}) {
  const { words = 1 } = props;
  const side = (index: number) => (index < words ? undefined : 'right');
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={props.label}>
      <table>
        <thead>
          <tr>
            {props.columns.map((column, index) => (
              <th key={column} scope="col" class={side(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} class={side(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
