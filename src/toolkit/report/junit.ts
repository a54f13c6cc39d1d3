import type { Report, ReportedFinding } from './report.ts';

/** A report as JUnit XML: one test case per operation, which fails with its errors. */
export function junitReport(report: Report): string {
  const cases = report.operations.map(({ operation, contract }) => {
    const own = report.findings.filter((f) => f.operation === operation && f.contract === contract);
    return testCase(contract, operation, own);
  });
  const broken = report.troubles.map(({ place, message }) =>
    element('testcase', { classname: report.source, name: place }, [
      element('error', { message }, []),
    ]),
  );
  const all = [...cases, ...broken];
  const failures = cases.filter((text) => text.includes('<failure')).length;
  const counts = { tests: all.length, failures, errors: broken.length };
  const suite = element('testsuite', { name: report.source, ...counts }, all);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, [suite])}\n`;
}

function testCase(
  contract: string,
  operation: string,
  findings: readonly ReportedFinding[],
): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const [first] = errors;
  const children = [
    ...(first === undefined
      ? []
      : [
          element('failure', { message: first.message, type: first.kind }, [
            { text: textOf(errors) },
          ]),
        ]),
    ...(warnings.length === 0 ? [] : [element('system-out', {}, [{ text: textOf(warnings) }])]),
  ];
  return element('testcase', { classname: contract, name: operation }, children);
}

function textOf(findings: readonly ReportedFinding[]): string {
  const lines = findings.map(
    (f) => `${f.place}: ${f.exchange}: ${f.at}: ${f.message} (${f.contractFile}#${f.pointer})`,
  );
  return lines.join('\n');
}

/** An element of XML. @param children other elements, or texts */
export function element(
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
