import { book, cancel, detail, enter, list } from '@lectern/sdk/endpoints/openClass';
import { openClass as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { mountLiveSandbox } from '../../providers/live/sandboxLive.ts';
import * as handlers from './openClass.handlers.ts';
import { remindOfOpenClasses } from './reminders.ts';

export { findBooked } from './openClass.repo.ts';

/** Open classes: free live lessons, their places and their recordings (/openCourse). */
export const openClassModule: Module = {
  name: 'openClass',
  routes: [
    route(list, { input: schemas.OpenClassListIn, output: schemas.OpenClassList }, handlers.listOpenClasses, {
      access: 'public',
    }),
    route(detail, { input: schemas.OpenClassIn, output: schemas.OpenClassDetail }, handlers.openClassDetail, {
      access: 'public',
    }),
    route(book, { input: schemas.BookOpenClassIn, output: schemas.OpenClassBooking }, handlers.bookOpenClass),
    route(
      cancel,
      { input: schemas.BookOpenClassIn, output: schemas.OpenClassBooking },
      handlers.cancelBooking,
    ),
    route(enter, { input: schemas.BookOpenClassIn, output: schemas.OpenClassRoom }, handlers.enterOpenClass),
  ],
  plugin(app, parts) {
    runJobs(app, parts, [
      {
        name: 'remindOfOpenClasses',
        everyMs: 60_000,
        run: async () => void (await remindOfOpenClasses(parts)),
      },
    ]);
    if (parts.config.mode !== 'production') mountLiveSandbox(app);
  },
};
