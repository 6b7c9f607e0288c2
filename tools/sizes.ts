// Builds the packages and writes the size of each component into packages/ui/README.md; with --check it only
// compares.
import { parseArgs } from 'node:util';
import { buildPackage, packages } from './packages/build.ts';
import { checkSizes, writeSizes } from './packages/sizeTable.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
for (const folder of packages) await buildPackage(folder);
const faults = values.check === true ? await checkSizes() : await writeSizes();
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
