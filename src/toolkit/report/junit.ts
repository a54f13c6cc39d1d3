import type { Report, ReportedFinding } from './report.ts';

/** A test case; one without a failure or an error has passed. */
export interface TestCase {
  readonly classname: string;
  readonly name: string;
  readonly failure?: { readonly message: string; readonly type: string; readonly text: string };
  readonly error?: string;
  /** What is told beside. */
  readonly output?: string;
}

/** A report as JUnit XML: one test case per operation, which fails with its errors. */
export function junitReport(report: Report): string {
  const cases = report.operations.map(({ operation, contract }) => {
    const own = report.findings.filter((f) => f.operation === operation && f.contract === contract);
    return caseOf(contract, operation, own);
  });
  const broken = report.troubles.map(({ place, message }) => ({
    ...{ classname: report.source, name: place, error: message },
  }));
  return junitLog(report.source, [...cases, ...broken]);
}

/** The log of one run. */
export function junitLog(name: string, cases: readonly TestCase[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const errors = cases.filter(({ error }) => error !== undefined).length;
  const suite = element(
    'testsuite',
    { name, tests: cases.length, failures, errors },
    cases.map(({ classname, name: called, failure, error, output }) =>
      element('testcase', { classname, name: called }, [
        ...(failure === undefined
          ? []
          : [
              element('failure', { message: failure.message, type: failure.type }, [
                { text: failure.text },
              ]),
            ]),
        ...(error === undefined ? [] : [element('error', { message: error }, [])]),
        ...(output === undefined ? [] : [element('system-out', {}, [{ text: output }])]),
      ]),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, [suite])}\n`;
}

function caseOf(classname: string, name: string, findings: readonly ReportedFinding[]): TestCase {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const [first] = errors;
  return {
    classname,
    name,
    ...(first && {
      failure: { message: first.message, type: first.kind, text: textOf(errors) },
    }),
    ...(warnings.length > 0 && { output: textOf(warnings) }),
  };
}

function textOf(findings: readonly ReportedFinding[]): string {
  const lines = findings.map(
    (f) => `${f.place}: ${f.exchange}: ${f.at}: ${f.message} (${f.contractFile}#${f.pointer})`,
  );
  return lines.join('\n');
}

/** An element of XML. @param children other elements, or texts */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (string | { readonly text: string })[],
): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(value))}"`,
  );
  const inner = children.map((each) => (typeof each === 'string' ? each : escaped(each.text)));
  return children.length === 0
    ? `<${name}${given.join('')}/>`
    : `<${name}${given.join('')}>\n${inner.join('\n')}\n</${name}>`;
}

/** XML 1.0 can't represent control characters. */
function escaped(value: string): string {
  return value
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
