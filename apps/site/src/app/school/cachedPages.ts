import type { SchoolPages } from './siteState.ts';
import { ports } from '../../shared/ports.ts';
import type { SchoolWanted } from '../../shared/school/school.store.ts';

/**
 * A copy of the school's frame and home on the device, so that a visit which brings no pages along
 * (a site served as plain files, a branch of another address) paints before the first reply.
 */

const KEY = 'lectern.pages';
/** The file of this code, whose name changes with every build: an older build's copy may have other fields. */
const BUILD = import.meta.url;

/** Keeps a school's pages, and forgets the one kept before. */
export function keepPages(pages: SchoolPages): void {
  ports.storage.setItem(KEY, JSON.stringify({ build: BUILD, pages }));
}

function isKept(value: unknown): value is { readonly build: string; readonly pages: SchoolPages } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    value.build === BUILD &&
    'pages' in value
  );
}

/** Finds the copy of a school; undefined without one of this build. An empty id takes whichever there is. */
export function cachedPages(wanted: SchoolWanted): SchoolPages | undefined {
  try {
    const kept: unknown = JSON.parse(ports.storage.getItem(KEY) ?? 'null');
    if (!isKept(kept)) return undefined;
    const { schoolId, schoolSuffix } = kept.pages.shell.brand;
    const isWanted =
      'id' in wanted ? wanted.id === '' || wanted.id === schoolId : wanted.suffix === schoolSuffix;
    return isWanted ? kept.pages : undefined;
  } catch {
    return undefined;
  }
}
