import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { ROOT } from '../install.mjs';
import { chromiumLaunch } from '../chromium.ts';

const consumer = join(ROOT, 'tools/packages/consumer');
const outDir = join(ROOT, '.cache/packages/page');

/** CSS of a consumer's page, without layers, classes or a helpful order. */
const OWN_CSS = 'button { border-radius: 3px } h2 { margin-top: 7px }';
const PAGE = `<!doctype html><html><head><style>${OWN_CSS}</style></head>
<body><script type="module" src="/page.ts"></script></body></html>`;

/** Runs a program on the built packages: without the condition that resolves to the sources. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout.trim();
}

/** Imports each module in Node. @throws with Node's error for the first that fails. */
export function importInNode(specifiers: readonly string[]): void {
  run(
    process.execPath,
    '--input-type=module',
    '--eval',
    specifiers.map((specifier) => `await import('${specifier}');`).join('\n'),
  );
}

/** Type-checks the packages like a project outside of the workspace. @throws with the compiler's errors. */
export function checkTypes(): void {
  run(process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', consumer, '--pretty', 'false');
}

/** Reads the courses of a school in Node. */
export function coursesInNode(): string[] {
  const courses: string[] = JSON.parse(
    run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `
    const { readCourses } = await import('./tools/packages/consumer/courses.ts');
    console.log(JSON.stringify(await readCourses()));
  `,
    ),
  );
  return courses;
}

/** What a browser shows of a page built from the packages. */
export interface PageSeen {
  /** Label of the button: the first course of the school. */
  readonly button: string;
  readonly buttonHeight: number;
  /** Background colour of the button, set by the header's theme. */
  readonly buttonColour: string;
  /** Corner radius of the button, which the page's own CSS sets by element name, before any component. */
  readonly buttonCorner: string;
  /** Margin of a heading in the dialog, which the reset also sets. */
  readonly headingMargin: string;
  readonly dialogs: number;
}

/** Builds a page with a site's bundler and opens it in Chromium. @throws if it fails there. */
export async function openInChromium(): Promise<PageSeen> {
  await build({
    configFile: false,
    root: consumer,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('index.html') ? id : null),
        load: (id) => (id.endsWith('index.html') ? PAGE : null),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(consumer, 'index.html') },
    },
  });
  const server = await preview({
    configFile: false,
    root: consumer,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const address = server.httpServer.address();
    if (typeof address !== 'object' || address === null) throw new Error('The page has no address');
    await page.goto(`http://127.0.0.1:${address.port}/`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor({ timeout: 20_000 }).catch(() => undefined);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    const button = page.locator('main button');
    const { height, colour, corner } = await button.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      colour: getComputedStyle(element).backgroundColor,
      corner: getComputedStyle(element).borderRadius,
    }));
    return {
      button: (await button.textContent()) ?? '',
      buttonHeight: height,
      buttonColour: colour,
      buttonCorner: corner,
      headingMargin: await dialog.locator('h2').evaluate((heading) => getComputedStyle(heading).marginTop),
      dialogs: await dialog.count(),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
