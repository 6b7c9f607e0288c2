import { shell } from './shell.store.ts';

/** The home address of a school: the default one's has no suffix, so a branch must name its own. */
export function homeHref(suffix: string, isDefault: boolean): string {
  return isDefault || suffix === '' ? '#/home/index' : `#/home/index/${encodeURIComponent(suffix)}`;
}

/** The home address of the school that is open now. */
export function ownHome(): string {
  const { brand, schools } = shell.current;
  return homeHref(brand.schoolSuffix, schools.find(({ id }) => id === brand.schoolId)?.isDefault ?? true);
}
