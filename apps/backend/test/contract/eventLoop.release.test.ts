import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointShape } from '@lectern/sdk';
import { boundsOf } from '../../src/platform/http/input/bodyBounds.ts';
import { sendOf } from '../../src/platform/http/input/input.ts';
import { propertiesOf } from '../../src/platform/http/input/properties.ts';
import { partOf } from '../../src/platform/schema/partOf.ts';
import { largestBody, type Route, type RouteSchema } from '../../src/platform/http/route.ts';
import { modules } from '../../src/modules.ts';
import { layOutCall, type LaidOutCall } from '../layOutCall.ts';
import { type DemoSchool, openDemoSchool } from './demoSchool.ts';
import { hostileForms, hostileJson, largestOf } from './hostile.ts';
import { longestTurnOf, TURN_BOUND } from './longestTurn.ts';
import { samples } from './samples/index.ts';

/** Maximum characters of a URL that Node accepts. */
const ADDRESS = 15_000;

const areas = modules.flatMap(({ name, routes }) => (routes.length === 0 ? [] : [[name, routes] as const]));
const sampleOf = new Map(samples.map((sample) => [sample.endpoint.id, sample]));

let school: DemoSchool;
beforeAll(async () => {
  school = await openDemoSchool();
});
afterAll(() => school.app.close());

const bytesOf = (endpoint: EndpointShape, { input }: RouteSchema): number =>
  largestBody(sendOf(endpoint), boundsOf(input));

/** Returns hostile requests for a route, by description; they use the route's own URL. */
function hostileTo({ endpoint, schema }: Route, url: string): Readonly<Record<string, LaidOutCall>> {
  const send = sendOf(endpoint);
  const properties = Object.entries(propertiesOf(schema.input));
  if (send === 'multipart') return {};
  if (send === 'query') {
    const [field = 'k'] = properties[0] ?? [];
    const flooded = (query: string): LaidOutCall => ({
      url: `${url}${url.includes('?') ? '&' : '?'}${query}`.slice(0, ADDRESS),
    });
    return {
      'many parameters': flooded(Array.from({ length: 2_000 }, (_, index) => `k${index}=1`).join('&')),
      'a parameter of many levels': flooded(`${field}=${'['.repeat(ADDRESS)}`),
    };
  }
  const bytes = bytesOf(endpoint, schema);
  const lists = properties.flatMap(([field, part]) => (partOf(part, 'type') === 'array' ? [field] : []));
  const bodies = send === 'form' ? hostileForms(bytes) : hostileJson(bytes, lists);
  const contentType = send === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, { url, contentType, payload: Buffer.from(body) }]),
  );
}

const makesOf = async (route: Route): Promise<Readonly<Record<string, () => Promise<LaidOutCall>>>> => {
  const { endpoint, schema } = route;
  const layOut = (input: object): Promise<LaidOutCall> =>
    layOutCall<Record<string, unknown>, unknown>(endpoint, { ...input }, undefined);
  const sample: object = { ...(await sampleOf.get(endpoint.id)?.input(school)) };
  const { url } = await layOut(sample);
  return {
    ...Object.fromEntries(
      Object.entries(hostileTo(route, url)).map(([name, call]) => [name, () => Promise.resolve(call)]),
    ),
    'its largest input': () => layOut(largestOf(schema.input, sample, bytesOf(endpoint, schema))),
  };
};

async function drive({ endpoint, access }: Route, { url, payload, contentType }: LaidOutCall): Promise<void> {
  const isStudents = access !== 'public' || sampleOf.get(endpoint.id)?.isStudents === true;
  await school.app.server.inject({
    method: endpoint.method,
    url,
    headers: {
      host: 'localhost',
      ...(isStudents && { authorization: school.token }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(payload !== undefined && { payload }),
  });
}

it.each(areas)(
  'no request to the module %s blocks the event loop for more than 50 units of work',
  { timeout: 120_000 },
  async (_, routes) => {
    const held: string[] = [];
    for (const route of routes) {
      for (const [name, make] of Object.entries(await makesOf(route))) {
        const call = await make();
        const turn = await longestTurnOf(() => drive(route, call));
        if (turn >= TURN_BOUND) held.push(`${route.endpoint.id} with ${name}: ${turn}`);
      }
    }
    expect(held).toEqual([]);
  },
);
