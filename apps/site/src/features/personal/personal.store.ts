import { flag, list, text } from '@lectern/sdk';
import { type MenuPermission, personConfig } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';

/** What of the personal area is granted. */
export interface PersonalState {
  /** Whose answer it is. */
  userId: string;
  /** Codes of the granted pages; undefined while the school filters nothing. */
  granted: readonly string[] | undefined;
  /** Codes of the school's own list in its order, filtered by or not; a section lands on its first. */
  listed: readonly string[];
}

export const personal = proxy<PersonalState>({ userId: '', granted: undefined, listed: [] });

let asked: Promise<void> = Promise.resolve();

async function ask(userId: string): Promise<void> {
  try {
    const reply = await request(personConfig, {});
    if (personal.userId !== userId) return;
    personal.listed = list<MenuPermission>(reply?.menus).flatMap((section) =>
      list<{ code: string }>(section.children).map((entry) => text(entry.code)),
    );
    personal.granted = flag(reply?.filterFlag) ? personal.listed : undefined;
  } catch {
    personal.userId = '';
  }
}

/** Asks once for each student which pages are granted; without an answer all are shown, and the server still decides. */
export function loadGrants(userId: string): Promise<void> {
  if (userId !== personal.userId) {
    Object.assign(personal, { userId, granted: undefined, listed: [] });
    asked = ask(userId);
  }
  return asked;
}
