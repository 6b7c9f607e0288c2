// Lists the calls of the specification that the back end answers with 501: npm run unbuilt
import { areaOf, pathOf } from '../apps/backend/src/http/naming.ts';
import { unbuiltCalls } from '../apps/backend/src/http/unbuilt.ts';
import { modules } from '../apps/backend/src/modules/index.ts';

const calls = unbuiltCalls(modules.flatMap((module) => module.routes));
for (const [area, own] of Map.groupBy(calls, areaOf)) {
  console.log(`${area} (${own.length})`);
  for (const call of own) console.log(`  ${call.id.padEnd(36)} ${call.method.padEnd(6)} ${pathOf(call)}`);
}
console.log(`${calls.length} calls are not built yet.`);
