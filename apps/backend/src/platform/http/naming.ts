import { BASE_PATH } from '@lectern/sdk';

/** Returns the path of a call with `{x}` for its parameters. */
export function pathOf({ path }: { readonly path: string }): string {
  return path.startsWith('{origin}') ? path.slice('{origin}'.length) : BASE_PATH + path;
}

/** Returns the area of a call: `login` of `login.mobileSms`. */
export function areaOf({ id }: { readonly id: string }): string {
  return id.split('.')[0] ?? id;
}
