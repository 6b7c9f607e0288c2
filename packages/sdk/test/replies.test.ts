// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClient } from '../src/client/client.ts';
import type { EndpointShape } from '../src/client/endpoint.ts';
import { isApiError } from '../src/client/errors/errors.ts';
import { describedCalls } from '../tools/described.ts';
import { broken, DAMAGES, promised, damageReply } from './replies.fixture.ts';

const calls = await describedCalls();
const pick = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const damage = fc.constantFrom(...DAMAGES);

/** Returns what a client makes of a reply's body. */
async function answerOf(
  endpoint: EndpointShape,
  reply: string,
): Promise<{ value: unknown } | { error: unknown }> {
  const client = createClient({
    origin: 'https://school.example',
    fetch: async () => new Response(reply, { headers: { 'content-type': 'application/json' } }),
  });
  const input = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '1']));
  try {
    return { value: await client.request<Record<string, unknown>, unknown>(endpoint, input) };
  } catch (error) {
    return { error };
  }
}

const areas = [...new Set(calls.map(({ area }) => area))];

it.each(areas)('the replies of %s are decoded as described, also with any part damaged', async (area) => {
  for (const { endpoint, schema } of calls.filter((call) => call.area === area)) {
    const { id } = endpoint;
    const output = schema.output ?? {};
    const wrap = (data: unknown): unknown =>
      endpoint.envelope !== 'bare' ? { code: '1', message: '', data } : data;
    const reply = promised(output).map(wrap);
    await fc.assert(
      fc.asyncProperty(reply, fc.option(fc.tuple(pick, damage)), async (undamaged, damage) => {
        const sent = damage === null ? JSON.stringify(undamaged) : damageReply(undamaged, ...damage);
        const answer = await answerOf(endpoint, sent);
        if ('error' in answer) {
          // Without its code a reply cannot be interpreted.
          expect(damage, id).not.toBeNull();
          expect(isApiError(answer.error), id).toBe(true);
          expect(answer.error).toMatchObject({ endpoint: id });
          if (isApiError(answer.error, 'malformed'))
            expect(answer.error.field, id).toBe(sent === '' ? '' : 'code');
          else expect(answer.error, id).toMatchObject({ kind: 'business' });
        } else {
          expect(broken(output, answer.value), id).toEqual([]);
        }
        expect(Reflect.get({}, 'polluted'), id).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  }
});
