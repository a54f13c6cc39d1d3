import type { run } from '@redocly/respect-core/run';
import { isNode, type Node } from '../../base/json-pointer.ts';
import type { JourneyReport, JourneyStep } from './journey-report.ts';

type Results = Awaited<ReturnType<typeof run>>;
type Workflow = Results[number]['executedWorkflows'][number];
type Executed = Workflow['executedSteps'][number];
type Step = Exclude<Executed, Workflow>;

function isWorkflow(executed: Executed): executed is Workflow {
  return 'executedSteps' in executed;
}

/** The report of what Respect has executed. @param lineOf the line of a JSON pointer in the document */
export function executedJourneys(
  source: string,
  targets: readonly string[],
  results: Results,
  document: Node,
  lineOf: (pointer: string) => number,
): JourneyReport {
  const steps = results.flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap((workflow) => stepsOf(workflow, document, lineOf)),
  );
  const own = steps.map((step) => ({ source, ...step }));
  const milliseconds = results.reduce((sum, { totalTimeMs }) => sum + totalTimeMs, 0);
  return { source, targets, steps: own, milliseconds: Math.round(milliseconds) };
}

/** Those of workflows that a step executes stand where it does. */
function stepsOf(
  { workflowId, executedSteps }: Workflow,
  document: Node,
  lineOf: (pointer: string) => number,
): Omit<JourneyStep, 'source'>[] {
  return executedSteps.flatMap((executed) => {
    if (isWorkflow(executed)) return stepsOf(executed, document, lineOf);
    const pointer = pointerTo(document, workflowId, executed.stepId);
    const { request, response, checks } = executed;
    const failed = checks.filter(({ passed }) => !passed);
    return [
      {
        workflow: workflowId,
        step: executed.stepId,
        line: lineOf(pointer),
        pointer,
        exchange: exchangeOf(request, response),
        checks: checks.length,
        failures: failed.map(({ name, severity, message, condition }) => ({
          check: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
          severity: severity === 'error' ? ('error' as const) : ('warning' as const),
          message: plain(message ?? condition ?? 'failed'),
        })),
      },
    ];
  });
}

/** Without the query, which may have credentials in it. */
function exchangeOf(request: Step['request'], response: Step['response'] | undefined): string {
  const { method = '', url = '' } = request ?? {};
  const path = withBraces(URL.parse(url)?.pathname ?? url.replace(/\?.*$/s, ''));
  const sent = `${method.toUpperCase()} ${path}`.trim();
  return `${sent} → ${response?.statusCode ?? 'no answer'}`.trim();
}

/** A parameter of the path that the journey gives no value is shown as the contract writes it. */
function withBraces(path: string): string {
  return path.replaceAll(/%7B([^/]*?)%7D/gi, '{$1}');
}

function pointerTo(document: Node, workflowId: string, stepId: string): string {
  const workflows = nodesIn(document['workflows']);
  const workflow = workflows.findIndex((each) => each['workflowId'] === workflowId);
  const steps = nodesIn(workflows[workflow]?.['steps']);
  const step = steps.findIndex((each) => each['stepId'] === stepId);
  return workflow < 0 || step < 0 ? '' : `/workflows/${workflow}/steps/${step}`;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
}

/** Respect colors its messages, and adds an extract of the answer. */
function plain(message: string): string {
  const lines = message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  const extract = lines.findIndex((line) => /^\s*>?\s*\d+ \|/.test(line));
  const told = extract > 0 ? lines.slice(0, extract) : lines;
  return told
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[A-Z]+ (?=must |has )/, '');
}
