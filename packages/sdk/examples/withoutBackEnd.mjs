// @ts-check
// First calls of a front end, on a mock school: run `npx @lectern/sdk mock` in one terminal, this in another.
import { createLectern } from '@lectern/sdk';

const origin = globalThis.process?.argv[2] ?? 'http://127.0.0.1:4010';
const lectern = createLectern({ origin });

await lectern.login.password({ account: '13800138000', password: 'any at all', type: 1 });
console.log(`你好，${(await lectern.shell.currentUser({})).nickName ?? ''}`);

const { total, records } = await lectern.catalogue.list({ pageSize: 3 });
console.log(`${total ?? 0} courses, the first of them:`);
for (const { commodityId = '', courseId = '', courseName } of records) {
  // An id refers to the same item in every call and after every restart.
  const { teacher, chapters } = await lectern.catalogue.detail({ commodityId, targetId: courseId });
  console.log(`${courseName ?? ''}, ${teacher?.name ?? ''}, ${chapters.length} chapters`);
}
