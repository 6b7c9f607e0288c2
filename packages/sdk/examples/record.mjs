// @ts-check
// Writes down what a real platform says, without what is private, for `npx @lectern/sdk mock --fixture fixture.json`.
import { writeFile } from 'node:fs/promises';
import { createLectern } from '@lectern/sdk';
import { recordCalls } from '@lectern/sdk/memory';

const [, , origin = 'https://school.example', file = 'fixture.json'] = process.argv;
const recorder = await recordCalls();
const lectern = createLectern({ origin, fetch: recorder.fetch });

// Whatever the front end would ask for; log-ins pass through and are not written down.
await lectern.home.page({});
for await (const { commodityId = '', courseId = '' } of lectern.catalogue.list.each({ pageSize: 20 }))
  await lectern.catalogue.detail({ commodityId, targetId: courseId });

await writeFile(file, JSON.stringify(recorder.fixture(), null, 2));
console.log(`${recorder.fixture().calls.length} calls are in ${file}`);
