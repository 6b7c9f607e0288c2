import { shell } from './shell.store.ts';

/** Returns a school's home address: the default school's has no suffix, so a branch must use its own. */
export function homeHref(suffix: string, isDefault: boolean): string {
  return isDefault || suffix === '' ? '#/home/index' : `#/home/index/${encodeURIComponent(suffix)}`;
}

/** Returns the home address of the current school. */
export function ownHome(): string {
  const { brand, schools } = shell.current;
  return homeHref(brand.schoolSuffix, schools.find(({ id }) => id === brand.schoolId)?.isDefault ?? true);
}
