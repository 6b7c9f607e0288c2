/** What a span tells beside its name and times: names, codes and sizes, and nothing of a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work as traces show it. */
export interface SpanShape {
  /** Few different ones: a route, a job, a statement's first words, and no id. */
  readonly name: string;
  /** `server` answers somebody, `client` asks somebody, `internal` is neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /**
   * Whether it begins a trace, of its own or as the part of a caller's that the headers name. Else it is part of the
   * trace under way, and not recorded where none is.
   */
  readonly begins?: { readonly headers: Readonly<Record<string, unknown>> };
}

/** A span that has begun. */
export interface OpenSpan {
  /** Runs work as part of it: what is traced meanwhile lies below it. */
  within<Result>(work: () => Result): Result;
  describe(attributes: SpanAttributes): void;
  /** Ends it; failed where a name of an error is given. */
  end(errorType?: string): void;
}

/** Names a place in a trace, as lines of the log carry it. */
export interface TracePlace {
  readonly trace_id: string;
  readonly span_id: string;
}

/** What records traces. */
export interface Tracing {
  /** Begins a span; undefined where it is part of nothing. */
  open(shape: SpanShape): OpenSpan | undefined;
  /** Adds to the span under way. */
  describe(attributes: SpanAttributes): void;
  /** The span under way. */
  place(): TracePlace | undefined;
}

let current: Tracing | undefined;

/** Has everything from now on recorded, or nothing. It is chosen before an app is built, which looks once. */
export function useTracing(tracing: Tracing | undefined): void {
  current = tracing;
}

/** What records traces; undefined where nobody asked for them. */
export const tracing = (): Tracing | undefined => current;

/** Tells an error by its kind alone: what it says may be about somebody. */
const typeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Does work as a span of its own, which fails with it. */
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
