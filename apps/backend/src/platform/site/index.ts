import type { Module } from '../module.ts';
import { mountPage } from './page.ts';

/** The site's page, delivered with its first screen in it and for every path of the site. */
export const siteModule: Module = {
  name: 'site',
  routes: [],
  plugin: (app, parts) => mountPage(app, parts),
};
