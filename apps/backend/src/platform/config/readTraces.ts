import type { TraceSettings } from './traces.ts';
import type { Mode } from './mode.ts';
import type { ReadSettings } from './readSettings.ts';

/** Reads where traces are sent; undefined records none. */
export function readTraceSettings(read: ReadSettings, mode: Mode): TraceSettings | undefined {
  const collector = read.written('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (collector === undefined) return undefined;
  return {
    address: `${collector.replace(/\/+$/, '')}/v1/traces`,
    headers: read.written('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    sampler: read.get('OTEL_TRACES_SAMPLER', mode),
    share: read.written('OTEL_TRACES_SAMPLER_ARG') ?? 1,
  };
}
