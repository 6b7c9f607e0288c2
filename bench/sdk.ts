import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build, mergeConfig } from 'vite';
import { fromSources } from '../tools/packages/sources.ts';
import type { Comparison } from './sdk/compare.ts';
import { compareMessages } from './sdk/messages.ts';
import { compareReads } from './sdk/reads.ts';
import { beginPaper } from './student.ts';

/** Cost of the SDK, compared with equivalent code without it. */
export interface SdkFigures {
  readonly node: Comparison;
  readonly chromium: Comparison;
  readonly message: Comparison;
}

/** Bundles the comparison of reads for a page, as the global `reads`. */
async function readsForPages(): Promise<string> {
  const lib = {
    entry: fileURLToPath(new URL('sdk/reads.ts', import.meta.url)),
    formats: ['iife' as const],
    name: 'reads',
  };
  const result = await build(
    mergeConfig(fromSources(), { publicDir: false, build: { write: false, minify: true, lib } }),
  );
  const [first] = Array.isArray(result) ? result : [result];
  const [chunk] = first !== undefined && 'output' in first ? first.output : [];
  if (chunk === undefined) throw new TypeError('Nothing was built');
  return chunk.code;
}

async function compareInChromium(browser: Browser, origin: string): Promise<Comparison> {
  // The school's content security policy permits only its own scripts.
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    // A response of the same origin that runs no scripts.
    await page.goto(`${origin}/openapi.json`);
    await page.addScriptTag({ content: await readsForPages() });
    return await page.evaluate((at) => Reflect.get(window, 'reads').compareReads(at), origin);
  } finally {
    await context.close();
  }
}

/** Measures reads in Node and in Chromium, and messages over sockets. */
export async function measureSdk(browser: Browser, origin: string): Promise<SdkFigures> {
  return {
    node: await compareReads(origin),
    chromium: await compareInChromium(browser, origin),
    message: await compareMessages(await beginPaper(origin), await beginPaper(origin, 'student')),
  };
}
