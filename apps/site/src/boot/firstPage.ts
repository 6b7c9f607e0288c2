import { addressOf, type Untrusted } from '@lectern/sdk';
import { firstPage, type BootData, type FirstPageCall } from '@lectern/sdk/endpoints/firstPage';
import type { HomePage } from '@lectern/sdk/endpoints/home';
import { receiveHome } from '../features/home/home.store.ts';
import type { ShellReplies } from '../shell/shell.model.ts';
import { receiveShell } from '../shell/shell.store.ts';

/** The replies of the first page by call; a missing one degrades its own part. */
export type FirstPageReplies = Partial<ShellReplies> & { readonly page?: Untrusted<HomePage> };

const CALLS = Object.keys(firstPage) as FirstPageCall[];

/** Finds the first page's replies among what the server put into the page. */
export function repliesOf(boot: Pick<BootData, 'schoolId' | 'outputs'>): FirstPageReplies {
  const ambient = { schoolId: boot.schoolId };
  return Object.fromEntries(CALLS.map((call) => [call, boot.outputs[addressOf(firstPage[call], {}, ambient)]]));
}

/** Puts the first page's replies where the views read them. */
export function receiveFirstPage(replies: FirstPageReplies, origin: string): void {
  receiveShell(replies, origin);
  receiveHome(replies.page);
}

/** Asks for each of the first page's calls at once; those that fail are left out. */
export async function fetchFirstPage(
  ask: (call: FirstPageCall) => Promise<unknown>,
): Promise<FirstPageReplies> {
  const settled = await Promise.allSettled(CALLS.map(async (call) => [call, await ask(call)] as const));
  return Object.fromEntries(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}

/** Reads what the server put into the page; undefined where it put nothing readable. */
export function inlinedBoot(): BootData | undefined {
  const source = document.getElementById('lectern-data')?.textContent ?? '';
  if (source === '') return undefined;
  try {
    const value: BootData = JSON.parse(source);
    return typeof value.schoolId === 'string' && typeof value.outputs === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
