import { SHOWN } from '../src/shared/offline/names.ts';

/** Raised when what is kept gets another form; all of an earlier form goes then. */
const FORM = 'lectern-1-';

/** The delivered page, as it is the same for everybody. */
export const PAGE = `${FORM}page`;
/** Scripts and style sheets, whose names are their content. */
export const CODE = `${FORM}code`;
/** Pictures that were shown; they go with the replies. */
export const PICTURES = `${SHOWN}pictures`;
/** The replies that were shown to one student, or to a visitor, in one school. */
export const repliesOf = (who: string): string => `${SHOWN}${who}`;

/** Deletes the caches whose names a rule is for. */
export async function deleteWhere(isGone: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isGone).map((name) => caches.delete(name)));
}

/** Deletes what an earlier worker kept in another form. */
export const deleteOtherForms = (): Promise<void> =>
  deleteWhere((name) => !name.startsWith(FORM) && !name.startsWith(SHOWN));

/** Gives what is kept under a key, whatever it was asked with. */
export const findIn = (name: string, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: name, ignoreVary: true });

/** Keeps a reply under a key, without the headers of who asked; where there are too many, the oldest goes. */
export async function keepIn(name: string, key: string, reply: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  // Put anew it is the youngest.
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, reply);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)));
}
