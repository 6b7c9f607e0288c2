import type { Reply } from '@lectern/sdk';
import type { FirstPageCall } from '@lectern/sdk/endpoints/firstPage';
import type { HomePage } from '@lectern/sdk/endpoints/home';
import type { SchoolPages } from './siteState.ts';
import { readHome } from '../../features/home/readers.ts';
import { readShell, type ShellReplies } from '../../shared/school/shell.model.ts';

/** The replies of the first page by call; a missing one degrades its own part. */
export type FirstPageReplies = Partial<ShellReplies> & { readonly page?: Reply<HomePage> } & {
  readonly [Call in FirstPageCall]?: unknown;
};

/** Reads the replies that describe a school. */
export function readPages(replies: FirstPageReplies, origin: string): SchoolPages {
  const { page } = replies;
  return { shell: readShell(replies, origin), home: page === undefined ? undefined : readHome(page) };
}
