import { Anchor } from '@lectern/ui/Anchor';
import { Heading } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { detailTexts } from './detail.texts.ts';
import * as css from './Parts.css.ts';

/** The parts of a course's page. */
export type PartId = 'contents' | 'courses' | 'about' | 'teacher' | 'reviews';

const elementId = (part: PartId) => `part-${part}`;

/** A part of the page with its own heading. */
export function Part({ id, children }: { readonly id: PartId; readonly children: ReactNode }) {
  const texts = useTexts(detailTexts);
  return (
    <section className={css.part} id={elementId(id)} aria-labelledby={`${elementId(id)}-title`}>
      <Heading below="x4" size="xl" id={`${elementId(id)}-title`} tabIndex={-1}>
        {texts.parts[id]}
      </Heading>
      {children}
    </section>
  );
}

/** Links to the parts of the page. */
export function PartsNav({ parts }: { readonly parts: readonly PartId[] }) {
  const texts = useTexts(detailTexts);
  return (
    <Anchor
      label={texts.partsLabel}
      top="56px"
      items={parts.map((part) => ({ id: elementId(part), label: texts.parts[part] }))}
    />
  );
}
