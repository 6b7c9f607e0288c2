import type { Module } from '../module.ts';
import { mountPage } from './page.ts';

/** Delivers the site's page, with its first screen rendered, for every path of the site. */
export const siteModule: Module = { name: 'site', routes: [], plugin: (app, parts) => mountPage(app, parts) };
