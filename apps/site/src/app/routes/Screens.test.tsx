// @vitest-environment jsdom
import { LocaleProvider, type Locale } from '@lectern/ui/locale';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { useTitle } from '../../shared/page/useTitle.ts';
import { useHashPath, useHashSearch } from '../../shared/routes/hashLocation.ts';
import type { Route } from '../../shared/routes/route.ts';
import { readyScreen } from '../../shared/routes/screen.ts';
import { emptyShell } from '../../shared/school/emptyShell.ts';
import { receiveShell } from '../../shared/school/shell.store.ts';
import { endSession, session } from '../../shared/session/session.store.ts';
import { routeTable } from './routeTable.ts';
import { Screens } from './Screens.tsx';

const siteTitle = { zh: '青禾 - 学堂', en: 'Qinghe - Academy' };
const title = { zh: '考试报名', en: 'Exams' };
const NAMES = { '/exams/1': '英语四级', '/exams/2': '初级会计' };

function One({ path }: { readonly path: keyof typeof NAMES }) {
  useTitle(NAMES[path]);
  return <p>{NAMES[path]}</p>;
}

const routes: readonly Route[] = [
  { id: 'exams.list', path: '/exams', access: 'visitor', title, screen: readyScreen(() => <p>…</p>) },
  {
    id: 'exams.one',
    path: '/exams/:id',
    access: 'visitor',
    title,
    screen: readyScreen(({ params }) => <One path={params['id'] === '1' ? '/exams/1' : '/exams/2'} />),
  },
  {
    id: 'exams.form',
    path: '/form',
    access: 'visitor',
    title,
    screen: readyScreen(() => <input aria-label="name" />),
  },
];

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  routeTable.current = ref({ routes, fallbackRoutes: undefined });
  receiveShell({ ...emptyShell, siteTitle });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const renderIn = (locale: Locale) =>
  act(async () =>
    root.render(
      <LocaleProvider locale={locale}>
        <Router hook={useHashPath} searchHook={useHashSearch}>
          <Screens siteTitle={{ ...siteTitle }} homeTitle={siteTitle} />
        </Router>
      </LocaleProvider>,
    ),
  );

const goTo = (path: string) =>
  act(async () => {
    history.replaceState(null, '', `#${path}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('the document title names the item shown in each language, and the route where there is no item', async () => {
  await goTo('/exams/1');
  await renderIn('zh');
  expect(document.title).toBe('英语四级 - 青禾 - 学堂');
  await renderIn('en');
  expect(document.title).toBe('英语四级 - Qinghe - Academy');
  await goTo('/exams/2');
  expect(document.title).toBe('初级会计 - Qinghe - Academy');
  await goTo('/exams');
  expect(document.title).toBe('Exams - Qinghe - Academy');
});

test('a page with another frame, which mounts everything anew, receives the focus', async () => {
  const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
  document.body.append(main);
  await goTo('/exams');
  await renderIn('zh');
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  main.blur();
  await renderIn('zh');
  expect(document.activeElement).toBe(main);
  main.remove();
});

test('a form keeps its input when a visitor logs in or the token changes, and is cleared for another student', async () => {
  await goTo('/form');
  await renderIn('zh');
  const field = () => document.querySelector('input') ?? document.createElement('input');
  const logIn = (userId: string) =>
    act(async () => void Object.assign(session, { token: `t${userId}`, userId }));
  field().value = '青';
  await logIn('1');
  expect(field().value).toBe('青');
  await act(async () => void (session.token = 'newer'));
  expect(field().value).toBe('青');
  await logIn('2');
  expect(field().value).toBe('');
  field().value = '禾';
  await act(async () => endSession());
  expect(field().value).toBe('');
});
