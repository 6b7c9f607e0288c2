import { readFile } from 'node:fs/promises';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { freePort } from '../../../../test/servers/freePort.ts';

const port = await freePort();
const app = await openTestApp({ config: { metricsPort: port } });
await app.addCompany('localhost');

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('request durations are measured by route, and served on the metrics port alone', async () => {
  await app.call(currentUser, {});
  const text = await read();
  expect(text).toMatch(
    new RegExp(
      `http_request_duration_seconds_count\\{method="${currentUser.method}",route="/s/api${currentUser.path}",status="401"\\} \\d`,
    ),
  );
  expect(text).toMatch(/lectern_database_connections\{pool="pages",state="idle"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect((await app.server.inject({ url: '/metrics', headers: { host: 'localhost' } })).body).not.toContain(
    'http_request_duration_seconds',
  );
});

test.each(['alerts.yaml', 'dashboard.json'])(
  'deploy/monitoring/%s uses existing metrics alone',
  async (name) => {
    const file = await readFile(
      new URL(`../../../../../../deploy/monitoring/${name}`, import.meta.url),
      'utf8',
    );
    const metricNames = new Set(file.match(/\b(?:http|lectern|nodejs|process)_[a-z0-9_]+/g));
    const text = await read();
    const missing = [...metricNames].filter(
      (metric) => !text.includes(`# TYPE ${metric.replace(/_(?:bucket|count|sum)$/, '')} `),
    );
    expect(metricNames.size).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  },
);
