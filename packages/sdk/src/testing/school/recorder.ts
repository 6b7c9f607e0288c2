import type { MockRoute } from '../answer.ts';
import { areaOf, type Fixture, type RecordedCall } from './fixture.ts';
import type { Input } from './inputs.ts';
import { openMockSchool } from './mockSchool.ts';
import { withoutPrivate } from './private.ts';

/** Options of a recorder. */
export interface RecorderOptions {
  /** Sends requests to the real back end. @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** Names of further fields whose values are removed as private. */
  readonly alsoPrivate?: readonly string[];
}

/** A recording `fetch`. */
export interface Recorder {
  /** For `createLectern({ fetch: recorder.fetch, … })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Returns the calls recorded so far, in order. */
  fixture(): Fixture;
}

/** Calls that are not recorded, since they carry secrets only. */
const SECRET_CALLS =
  /^(login|sso|face)\.|^setting\.(verify|update|check|bind|send)|^upload\.|Token|password/i;

/** Creates a recorder; {@link RecorderOptions.fetch} sends the requests, and its replies are passed on unchanged. */
export function openRecorder(options: RecorderOptions = {}): Recorder {
  const ask = options.fetch ?? globalThis.fetch;
  const { routes } = openMockSchool();
  const seen: RecordedCall[] = [];
  const clean = (area: string, value: unknown): unknown => withoutPrivate(value, area, options.alsoPrivate);

  async function remember({ endpoint }: MockRoute, input: Input, reply: Response): Promise<void> {
    const value: unknown = await reply.json().catch(() => undefined);
    // A body that is no JSON is a file, which fixtures do not contain.
    if (value === undefined) return;
    const { code, message, data } =
      endpoint.envelope !== 'bare' ? Object(value) : { code: '1', message: '', data: value };
    const area = areaOf(endpoint.id);
    seen.push({
      id: endpoint.id,
      input: Object(clean(area, input)),
      status: reply.status,
      code: String(code ?? reply.status),
      message: String(clean(area, String(message ?? ''))),
      data: clean(area, data),
    });
  }

  return {
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const route = routes.find((each) => each.matches(request));
      if (route === undefined || SECRET_CALLS.test(route.endpoint.id)) return ask(request);
      // The body is read from a clone, since the request itself is sent afterwards.
      const input = await route.read(request.clone()).catch(() => ({}));
      const reply = await ask(request);
      await remember(route, input, reply.clone());
      return reply;
    },
    fixture: () => ({
      format: 'lectern-fixture-1',
      alsoPrivate: options.alsoPrivate ?? [],
      calls: structuredClone(seen),
    }),
  };
}
