import { resolveOutside, type Surroundings } from '../../client/outsideAddress.ts';

/** What a form that is posted needs. */
export interface PostFormParts extends Surroundings {
  /** Hidden fields by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The window that shows the answer. @defaultValue '_blank' */
  readonly target?: '_blank' | '_self';
}

/** Thrown for a form that would lead where no student may be led unasked. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
}

/**
 * Posts a form to an address that the server named, such as `resultForm` of `agreement.prepare`, which
 * opens the signing page.
 * @throws {UnsafeAddressError} for an address that is neither this site's nor one of the school's.
 */
export function postForm(address: string, { fields = {}, target = '_blank', ...here }: PostFormParts): void {
  const resolved = resolveOutside(address, here);
  if (resolved.kind === 'refused' || resolved.kind === 'foreign')
    throw new UnsafeAddressError('The form leads to another site');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = resolved.kind === 'route' ? `${here.origin}/#${resolved.path}` : resolved.href;
  form.target = target;
  // The new window must not reach back into this one.
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
