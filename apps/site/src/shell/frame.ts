import { loadFooter, type FooterProps, type FooterTemplateId } from '@lectern/ui/footers';
import { loadHeader, type HeaderProps, type HeadTemplateId } from '@lectern/ui/headers';
import type { FunctionComponent } from 'react';
import type { Shell } from './shell.model.ts';

/** The header and footer of a school's templates: only these two are loaded. */
export interface Frame {
  readonly Header: FunctionComponent<HeaderProps>;
  readonly Footer: FunctionComponent<FooterProps>;
}

/** The templates that a school's configuration names (specification 2.2). */
export function templatesOf(current: Shell): { header: HeadTemplateId; footer: FooterTemplateId } {
  return current.isFesco
    ? { header: 'FESCO', footer: 'FESCO' }
    : { header: current.headerTemplate, footer: current.footer.templateId };
}

/** Loads the two modules of a school's frame. */
export async function loadFrame(current: Shell): Promise<Frame> {
  const { header, footer } = templatesOf(current);
  const [Header, Footer] = await Promise.all([loadHeader(header), loadFooter(footer)]);
  return { Header, Footer };
}
