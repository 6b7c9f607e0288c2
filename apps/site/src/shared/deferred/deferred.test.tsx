// @vitest-environment jsdom
import { type Locale, LocaleProvider, useLocale } from '@lectern/ui/locale';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from './deferred.tsx';

const Late = ({ name }: { readonly name: string }) => <p>{name}</p>;

test('a deferred component is rendered by the server only after its code was loaded', async () => {
  const Part = deferred(async () => Late);
  expect(renderToString(<Part name="late" />)).not.toContain('<p>');
  await Part.preload();
  expect(renderToString(<Part name="late" />)).toContain('<p>late</p>');
});

test('a deferred component loads its code once, however often it is shown or preloaded', async () => {
  let requestCount = 0;
  const Part = deferred(async () => {
    requestCount += 1;
    return Late;
  });
  renderToString(<Part name="a" />);
  await Promise.all([Part.preload(), Part.preload()]);
  renderToString(<Part name="b" />);
  expect(requestCount).toBe(1);
});

describe('a deferred component in a server-rendered page', () => {
  let root: Root | undefined;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function deliver(html: string, page: ReactNode): Promise<HTMLElement> {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    await act(async () => (root = hydrateRoot(container, page)));
    return container;
  }

  async function htmlOf(name: string): Promise<string> {
    const OnServer = deferred(async () => Late);
    await OnServer.preload();
    return renderToString(<OnServer name={name} />);
  }

  test('keeps its markup when its props change, and shows the change once its code is loaded', async () => {
    let arrive: (component: typeof Late) => void = () => undefined;
    const Part = deferred(() => new Promise<typeof Late>((resolve) => (arrive = resolve)));
    const container = await deliver(await htmlOf('delivered'), <Part name="delivered" />);
    const paragraph = container.querySelector('p');
    await act(async () => root?.render(<Part name="changed" />));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toBe('delivered');
    await act(async () => arrive(Late));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toBe('changed');
  });

  test('is rendered once if nothing changed while its code was loading', async () => {
    const Counted = vi.fn(() => <p>delivered</p>);
    const OnServer = deferred(async () => Counted);
    await OnServer.preload();
    const html = renderToString(<OnServer />);
    Counted.mockClear();
    let arrive: (component: typeof Counted) => void = () => undefined;
    const Part = deferred(() => new Promise<typeof Counted>((resolve) => (arrive = resolve)));
    await deliver(html, <Part />);
    await act(async () => arrive(Counted));
    expect(Counted).toHaveBeenCalledOnce();
  });

  test('hydrates in the language of its markup, even if another was chosen meanwhile', async () => {
    const Greeting = () => <p>{{ zh: '你好', en: 'Hello' }[useLocale()]}</p>;
    const OnServer = deferred(async () => Greeting);
    await OnServer.preload();
    let arrive: (component: typeof Greeting) => void = () => undefined;
    const Part = deferred(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
    const page = (locale: Locale) => (
      <LocaleProvider locale={locale}>
        <Part />
      </LocaleProvider>
    );
    const container = await deliver(renderToString(<OnServer />), page('zh'));
    const paragraph = container.querySelector('p');
    await act(async () => root?.render(page('en')));
    expect(container.textContent).toBe('你好');
    await act(async () => arrive(Greeting));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toBe('Hello');
  });

  test('keeps its markup when the page around it is rendered again, until its code is loaded', async () => {
    let arrive: (component: typeof Late) => void = () => undefined;
    const Part = deferred(() => new Promise<typeof Late>((resolve) => (arrive = resolve)), 'main ~ p');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<main>home</main><p>delivered</p>';
    const paragraph = container.querySelector('p');
    await act(async () => {
      root = createRoot(container);
      root.render([<main key="page">list</main>, <Part key="part" name="drawn" />]);
    });
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toBe('listdelivered');
    await act(async () => arrive(Late));
    expect(container.textContent).toBe('listdrawn');
  });

  test('keeps its markup if its code fails to load, and retries', async () => {
    const load = vi.fn(async () => Late).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Part = deferred(load);
    const container = await deliver(await htmlOf('delivered'), <Part name="delivered" />);
    expect(container.textContent).toBe('delivered');
    await act(async () => root?.render(<Part name="changed" />));
    expect(container.textContent).toBe('delivered');
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(load).toHaveBeenCalledTimes(2);
    expect(container.textContent).toBe('changed');
  });
});
