import type { FunctionComponent } from 'react';
import { Header1 } from './Header1/Header1.tsx';
import { Header2 } from './Header2/Header2.tsx';
import { Header3 } from './Header3/Header3.tsx';
import { HeaderFesco } from './HeaderFesco/HeaderFesco.tsx';
import { headTemplateIdOf, type HeadTemplateId } from './templates.ts';
import type { HeaderProps } from './types.ts';

/** Every header template, at once: for the server and for stories. A browser loads one (`loadHeader`). */
export const headers = {
  1: Header1,
  2: Header2,
  3: Header3,
  FESCO: HeaderFesco,
} satisfies Record<HeadTemplateId, FunctionComponent<HeaderProps>>;

/** Renders the header that a school chose (headTemplateId); an unknown id renders template 1. */
export function HeaderByTemplate({
  templateId,
  ...props
}: HeaderProps & {
  /** The school’s choice, as it came. */
  templateId?: unknown;
}) {
  const Header = headers[headTemplateIdOf(templateId)];
  return <Header {...props} />;
}
