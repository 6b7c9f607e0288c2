import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../chromium.ts';
import type { Outside } from './outside.ts';
import { blocksOf } from './readme.ts';

/** Compiler settings of the template that the READMEs start from. */
const COMPILER = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['vite/client'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  moduleDetection: 'force',
  noUnusedLocals: true,
  noUnusedParameters: true,
};

/** Uses the example in the README of the components. @returns problems. */
async function faultsOfComponents(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: '立即报名' }).click();
  const dialog = page.getByRole('dialog', { name: '报名《高等数学》？' });
  await dialog.getByRole('button', { name: '确定' }).click();
  const button = page.getByRole('button', { name: '已报名' });
  await button.waitFor();
  const [height, theme] = await Promise.all([
    button.evaluate((element) => element.getBoundingClientRect().height),
    page.evaluate(() => document.documentElement.className),
  ]);
  return [
    ...(height >= 40 ? [] : [`The button has no style: it is ${height} px high`]),
    ...(theme === 'header-red footer-gray' ? [] : [`The page has the theme ${theme}`]),
  ];
}

/** Checks the example in the README of the themes in light and dark mode. */
async function faultsOfThemes(page: Page): Promise<string[]> {
  const seen = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      ...['header', 'button', 'footer'].map((name) => {
        const element = document.querySelector(name);
        return element === null ? '' : getComputedStyle(element).backgroundColor;
      }),
    ]);
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await seen();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await seen();
  return [
    ...(new Set(day).size === day.length ? [] : [`By day it is ${day.join(', ')}`]),
    ...(night[0] === day[0] ? ['By night it is as by day'] : []),
  ];
}

/** Builds the first example of each README in Vite, in strict mode, and opens it in Chromium. */
export async function checkInVite(outside: Outside): Promise<string[]> {
  const root = join(outside.folder, 'vite');
  const packages = join(outside.folder, 'node_modules/@lectern');
  const [[components], [themes]] = await Promise.all([
    blocksOf(join(packages, 'ui'), 'tsx'),
    blocksOf(join(packages, 'themes'), 'ts'),
  ]);
  await mkdir(join(root, 'src'), { recursive: true });
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ compilerOptions: COMPILER, include: ['src'] }),
    'src/main.tsx': components,
    'src/themes.ts': themes,
    'index.html': '<!doctype html><body><script type="module" src="/src/main.tsx"></script></body>',
    'themes.html': '<!doctype html><body><script type="module" src="/src/themes.ts"></script></body>',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  outside.run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'vite', '--pretty', 'false');
  const input = [join(root, 'index.html'), join(root, 'themes.html')];
  const baseConfig = { configFile: false, root, logLevel: 'error' } as const;
  await build({ ...baseConfig, build: { reportCompressedSize: false, rolldownOptions: { input } } });
  const server = await preview({ ...baseConfig, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(origin);
    const faults = await faultsOfComponents(page);
    await page.goto(`${origin}themes.html`);
    return [...faults, ...(await faultsOfThemes(page)), ...errors];
  } finally {
    await browser.close();
    await server.close();
  }
}
