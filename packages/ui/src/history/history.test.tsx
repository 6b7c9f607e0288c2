// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOverlayStep, useStepInHistory } from './index.ts';

function Layer({ name, isOpen, onClose }: { name: string; isOpen: boolean; onClose: () => void }) {
  useStepInHistory(isOpen, onClose);
  if (!isOpen) return null;
  return (
    <section aria-label={name}>
      <button type="button" onClick={onClose}>
        {`关闭${name}`}
      </button>
      <a href="#/news" onClick={onClose}>
        {`从${name}到动态`}
      </a>
    </section>
  );
}

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return ['菜单', '登录'].map((name) => (
    <div key={name}>
      <button type="button" onClick={() => setOpen([...open, name])}>
        {name}
      </button>
      <Layer
        name={name}
        isOpen={open.includes(name)}
        onClose={() => setOpen((all) => all.filter((one) => one !== name))}
      />
    </div>
  ));
}

const pointWith = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }));

const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

/** Goes back like a user, and waits until the effects have run. */
const goBack = () =>
  act(async () => {
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await stepped;
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The browser reports a step back asynchronously. */
const isOnPage = () => vi.waitFor(() => expect(isOverlayStep()).toBe(false));

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup();
  history.pushState(null, '', '#/home/index');
  history.pushState(null, '', '#/course/list');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('with touch, a step back closes the layer and stays on the page', async () => {
  pointWith('coarse');
  render(<Page />);
  await press('菜单');
  expect(isOverlayStep()).toBe(true);
  await goBack();
  expect([shown(), location.hash]).toEqual([[], '#/course/list']);
  await goBack();
  expect(location.hash).toBe('#/home/index');
});

it('with two layers open, one step back closes one', async () => {
  pointWith('coarse');
  render(<Page />);
  await press('菜单');
  await press('登录');
  await goBack();
  expect([shown(), location.hash]).toEqual([['菜单'], '#/course/list']);
  await goBack();
  expect([shown(), location.hash]).toEqual([[], '#/course/list']);
});

it('a layer closed by its button leaves no step in the history', async () => {
  pointWith('coarse');
  render(<Page />);
  await press('菜单');
  await press('关闭菜单');
  await isOnPage();
  await goBack();
  expect(location.hash).toBe('#/home/index');
});

it('a link in a layer replaces the layer’s step in the history', async () => {
  pointWith('coarse');
  render(<Page />);
  await press('菜单');
  await user.click(screen.getByRole('link', { name: '从菜单到动态' }));
  expect([shown(), location.hash]).toEqual([[], '#/news']);
  await goBack();
  expect(location.hash).toBe('#/course/list');
});

it('with a mouse, a step back leaves the page and closes the layer', async () => {
  pointWith('fine');
  render(<Page />);
  await press('菜单');
  expect(isOverlayStep()).toBe(false);
  await goBack();
  expect([shown(), location.hash]).toEqual([[], '#/home/index']);
});

it('a layer opened while a step is taken back stays open, also a second after the previous step', () => {
  pointWith('coarse');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(history, 'back').mockReturnValue();
  const stepBack = () =>
    act(() => {
      history.replaceState(null, '');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  try {
    render(<Page />);
    for (const pause of [950, 0]) {
      click('菜单');
      click('关闭菜单');
      wait(0);
      if (pause > 0) stepBack();
      wait(pause);
    }
    wait(100);
    click('登录');
    stepBack();
    expect(shown()).toEqual(['登录']);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
