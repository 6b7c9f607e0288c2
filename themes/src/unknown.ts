const said = new Set<string>();
/** What a hostile server sends in ever new ways must not fill the console. */
const most = 20;

/**
 * Says once, to the developer, that a school asks for a theme that nobody has, and what is worn instead.
 * Call it behind `process.env.NODE_ENV !== 'production'`, so that a school's pages do not carry it.
 */
export function warnOfUnknownTheme(part: 'header' | 'footer', value: unknown): void {
  const name = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value);
  const message = `[@lectern/themes] There is no ${part} theme ${name}: default is worn instead`;
  if (said.has(message) || said.size >= most) return;
  said.add(message);
  console.warn(message);
}
