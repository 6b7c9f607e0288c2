import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../config/traces.ts';
import { watchOutgoing } from './outgoing.ts';
import { type OpenSpan, type SpanShape, type Tracing, useTracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Maximum milliseconds that a stop waits for the collector to take the last batch. */
const LAST_BATCH_MS = 3000;

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const byParent = (root: Sampler): Sampler => new ParentBasedSampler({ root });
  const samplers = {
    ...roots,
    parentbased_always_on: () => byParent(roots.always_on()),
    parentbased_always_off: () => byParent(roots.always_off()),
    parentbased_traceidratio: () => byParent(roots.traceidratio()),
  };
  return samplers[sampler]();
}

function openSpan(span: Span, parent: Context): OpenSpan {
  return {
    within: (work) => context.with(parent, work),
    describe: (attributes) => void span.setAttributes(attributes),
    end: (errorType) => {
      if (errorType !== undefined)
        span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Records traces from now on and sends them to a collector (OTLP over HTTP, JSON), in batches in the
 * background.
 * @param onProblem called with a message for the log when traces cannot be delivered
 * @returns a function that sends the rest and ends tracing
 */
export function startTracing(
  settings: TraceSettings,
  onProblem: (words: string) => void,
): () => Promise<void> {
  diag.setLogger(
    { error: onProblem, warn: onProblem, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lectern', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [hostDetector, envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: settings.address, headers: settings.headers }),
      }),
    ],
  });
  const tracer = provider.getTracer('lectern');
  const propagator = new W3CTraceContextPropagator();

  function open({ name, kind, attributes = {}, begins }: SpanShape): OpenSpan | undefined {
    const parent =
      begins === undefined
        ? context.active()
        : propagator.extract(ROOT_CONTEXT, begins.headers, defaultTextMapGetter);
    if (begins === undefined && trace.getSpan(parent) === undefined) return undefined;
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    return openSpan(span, trace.setSpan(parent, span));
  }

  const recording: Tracing = {
    open,
    describe: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    ids: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span && { trace_id: span.traceId, span_id: span.spanId };
    },
  };
  useTracing(recording);
  const stopWatching = watchOutgoing(recording);
  return async () => {
    stopWatching();
    useTracing(undefined);
    await Promise.race([provider.shutdown(), pause(LAST_BATCH_MS, undefined, { ref: false })]);
    context.disable();
    diag.disable();
  };
}
