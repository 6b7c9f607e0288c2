import '@lectern/themes/styles';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';
import { footers } from '@lectern/ui/footers';
import { headers } from '@lectern/ui/headers';
import { langOf } from '@lectern/ui/locale';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { receiveFirstPage, repliesOf } from './boot/firstPage.ts';
import { homeScreen } from './features/home/routes.ts';
import { setLocale } from './i18n/locale.store.ts';
import { templatesOf } from './shell/frame.ts';
import { htmlAttributesOf } from './shell/htmlAttributes.ts';
import { receiveFrame, shell } from './shell/shell.store.ts';

/** What the server needs to write a page. */
export interface RenderedPage {
  /** What stands inside `#root`. */
  readonly html: string;
  /** Attributes of `html`. */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** The document's title. */
  readonly title: string;
}

// The home page is a chunk of its own in the browser; here it must be ready before the first page.
await homeScreen.load();

/**
 * Renders the shell and home page of a school. It runs from start to end without a
 * pause, so that two pages never share the stores' state.
 */
export function renderPage({ data, origin }: { readonly data: BootData; readonly origin: string }): RenderedPage {
  setLocale(data.locale);
  receiveFirstPage(repliesOf(data), origin);
  const { current } = shell;
  const templates = templatesOf(current);
  receiveFrame({
    Header: headers[templates.header],
    Footer: footers[templates.footer],
  });
  return {
    html: renderToString(<App />),
    htmlAttributes: { ...htmlAttributesOf(current), lang: langOf(data.locale) },
    title: current.siteTitle,
  };
}
