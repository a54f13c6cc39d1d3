/** Stands where Redoc would load its maker's logo from a server: its name, drawn here. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="14"><text x="0" y="11" font-family="sans-serif" font-size="11" font-weight="600" fill="#3b76d6">Redoc</text></svg>',
)}`;

/** What Redoc may ask servers of its maker for: its logo, icons by name, and where telemetry goes. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, LOGO],
  [/https:\/\/cdn\.redocly\.com\/icons\/[\w./-]*/g, 'data:,'],
  [/https:\/\/otel\.cloud\.redocly\.com\/[\w./-]*/g, 'data:,'],
];

const LEFT = /https?:\/\/(?:cdn|otel)[\w.-]*redoc[\w./-]*/;

/**
 * Redoc's page with every address taken out that it would load something from or report to.
 * @throws Error where it has one that is not known here, as a newer Redoc may
 */
export function withoutPhoneHome(page: string): string {
  if (!page.includes('"disableTelemetry":true'))
    throw new Error('the telemetry of Redoc is not off');
  let clean = page;
  for (const [address, substitute] of ADDRESSES)
    clean = clean.replaceAll(address, () => substitute);
  const left = LEFT.exec(clean);
  if (left !== null) throw new Error(`Redoc would load from ${left[0]}`);
  return clean;
}
