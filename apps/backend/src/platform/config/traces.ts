/** Ways to choose which traces are recorded, by the names that OpenTelemetry gives them. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go, and which. */
export interface TraceSettings {
  /** Address that batches of spans are posted to. */
  readonly address: string;
  /** What goes with each batch, a key for one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** Which share of traces a ratio keeps, 0 to 1. */
  readonly share: number;
}

/** Reads `key=value,key=value`, values encoded as in addresses. @throws {Error} that says how it is written */
export function parseHeaders(written: string): Readonly<Record<string, string>> {
  const pairs = written
    .split(',')
    .map((pair) => /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*?)\s*$/.exec(pair)?.slice(1) ?? []);
  if (pairs.some(([name, value]) => name === undefined || value === undefined || value === ''))
    throw new Error('name=value, with commas between them');
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
}

/** Reads a share. @throws {Error} that names its bounds */
export function parseShare(written: string): number {
  const share = Number(written);
  if (written.trim() === '' || !(share >= 0 && share <= 1)) throw new Error('a number from 0 to 1');
  return share;
}
