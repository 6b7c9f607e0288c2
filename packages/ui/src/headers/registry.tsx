import type { FunctionComponent } from 'react';
import { Header1 } from './Header1/Header1.tsx';
import { Header2 } from './Header2/Header2.tsx';
import { Header3 } from './Header3/Header3.tsx';
import { HeaderFesco } from './HeaderFesco/HeaderFesco.tsx';
import { headTemplateIdOf, type HeadTemplateId } from './templates.ts';
import type { HeaderProps } from './types.ts';

/**
 * All header templates, imported statically, for servers and stories. In a browser load a single one with
 * `loadHeader`.
 */
export const headers = { 1: Header1, 2: Header2, 3: Header3, FESCO: HeaderFesco } satisfies Record<
  HeadTemplateId,
  FunctionComponent<HeaderProps>
>;

/** Renders the header template that a school chose (`headTemplateId`); an unknown id renders template 1. */
export function HeaderByTemplate({
  templateId,
  ...props
}: HeaderProps & {
  /** The template id as received from the server. @defaultValue template 1 */
  templateId?: unknown;
}) {
  const Header = headers[headTemplateIdOf(templateId)];
  return <Header {...props} />;
}
