import type { TraceSettings } from './traces.ts';
import type { Mode } from './mode.ts';
import type { ReadSettings } from './readSettings.ts';

/** Reads where traces are sent; undefined records none. */
export function readTraceSettings(read: ReadSettings, mode: Mode): TraceSettings | undefined {
  const collector = read.explicit('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (collector === undefined) return undefined;
  return {
    address: `${collector.replace(/\/+$/, '')}/v1/traces`,
    headers: read.explicit('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    sampler: read.get('OTEL_TRACES_SAMPLER', mode),
    ratio: read.explicit('OTEL_TRACES_SAMPLER_ARG') ?? 1,
  };
}
