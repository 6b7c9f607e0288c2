import * as setting from '@lectern/sdk/endpoints/setting';
import { route, type Route } from '../../platform/http/route.ts';
import { askArchive } from './archives.service.ts';
import { closeAccount, keepAccount } from './closing.service.ts';
import { presentOwnData } from './present.ts';

/** The calls about a student's own data. */
export const ownDataRoutes: readonly Route[] = [
  route(setting.ownData, (_, context) => presentOwnData(context.db, context)),
  route(setting.askArchive, askArchive),
  route(setting.closeAccount, closeAccount),
  route(setting.keepAccount, keepAccount),
];
