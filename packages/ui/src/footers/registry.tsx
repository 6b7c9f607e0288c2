import type { FunctionComponent } from 'react';
import { Footer1 } from './Footer1/Footer1.tsx';
import { Footer2 } from './Footer2/Footer2.tsx';
import { Footer3 } from './Footer3/Footer3.tsx';
import { Footer4 } from './Footer4/Footer4.tsx';
import { FooterFesco } from './FooterFesco/FooterFesco.tsx';
import { footerTemplateIdOf, type FooterTemplateId } from './templates.ts';
import type { FooterProps } from './types.ts';

/**
 * All footer templates, imported statically, for servers and stories. In a browser load a single one with
 * `loadFooter`.
 */
export const footers = {
  1: Footer1,
  2: Footer2,
  3: Footer3,
  4: Footer4,
  FESCO: FooterFesco,
} satisfies Record<FooterTemplateId, FunctionComponent<FooterProps>>;

/** Renders the footer template that a school chose (`templateId`); an unknown id renders template 1. */
export function FooterByTemplate({
  templateId,
  ...props
}: FooterProps & {
  /** The template id as received from the server. @defaultValue template 1 */
  templateId?: unknown;
}) {
  const Footer = footers[footerTemplateIdOf(templateId)];
  return <Footer {...props} />;
}
