import * as setting from '@lectern/sdk/endpoints/setting';
import { parts, setting as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { askArchive } from './archives.service.ts';
import { closeAccount, keepAccount } from './closing.service.ts';
import { presentOwnData } from './present.ts';

/** What a student may do with all that is held of them. */
export const ownDataRoutes: readonly Route[] = [
  route(setting.ownData, { input: parts.Nothing, output: schema.OwnData }, (_, context) =>
    presentOwnData(context.db, context),
  ),
  route(setting.askArchive, { input: schema.AskArchiveIn, output: schema.OwnData }, askArchive),
  route(setting.closeAccount, { input: schema.CloseAccountIn, output: schema.OwnData }, closeAccount),
  route(setting.keepAccount, { input: parts.Nothing, output: schema.OwnData }, keepAccount),
];
