import type { FunctionComponent } from 'react';
import { Footer1 } from './Footer1/Footer1.tsx';
import { Footer2 } from './Footer2/Footer2.tsx';
import { Footer3 } from './Footer3/Footer3.tsx';
import { Footer4 } from './Footer4/Footer4.tsx';
import { FooterFesco } from './FooterFesco/FooterFesco.tsx';
import { footerTemplateIdOf, type FooterTemplateId } from './templates.ts';
import type { FooterProps } from './types.ts';

/** Every footer template, at once: for the server and for stories. A browser loads one (`loadFooter`). */
export const footers = {
  1: Footer1,
  2: Footer2,
  3: Footer3,
  4: Footer4,
  FESCO: FooterFesco,
} satisfies Record<FooterTemplateId, FunctionComponent<FooterProps>>;

/** Renders the footer that a school chose (templateId); an unknown id renders template 1. */
export function FooterByTemplate({
  templateId,
  ...props
}: FooterProps & {
  /** The school’s choice, as it came. */
  templateId?: unknown;
}) {
  const Footer = footers[footerTemplateIdOf(templateId)];
  return <Footer {...props} />;
}
