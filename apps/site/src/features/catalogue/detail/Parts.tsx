import { useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { heading } from './CourseDetailPage.css.ts';
import { detailTexts } from './detail.texts.ts';
import * as css from './Parts.css.ts';

/** The parts of a course's page. */
export type PartId = 'contents' | 'courses' | 'about' | 'teacher' | 'reviews';

const elementId = (part: PartId) => `part-${part}`;

/** One part of the page under its own heading. */
export function Part({ id, children }: { readonly id: PartId; readonly children: ReactNode }) {
  const texts = useTexts(detailTexts);
  return (
    <section className={css.part} id={elementId(id)} aria-labelledby={`${elementId(id)}-title`}>
      <h2 className={heading} id={`${elementId(id)}-title`} tabIndex={-1}>
        {texts.parts[id]}
      </h2>
      {children}
    </section>
  );
}

/** Finds the part that is being read: the last one whose top has passed the upper third. */
function usePartInView(parts: readonly PartId[]): PartId | undefined {
  const [current, setCurrent] = useState(parts[0]);
  const watch = useEffectEvent(() => {
    const shown = parts.flatMap((part) => document.getElementById(elementId(part)) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight / 3;
        const passed = parts.filter(
          (part) =>
            (document.getElementById(elementId(part))?.getBoundingClientRect().top ?? Infinity) <= line,
        );
        setCurrent(passed.at(-1) ?? parts[0]);
      },
      // From far above down to the line, so that a jump past several parts is seen too.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const element of shown) observer.observe(element);
    return () => observer.disconnect();
  });
  // Their names stand for the parts, whose array is made anew for every render.
  const names = parts.join();
  useEffect(() => watch(), [names]);
  return current;
}

/** Leads to the parts of the page. */
export function PartsNav({ parts }: { readonly parts: readonly PartId[] }) {
  const texts = useTexts(detailTexts);
  const current = usePartInView(parts);
  if (parts.length < 2) return null;
  // The address lives behind the hash, so these are buttons and not links into the page.
  const go = (part: PartId) => {
    document.getElementById(elementId(part))?.scrollIntoView({ block: 'start' });
    document.getElementById(`${elementId(part)}-title`)?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.nav} aria-label={texts.partsLabel}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className={css.step}
          aria-current={part === current ? 'true' : undefined}
          onClick={() => go(part)}
        >
          {texts.parts[part]}
        </button>
      ))}
    </nav>
  );
}
