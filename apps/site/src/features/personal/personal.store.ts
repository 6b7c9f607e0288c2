import { flag, list, text } from '@lectern/sdk';
import { type MenuPermission, personConfig } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';

/** What of the personal area is granted. */
export interface PersonalState {
  /** Whose answer it is. */
  userId: string;
  /** Codes of the granted pages; undefined while the school filters nothing (specification 6). */
  granted: readonly string[] | undefined;
}

export const personal = proxy<PersonalState>({ userId: '', granted: undefined });

/** Asks once for each student which pages are granted; without an answer all are shown, and the server still decides. */
export async function loadGrants(userId: string): Promise<void> {
  if (userId === personal.userId) return;
  Object.assign(personal, { userId, granted: undefined });
  try {
    const reply = await request(personConfig, {});
    if (personal.userId !== userId || !flag(reply?.filterFlag)) return;
    personal.granted = list<MenuPermission>(reply?.menus).flatMap((section) =>
      list<{ code: string }>(section.children).map((entry) => text(entry.code)),
    );
  } catch {
    personal.userId = '';
  }
}
