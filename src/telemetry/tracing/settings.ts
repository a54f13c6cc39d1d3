/** Where traces are sent, and which ones. */
export interface TraceSettings {
  /** Of OTLP over HTTP. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Attributes of all spans: `service.name` and more. */
  readonly resource: Readonly<Record<string, string>>;
  /** The share of sampled traces among those that begin here, from 0 to 1. */
  readonly ratio: number;
  /** Whether a trace begun by a client is sampled as the client says. */
  readonly followsParent: boolean;
  /** Milliseconds that spans wait for others. */
  readonly delay: number;
  /** Milliseconds that a request of spans may take. */
  readonly timeout: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the standard variables of OpenTelemetry
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ and
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/). An unusable value is reported and ignored, as the first
 * of these requires.
 * @param tell receives the reports
 * @returns undefined if no endpoint is set: no traces are wanted
 */
export function traceSettings(
  env: Env,
  tell: (sentence: string) => void,
): TraceSettings | undefined {
  const given = (name: string) => env[name]?.trim() || undefined;
  const of = (name: string) =>
    given(`OTEL_EXPORTER_OTLP_TRACES_${name}`) ?? given(`OTEL_EXPORTER_OTLP_${name}`);
  if (given('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  if (given('OTEL_TRACES_EXPORTER') === 'none') return undefined;
  const url = endpoint(
    given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
    given('OTEL_EXPORTER_OTLP_ENDPOINT'),
  );
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    tell(`OTEL_EXPORTER_OTLP_ENDPOINT is no URL of HTTP: ${JSON.stringify(url)}`);
    return undefined;
  }
  const protocol = of('PROTOCOL') ?? 'http/json';
  if (protocol === 'grpc') {
    tell('OTEL_EXPORTER_OTLP_PROTOCOL is grpc, and traces are sent as http/json');
  }
  return {
    url,
    headers: pairs(of('HEADERS')),
    resource: {
      ...pairs(given('OTEL_RESOURCE_ATTRIBUTES')),
      'service.name':
        given('OTEL_SERVICE_NAME') ??
        pairs(given('OTEL_RESOURCE_ATTRIBUTES'))['service.name'] ??
        'plinth',
    },
    ...sampling(given('OTEL_TRACES_SAMPLER'), given('OTEL_TRACES_SAMPLER_ARG'), tell),
    delay: milliseconds(given('OTEL_BSP_SCHEDULE_DELAY'), 5000),
    timeout: milliseconds(of('TIMEOUT'), 10_000),
  };
}

/** The endpoint of traces is used as it is; to the common one, each signal adds its own path. */
function endpoint(ofTraces: string | undefined, common: string | undefined): string | undefined {
  return ofTraces ?? (common === undefined ? undefined : `${common.replace(/\/$/, '')}/v1/traces`);
}

/** `a=b,c=d`, values percent-encoded. */
function pairs(text = ''): Record<string, string> {
  return Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sampling(
  sampler = 'parentbased_always_on',
  argument: string | undefined,
  tell: (sentence: string) => void,
): Pick<TraceSettings, 'ratio' | 'followsParent'> {
  const followsParent = sampler.startsWith('parentbased_');
  const root = sampler.replace(/^parentbased_/, '');
  if (root === 'always_on') return { ratio: 1, followsParent };
  if (root === 'always_off') return { ratio: 0, followsParent };
  if (root !== 'traceidratio') {
    tell(`OTEL_TRACES_SAMPLER is not known: ${JSON.stringify(sampler)}`);
    return { ratio: 1, followsParent: true };
  }
  const ratio = Number(argument ?? 1);
  if (ratio >= 0 && ratio <= 1) return { ratio, followsParent };
  tell(`OTEL_TRACES_SAMPLER_ARG must be from 0 to 1, not ${JSON.stringify(argument)}`);
  return { ratio: 1, followsParent };
}

function milliseconds(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}
