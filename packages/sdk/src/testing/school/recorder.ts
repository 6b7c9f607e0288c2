import type { MockRoute } from '../answer.ts';
import { areaOf, type Fixture, type RecordedCall } from './fixture.ts';
import type { Input } from './inputs.ts';
import { openMockSchool } from './mockSchool.ts';
import { withoutPrivate } from './private.ts';

/** What a recorder works with. */
export interface RecorderOptions {
  /** Asks the real back end. @defaultValue the machine's */
  readonly fetch?: typeof globalThis.fetch;
  /** Names of fields whose values are left out too, besides those that are private in any school. */
  readonly alsoPrivate?: readonly string[];
}

/** A `fetch` that remembers. */
export interface Recorder {
  /** For `createLectern({ fetch: recorder.fetch, … })`. */
  readonly fetch: typeof globalThis.fetch;
  /** What was seen so far, in the order in which it was asked. */
  fixture(): Fixture;
}

/** Areas whose calls are about secrets and nothing else. */
const SECRET = /^(login|sso|face)\.|^setting\.(verify|update|check|bind|send)|^upload\.|Token|password/i;

/** Begins a recorder; {@link RecorderOptions.fetch} asks the back end, and its replies pass through as they are. */
export function openRecorder(options: RecorderOptions = {}): Recorder {
  const ask = options.fetch ?? globalThis.fetch;
  const { routes } = openMockSchool();
  const seen: RecordedCall[] = [];
  const clean = (area: string, value: unknown): unknown => withoutPrivate(value, area, options.alsoPrivate);

  async function remember({ endpoint }: MockRoute, input: Input, reply: Response): Promise<void> {
    const value: unknown = await reply.json().catch(() => undefined);
    // What is no JSON is a file, which a fixture does not hold.
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
      if (route === undefined || SECRET.test(route.endpoint.id)) return ask(request);
      // The body is read twice: to remember what was asked for, and to ask.
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
