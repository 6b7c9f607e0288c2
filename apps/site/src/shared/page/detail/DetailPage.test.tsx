// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyShell } from '../../school/emptyShell.ts';
import { receiveShell } from '../../school/shell.store.ts';
import { DetailPage, type DetailPageProps } from './DetailPage.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
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
        missing={{ title: 'missing', action: 'elsewhere' }}
        failed="failed"
        onRetry={onRetry}
        skeleton={<p>waiting</p>}
        {...props}
      >
        {(value) => value}
      </DetailPage>,
    ),
  );
  return place.textContent ?? '';
}

test('what is here is shown, also while it is read anew', async () => {
  expect(await show({})).toBe('thing');
  expect(await show({ status: 'loading' })).toBe('thing');
  expect(await show({ status: 'loading', value: undefined })).toBe('waiting');
});

test('what is missing leads on, and what failed is asked for again', async () => {
  expect(await show({ status: 'missing' })).toBe('missingelsewhere');
  expect(await show({ status: 'failed' })).toContain('failed');
  place.querySelector('button')?.click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(place.querySelector('h1')?.textContent).toBe('failed');
});

test('what is shown stays where that is wanted', async () => {
  expect(await show({ status: 'failed', stays: true })).toBe('thing');
  expect(await show({ status: 'failed', stays: true, value: undefined })).toContain('failed');
});

test('the steps and the title name what is shown, and nothing of what is not here yet or missing', async () => {
  document.title = 'page';
  const steps = [{ label: 'all', href: '#/all' }];
  const labels = () => [...place.querySelectorAll('nav li')].map(({ textContent }) => textContent);
  await show({ steps, status: 'loading', value: undefined });
  expect(labels()).toEqual(['首页', 'all', '…']);
  await show({ steps, status: 'missing', name: 'one' });
  expect(labels()).toEqual(['首页', 'all']);
  expect(document.title).toBe('page');
  await show({ steps, name: 'one' });
  expect(labels()).toEqual(['首页', 'all', 'one']);
  expect(document.title).toBe('one - 青禾学堂');
});
