import type { Column, ColumnType, Value } from './columns/column.ts';
import type { Scope } from './subject.ts';

/** The address of a picture in Markdown. */
const ADDRESS = /(!\[[^\]\n]*\]\()([^\s)]+)(?=\))/g;

const isTexts = (value: Value): value is readonly string[] => Array.isArray(value);

const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([, , address = '']) => address);

/** Replaces the address of each picture in a Markdown text. */
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

/** Finds a picture on another server, which is neither downloaded nor shown. */
export const foreignPicture = (text: string): string | undefined =>
  addressesIn(text).find((address) => !/^(?:files\/|\/(?!\/))/.test(address));

/** Tells whether a column may name files. */
export const namesFiles = ({ type, hasPictures }: Column): boolean =>
  type === 'file' || type === 'files' || type === 'video' || hasPictures;

/** Returns the kind of files that a column names. */
export const filesOf = ({ videos, attachments, files }: Scope, type: ColumnType) =>
  type === 'video' ? videos : type === 'files' ? attachments : files;

/** Replaces every file that a value names: the value itself, or the pictures in its texts. */
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
