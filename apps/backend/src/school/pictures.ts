import type { Column, ColumnType, Value } from './columns/column.ts';
import type { Scope } from './subject.ts';

/** The address of a picture in Markdown. */
const ADDRESS = /(!\[[^\]\n]*\]\()([^\s)]+)(?=\))/g;

const isTexts = (value: Value): value is readonly string[] => Array.isArray(value);

const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([, , address = '']) => address);

/** Changes the address of each picture that a text of Markdown shows. */
export async function changePictures(
  text: string,
  change: (address: string) => Promise<string>,
): Promise<string> {
  const changed = new Map<string, string>();
  for (const address of addressesIn(text))
    if (!changed.has(address)) changed.set(address, await change(address));
  return text.replaceAll(
    ADDRESS,
    (_, before: string, address: string) => `${before}${changed.get(address) ?? address}`,
  );
}

/** Finds a picture of another server: none is fetched, and none is shown. */
export const foreignPicture = (text: string): string | undefined =>
  addressesIn(text).find((address) => !/^(?:files\/|\/(?!\/))/.test(address));

/** Tells whether a column may name files. */
export const namesFiles = ({ type, hasPictures }: Column): boolean =>
  type === 'file' || type === 'files' || type === 'video' || hasPictures;

/** Finds where the files lie that a column names. */
export const filesOf = ({ videos, attachments, files }: Scope, type: ColumnType) =>
  type === 'video' ? videos : type === 'files' ? attachments : files;

/** Changes all that a value names of files: the whole of it, or the pictures in its texts. */
export async function changeNamed(
  type: ColumnType,
  value: Value,
  change: (named: string) => Promise<string>,
): Promise<Value> {
  if (type === 'file' || type === 'video') return change(String(value ?? ''));
  if (typeof value === 'string') return changePictures(value, change);
  if (!isTexts(value)) return value;
  const changeOne = (one: string) => (type === 'files' ? change(one) : changePictures(one, change));
  const texts: string[] = [];
  for (const one of value) texts.push(await changeOne(one));
  return texts;
}
