import { resolveOutside, type AddressPolicy } from '../../client/outsideAddress.ts';

/** Options of a form to post. */
export interface PostFormParts extends AddressPolicy {
  /** Values of the hidden fields, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Window that receives the reply. @defaultValue '_blank' */
  readonly target?: '_blank' | '_self';
}

/** Thrown when a form's address is on a foreign host. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
}

/**
 * Posts a form to an address that the server returned, such as `resultForm` of `agreement.prepare`, which opens
 * the signing page.
 * @throws {UnsafeAddressError} for an address that is neither on this site nor on one of the school's hosts.
 */
export function postForm(address: string, { fields = {}, target = '_blank', ...here }: PostFormParts): void {
  const resolved = resolveOutside(address, here);
  if (resolved.kind === 'refused' || resolved.kind === 'foreign')
    throw new UnsafeAddressError('The form leads to another site');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = resolved.kind === 'route' ? `${here.origin}/#${resolved.path}` : resolved.href;
  form.target = target;
  // The new window must have no reference to this one.
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
