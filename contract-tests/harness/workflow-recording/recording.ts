import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A request to the platform, and its answer. Ids, addresses and times are names in braces: see `names.ts`. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** What the answer looks like, as `shapeOf` describes it; absent if it is no JSON. */
  readonly shape?: unknown;
}

/** A delivery of the platform, in readable form (`plain-delivery.ts`), and what its receiver did. */
export interface RecordedDelivery {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The requests that its receiver has sent before it answered. */
  readonly requests: readonly RecordedRequest[];
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** What has happened, one after the other. */
export type Turn =
  | { readonly request: RecordedRequest }
  | { readonly delivery: RecordedDelivery }
  /** The clock of the platform was moved on, by milliseconds. */
  | { readonly clock: number };

/** A program with an official SDK, as its requests and deliveries were seen. */
export interface WorkflowRecording {
  readonly sdk: string;
  readonly turns: readonly Turn[];
}

export const SDKS = ['javascript', 'python'] as const;

/** Where the recording of an SDK is. */
export function recordingPath(sdk: (typeof SDKS)[number]): string {
  return fileURLToPath(new URL(`../../recordings/workflow-${sdk}.json`, import.meta.url));
}

export function readWorkflowRecording(sdk: (typeof SDKS)[number]): WorkflowRecording {
  return JSON.parse(readFileSync(recordingPath(sdk), 'utf8')) as WorkflowRecording;
}

/** What only a connection or a machine is concerned with. */
const OF_CONNECTION =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|date|etag|server|accept.*|user-agent|sec-fetch-mode|x-powered-by|.*telemetry.*|upstash-caller-ip)$/;

/** Headers as they are recorded: in lower case and in order. */
export function keptHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const kept = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), [value ?? []].flat().join(', ')] as const)
    .filter(([name]) => !OF_CONNECTION.test(name));
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
