const warned = new Set<string>();
/** Maximum number of warnings, since a hostile server could send ever new names. */
const maxWarnings = 20;

/**
 * Warns developers once per name that a school requests an unknown theme, and which one is used instead. Call
 * it inside `process.env.NODE_ENV !== 'production'`, so that bundlers remove it from production builds.
 */
export function warnOfUnknownTheme(part: 'header' | 'footer', value: unknown): void {
  const name = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value);
  const message = `[@lectern/themes] There is no ${part} theme ${name}: default is used instead`;
  if (warned.has(message) || warned.size >= maxWarnings) return;
  warned.add(message);
  console.warn(message);
}
