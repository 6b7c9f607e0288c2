// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyShell } from '../../school/emptyShell.ts';
import { receiveShell } from '../../school/shell.store.ts';
import { DetailPage, type DetailPageProps } from './DetailPage.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  receiveShell({ ...emptyShell, siteTitle: { zh: '青禾学堂', en: 'Qinghe' } });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const onRetry = vi.fn();

async function show(props: Partial<DetailPageProps<string>>): Promise<string> {
  await act(async () =>
    root.render(
      <DetailPage
        status="ready"
        value="thing"
        missing={{ title: 'missing', href: '#/', label: 'elsewhere' }}
        failed="failed"
        onRetry={onRetry}
        skeleton={<p>waiting</p>}
        {...props}
      >
        {(value) => value}
      </DetailPage>,
    ),
  );
  return container.textContent ?? '';
}

test('a detail page keeps showing its value while it reloads', async () => {
  expect(await show({})).toBe('thing');
  expect(await show({ status: 'loading' })).toBe('thing');
  expect(await show({ status: 'loading', value: undefined })).toBe('waiting');
});

test('a missing value links elsewhere, and a failed one offers a retry', async () => {
  expect(await show({ status: 'missing' })).toBe('missingelsewhere');
  expect(await show({ status: 'failed' })).toContain('failed');
  container.querySelector('button')?.click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(container.querySelector('h1')?.textContent).toBe('failed');
});

test('a value with the prop “stays” is kept on failure', async () => {
  expect(await show({ status: 'failed', stays: true })).toBe('thing');
  expect(await show({ status: 'failed', stays: true, value: undefined })).toContain('failed');
});

test('the breadcrumb and the title name a shown value, but not a loading or missing one', async () => {
  document.title = 'page';
  const steps = [{ label: 'all', href: '#/all' }];
  const labels = () => [...container.querySelectorAll('nav li')].map(({ textContent }) => textContent);
  await show({ steps, status: 'loading', value: undefined });
  expect(labels()).toEqual(['首页', 'all', '…']);
  await show({ steps, status: 'missing', name: 'one' });
  expect(labels()).toEqual(['首页', 'all']);
  expect(document.title).toBe('page');
  await show({ steps, name: 'one' });
  expect(labels()).toEqual(['首页', 'all', 'one']);
  expect(document.title).toBe('one - 青禾学堂');
});
