import type { MenuLink } from '@lectern/sdk/endpoints/shell';

/** The values that a variable address may contain: user and place, but nothing that can log in. */
export interface LinkValues {
  readonly companyId: string;
  readonly schoolId: string;
  /** Undefined for a visitor, as is `username`. */
  readonly userId: string | undefined;
  readonly username: string | undefined;
}

const VARIABLE = /\{(\w+)\}/g;

/**
 * Fills in `{userId}`, `{username}`, `{schoolId}` and `{companyId}`; unknown variables become empty. An address
 * that contains the student requires a log-in.
 */
export function fillIn(template: string, values: LinkValues): MenuLink {
  const valueByName = new Map<string, string | undefined>(Object.entries(values));
  const named = [...template.matchAll(VARIABLE)].map(([, name = '']) => name);
  if (values.userId === undefined && named.some((name) => name === 'userId' || name === 'username')) {
    return { url: '', needLoginFlag: 1 };
  }
  const url = template.replace(VARIABLE, (_, name: string) =>
    encodeURIComponent(valueByName.get(name) ?? ''),
  );
  return { url, needLoginFlag: 0 };
}
