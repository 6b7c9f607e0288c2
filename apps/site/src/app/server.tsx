import '@lectern/themes/styles';
import { addressOf, decodeReply, type Endpoint } from '@lectern/sdk';
import {
  firstPage,
  type BootData,
  type FirstPageCall,
  type HashScope,
} from '@lectern/sdk/endpoints/firstPage';
import { langOf } from '@lectern/ui/locale';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App, Site } from './App.tsx';
import { type Article, LinkedPage } from './shell/LinkedPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { lateParts } from './shell/parts.ts';
import type { SchoolPages, SiteState } from './school/siteState.ts';
import { setLocale } from '../shared/i18n/locale.store.ts';
import { readPages } from './school/readPages.ts';
import { receivePages } from './school/showSchool.ts';
import { setRenderedAddress, useHashPath } from '../shared/routes/hashLocation.ts';
import { loadRoutes, matchIn, routeTable } from './routes/routeTable.ts';
import { fallbackRoutes } from './routes/fallbackRoutes.ts';
import { type SitePreloads, sitePreloads } from './routes/firstCalls.ts';
import * as areas from './routes/firstAreas.ts';
import { type ScreenInput, renderScreen, type RenderedScreen } from './renderScreen.tsx';
import { ownThemeCss } from './school/ownThemeCss.ts';
import { htmlAttributesOf } from './school/htmlAttributes.ts';

/** A rendered page, as the server needs it to write the document. */
export interface RenderedPage {
  /** The HTML inside `#root`. */
  readonly html: string;
  /** Attributes of `html`. */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** CSS rules of the school's own colours; empty where it has none. */
  readonly css: string;
  /** The document's title. */
  readonly title: string;
  /** The state for hydration, to be written as JSON into `<script type="application/json" id="lectern-data">`. */
  readonly state: SiteState;
}

/** The input for rendering a page behind a hash. */
export interface HashPageInput extends ScreenInput {
  readonly data: BootData;
}

const { notFound } = fallbackRoutes;

/** Loads the code that rendering a page needs. */
export async function ready(): Promise<void> {
  await Promise.all([...lateParts.map((part) => part.preload()), loadRoutes(), notFound.screen.load()]);
}

const calls: Readonly<Record<FirstPageCall, Endpoint<HashScope, unknown>>> = firstPage;
const names = Object.keys(firstPage) as FirstPageCall[];

/** The router's location hook for an address that matches no route. */
const notFoundLocation = Object.assign((): [string, () => void] => [notFound.path, () => undefined], {
  hrefs: useHashPath.hrefs,
});

/** Tells whether the site has a page for a path. */
export const hasPage = (path: string): boolean =>
  matchIn({ ...routeTable.current, fallbackRoutes: undefined }, path) !== undefined;

/** The pages that a link to the delivered page may open instead, with their first calls. */
export const preloads = (): SitePreloads => sitePreloads(routeTable.current.routes, areas);

/** Puts a school into the stores, from the replies of its first page's calls. */
function receiveSchool({ locale, schoolId, outputs }: BootData, origin: string): SchoolPages {
  const replies = Object.fromEntries(
    names.flatMap((name) => {
      const output = outputs[addressOf(calls[name], {}, { schoolId })];
      return output === undefined ? [] : [[name, decodeReply(calls[name], output)]];
    }),
  );
  const school = readPages(replies, origin);
  setLocale(locale);
  receivePages(school);
  return school;
}

/**
 * Renders the page behind a hash for one user: see `renderScreen.tsx`. The stores then hold that user's data, so
 * one copy of the site renders only one such page.
 */
export async function renderHashPage({ data, ...input }: HashPageInput): Promise<RenderedScreen | undefined> {
  receiveSchool(data, input.origin);
  await loadRoutes();
  return renderScreen(input);
}

/**
 * Renders the shell and home page of a school from the replies of its first page's calls, or the page for an
 * address that matches no route. It is synchronous, so that two pages never share the stores' state.
 */
export function renderPage({
  data,
  origin,
  isMissing,
  article,
}: {
  readonly data: BootData;
  readonly origin: string;
  readonly isMissing: boolean;
  /** An article whose address was shared, rendered in place of the home page. */
  readonly article?: Article | undefined;
}): RenderedPage {
  const { locale } = data;
  // What leads to the log-in leads back to the article.
  setRenderedAddress(article?.path ?? '');
  const school = receiveSchool(data, origin);
  const { siteTitle, homeTitle } = school.shell;
  return {
    html: renderToString(
      article === undefined && !isMissing ? (
        <App />
      ) : (
        <Router hook={notFoundLocation}>
          {article === undefined ? (
            <Site />
          ) : (
            <Shell frame="full">
              <LinkedPage {...article} />
            </Shell>
          )}
        </Router>
      ),
    ),
    // Without scripts, the device's preference decides between light and dark.
    htmlAttributes: { ...htmlAttributesOf(school.shell), 'data-theme': 'auto', lang: langOf(locale) },
    css: ownThemeCss(school.shell.ownTheme),
    title: isMissing ? `${notFound.title[locale]} - ${siteTitle[locale]}` : homeTitle[locale],
    state: { ...school, locale },
  };
}
