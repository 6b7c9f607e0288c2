import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Page } from 'playwright';
import type { Mode } from '@lectern/ui/stage';
import { ROOT } from '../../tools/install.mjs';

/** The parts of Storybook's preview that the scripts use; it runs in the page. */
interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, ExtractedStory>>;
  channel: { emit(event: string, payload: unknown): void };
  currentRender?: { id?: string; phase?: string };
}

/** A story in the built Storybook's index. */
export interface ExtractedStory {
  id: string;
  tags: string[];
  parameters: { chromatic?: { modes?: Record<string, Mode>; disableSnapshot?: boolean } };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Builds the Storybook into a folder. @throws if that fails. */
export function buildStorybook(folder: string): void {
  console.log('Building Storybook …');
  const command = [
    join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '--quiet',
    // Which story depends on which file, as Chromatic requires too.
    '--stats-json',
    '-o',
    folder,
  ];
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook did not build.');
}

/** Serves a built Storybook on a free local port. */
export async function serveStorybook(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    stat(file).then(
      () => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Returns the stories of a built Storybook. */
export async function listStories(page: Page, address: string): Promise<ExtractedStory[]> {
  await page.goto(`${address}/iframe.html?id=none`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, tags, parameters }) => ({
      id,
      tags,
      // Parameters may contain functions, which cannot be transferred from the page.
      parameters: {
        chromatic: {
          modes: parameters.chromatic?.modes ?? {},
          disableSnapshot: parameters.chromatic?.disableSnapshot === true,
        },
      },
    }));
  });
}

/** Opens a story with toolbar values set, and waits until its play function has ended. */
export async function openStory(
  page: Page,
  address: string,
  id: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(globals).map(([name, value]) => `${name}:${String(value)}`);
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${set.join(';')}`);
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
}

/**
 * Switches to another story in an open page, which takes a third of the time of opening it. State in modules of
 * previous stories persists, so problems found here should be checked in a fresh page.
 */
export async function switchStory(
  page: Page,
  id: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.evaluate(
    ({ storyId, changed }) => {
      const { channel } = globalThis.__STORYBOOK_PREVIEW__;
      channel.emit('updateGlobals', { globals: changed });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    { storyId: id, changed: globals },
  );
  await page.waitForFunction((expected) => {
    const { id: shown, phase = '' } = globalThis.__STORYBOOK_PREVIEW__.currentRender ?? {};
    return shown === expected && ['finished', 'errored'].includes(phase);
  }, id);
}
