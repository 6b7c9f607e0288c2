// Builds the packages to their `dist` folders. With --check it also tests them from the point of view of users
// who install them.
import { parseArgs } from 'node:util';
import { type Count, writeCount } from './count.ts';
import { buildPackage, entriesOf, packages } from './packages/build.ts';
import { checkTypes, coursesInNode, importInNode, openInChromium } from './packages/consume.ts';
import { inspectPackage } from './packages/inspect.ts';
import {
  installOutside,
  inNext,
  inNode20,
  inVitest,
  checkMockOutside,
  pythonClient,
  checkThemesOutside,
  typesOutside,
} from './packages/outside.ts';
import { checkInVite } from './packages/inVite.ts';
import { layerFaults } from './packages/layers.ts';
import { packPackage } from './packages/pack.ts';
import { perlClient } from './packages/perlClient.ts';
import { pointerFaults } from './packages/pointers.ts';
import { filesOf } from './packages/tarball.ts';
import { checkSizes } from './packages/sizeTable.ts';
import { writeTokens } from './tokens/writeTokens.ts';

/** Runs a check and prints its result. */
async function passes(name: string, check: () => Promise<readonly string[]>): Promise<boolean> {
  const faults = await check().catch((error: unknown) => [String(error)]);
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${name}${faults.map((fault) => `\n    ${fault}`).join('')}`,
  );
  return faults.length === 0;
}

/** Returns the problems of a package once it is packed, by npm or pnpm. */
async function faultsOf(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  const [name = ''] = /^@[^/]+\/[^/]+/.exec(entries[0]?.specifier ?? '') ?? [];
  const { bytes } = await packPackage(folder, 'npm');
  const { bytes: byPnpm } = await packPackage(folder, 'pnpm');
  const [files, others] = [filesOf(bytes), filesOf(byPnpm)];
  const differing = [...new Set([...files.keys(), ...others.keys()])].filter(
    (path) => path !== 'package.json' && files.get(path)?.equals(others.get(path) ?? Buffer.of()) !== true,
  );
  const inspected = await inspectPackage(
    bytes,
    entries.map(({ specifier }) => `.${specifier.slice(name.length)}`),
  );
  return [
    ...inspected,
    ...pointerFaults(files),
    ...layerFaults(files),
    ...pointerFaults(others).map((fault) => `by pnpm: ${fault}`),
    ...differing.map((path) => `npm and pnpm pack ${path} differently`),
  ];
}

/**
 * Returns the problems of importing entries in Node. Styles need a bundler; all other entries must work as they
 * are.
 */
async function faultsInNode(): Promise<string[]> {
  const entries = [...(await entriesOf('themes')), ...(await entriesOf('packages/sdk'))];
  importInNode(
    entries
      .map(({ specifier }) => specifier)
      .filter((specifier) => !/\/(?:styles|tokens|reset)$/.test(specifier)),
  );
  return coursesInNode().length > 0 ? [] : ['The SDK found no course in Node'];
}

async function faultsInChromium(): Promise<string[]> {
  const [course] = coursesInNode();
  const { button, buttonHeight, buttonColour, buttonCorner, headingMargin, dialogs } = await openInChromium();
  return [
    ...(button === course ? [] : [`The button says "${button}", not "${course}"`]),
    ...(buttonHeight >= 40 ? [] : [`The button has no style: it is ${buttonHeight} px high`]),
    ...(/^rgba\(.*, 0\)$/.test(buttonColour) ? ['The button has no colour of the theme'] : []),
    ...(buttonCorner === '3px' ? [] : [`The page's own css has lost: the corner is ${buttonCorner}`]),
    ...(headingMargin === '7px' ? [] : [`The page's own css has lost: the margin is ${headingMargin}`]),
    ...(dialogs === 1 ? [] : ['The dialog is not open']),
  ];
}

const specifiersOf = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder)).map(({ specifier }) => specifier);

/** Installs the packed packages into an empty folder and uses them as a consumer would. */
async function outsideResults(): Promise<boolean[]> {
  const tarballs = await Promise.all(packages.map((folder) => packPackage(folder, 'npm')));
  const outside = await installOutside(tarballs.map(({ file }) => file));
  try {
    return [
      await passes('outside, the examples and sockets run in Node 20', () => inNode20(outside)),
      await passes('outside, types, those of openapi-typescript and what the READMEs show hold', async () =>
        typesOutside(outside, await specifiersOf('packages/sdk')),
      ),
      await passes('outside, Python classes read the examples of replies', () => pythonClient(outside)),
      await passes('outside, Tailwind and a parser of design tokens take the themes', () =>
        checkThemesOutside(outside),
      ),
      await passes(
        'outside, npx begins a mock school that the SDK and a Perl client of the document call',
        () => checkMockOutside(outside, (origin) => perlClient(outside, origin)),
      ),
      await passes('outside, the first pages of the READMEs are built by Vite and used in Chromium', () =>
        checkInVite(outside),
      ),
      await passes('outside, Vitest needs no setting', () => inVitest(outside)),
      await passes('outside, Next takes every entry into a server component', async () =>
        inNext(outside, await specifiersOf('packages/ui')),
      ),
    ];
  } finally {
    await outside.remove();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  await writeTokens();
  for (const folder of packages) await buildPackage(folder);
  if (values.check !== true) return;
  const results = [
    ...(await Promise.all(
      packages.map((folder) => passes(`${folder} is packed well`, () => faultsOf(folder))),
    )),
    await passes('the types hold outside of the workspace', async () => (checkTypes(), [])),
    await passes('Node imports what has no style', faultsInNode),
    await passes('Chromium shows a page made of them', faultsInChromium),
    await passes('the components weigh what their table says', checkSizes),
    ...(await outsideResults()),
  ];
  const count: Count = {
    passed: results.filter(Boolean).length,
    failed: results.filter((isGood) => !isGood).length,
  };
  await writeCount('packages', count);
  process.exitCode = count.failed > 0 ? 1 : 0;
}

await main();
