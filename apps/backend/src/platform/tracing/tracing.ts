/** Attributes of a span: names, codes and sizes; no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work to trace. */
export interface SpanShape {
  /** Few different values: a route, a job, a statement's first words; no ids. */
  readonly name: string;
  /** `server` handles a request, `client` makes one, `internal` is neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /**
   * Whether the span starts a trace, or continues the caller's trace named by the headers. Otherwise it is part
   * of the current trace, and not recorded where there is none.
   */
  readonly begins?: { readonly headers: Readonly<Record<string, unknown>> };
}

/** A span that has started. */
export interface OpenSpan {
  /** Runs work within the span: spans that start meanwhile are its children. */
  within<Result>(work: () => Result): Result;
  describe(attributes: SpanAttributes): void;
  /** Ends the span; it has failed where the name of an error is given. */
  end(errorType?: string): void;
}

/** The ids of a trace and a span, for log lines. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** The recorder of traces. */
export interface Tracing {
  /** Starts a span; undefined where it is part of no trace. */
  open(shape: SpanShape): OpenSpan | undefined;
  /** Adds attributes to the current span. */
  describe(attributes: SpanAttributes): void;
  /** Returns the ids of the current span. */
  ids(): TraceIds | undefined;
}

let current: Tracing | undefined;

/** Sets or removes the recorder. Call it before an app is built, which reads it once. */
export function useTracing(tracing: Tracing | undefined): void {
  current = tracing;
}

/** Returns the recorder; undefined where tracing is off. */
export const tracing = (): Tracing | undefined => current;

/** Returns an error's name only, since its message may contain personal data. */
const typeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Runs work in a span of its own, which is marked as failed where the work fails. */
export async function spanned<Result>(shape: SpanShape, work: () => Promise<Result>): Promise<Result> {
  const span = current?.open(shape);
  if (span === undefined) return work();
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end(typeOf(error));
    throw error;
  }
}
