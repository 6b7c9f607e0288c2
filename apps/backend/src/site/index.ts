import type { Module } from '../http/module.ts';
import { mountDrawings } from './media.ts';
import { mountPage } from './page.ts';

/** The site's page, delivered with its first screen in it and for every path of the site, and the drawings it shows. */
export const site: Module = {
  name: 'site',
  routes: [],
  plugin(app, parts) {
    mountPage(app, parts);
    mountDrawings(app);
  },
};
