import type { SchoolPages } from './siteState.ts';
import { readStored, writeStored } from '../../shared/storedJson.ts';
import type { RequestedSchool } from '../../shared/school/school.store.ts';

/**
 * Storage key of a copy of the school's shell and home page, so that a visit whose document contains neither (a
 * site served as static files, a branch at another address) paints before the first reply.
 */

const KEY = 'lectern.pages';
/**
 * The URL of this module, whose file name changes with every build: a copy saved by another build may have
 * other fields.
 */
const BUILD = import.meta.url;

/** Stores a school's pages, replacing the copy stored before. */
export function storePages(pages: SchoolPages): void {
  writeStored(KEY, { build: BUILD, pages });
}

function isStoredPages(value: unknown): value is { readonly build: string; readonly pages: SchoolPages } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    value.build === BUILD &&
    'pages' in value
  );
}

/** Returns the stored copy of a school; undefined if there is none from this build. An empty id matches any school. */
export function cachedPages(requested: RequestedSchool): SchoolPages | undefined {
  const stored: unknown = readStored(KEY);
  if (!isStoredPages(stored)) return undefined;
  const { schoolId, schoolSuffix } = stored.pages.shell.brand;
  const isRequested =
    'id' in requested ? requested.id === '' || requested.id === schoolId : requested.suffix === schoolSuffix;
  return isRequested ? stored.pages : undefined;
}
