/** Sampling strategies of traces, by OpenTelemetry's names. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces are sent, and which ones. */
export interface TraceSettings {
  /** URL to which batches of spans are posted. */
  readonly address: string;
  /** Headers of each batch, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The sampling ratio, 0 to 1. */
  readonly ratio: number;
}

/** Parses `key=value,key=value`, with URL-encoded values. @throws {Error} describing the format */
export function parseHeaders(input: string): Readonly<Record<string, string>> {
  const pairs = input
    .split(',')
    .map((pair) => /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*?)\s*$/.exec(pair)?.slice(1) ?? []);
  if (pairs.some(([name, value]) => name === undefined || value === undefined || value === ''))
    throw new Error('name=value, separated by commas');
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
}

/** Parses a sampling ratio. @throws {Error} that names its bounds */
export function parseRatio(input: string): number {
  const ratio = Number(input);
  if (input.trim() === '' || !(ratio >= 0 && ratio <= 1)) throw new Error('a number from 0 to 1');
  return ratio;
}
