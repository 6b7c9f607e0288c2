import type { JsonObject } from '../database/columns.ts';
import { isObject } from '../schema/jsonObject.ts';
import defaults from './defaults.json' with { type: 'json' };

/** Deep-merges one object over another; lists and plain values are replaced whole. */
export function deepMerge(base: JsonObject, over: JsonObject): JsonObject {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? deepMerge(below, value) : value;
  }
  return merged;
}

/** Merges a company's settings over the default settings. */
export const withDefaults = (config: JsonObject): JsonObject => deepMerge(defaults, config);

/** Replaces `{name}` and `{nameEn}` with a school's names, in every text of a value. */
export function fillNames<T>(value: T, names: { readonly name: string; readonly nameEn: string }): T;
export function fillNames(
  value: unknown,
  names: { readonly name: string; readonly nameEn: string },
): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(name|nameEn)\}/g, (_, which: 'name' | 'nameEn') => names[which]);
  if (Array.isArray(value)) return value.map((entry) => fillNames(entry, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillNames(entry, names)]));
}
