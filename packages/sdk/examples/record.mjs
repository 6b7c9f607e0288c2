// @ts-check
// Records replies of a real platform, without private data, for `npx @lectern/sdk mock --fixture fixture.json`.
import { writeFile } from 'node:fs/promises';
import { createLectern } from '@lectern/sdk';
import { recordCalls } from '@lectern/sdk/memory';

const [, , origin = 'https://school.example', file = 'fixture.json'] = process.argv;
const recorder = await recordCalls();
const lectern = createLectern({ origin, fetch: recorder.fetch });

// Any calls that the front end makes; log-ins are passed on but not recorded.
await lectern.home.page({});
for await (const { commodityId = '', courseId = '' } of lectern.catalogue.list.each({ pageSize: 20 }))
  await lectern.catalogue.detail({ commodityId, targetId: courseId });

await writeFile(file, JSON.stringify(recorder.fixture(), null, 2));
console.log(`${recorder.fixture().calls.length} calls are in ${file}`);
