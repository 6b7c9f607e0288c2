import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import * as css from './Anchor.css.ts';

export interface AnchorItem {
  /** Id of the section's element. The heading that its `aria-labelledby` names takes the focus, else the section. */
  id: string;
  /** The section's heading, or less. */
  label: string;
}

export interface AnchorProps {
  /** The `nav`. */
  ref?: Ref<HTMLElement> | undefined;
  /** What it leads through. */
  label: string;
  /** The sections, from above; with fewer than two there is nothing to lead through, and it shows nothing. */
  items: readonly AnchorItem[];
  /** Where it stays in view, as a css length from the top of the page: under a header that stays. @defaultValue '0px' */
  top?: string;
}

/** Leads a reader to a section and takes the focus along. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.scrollIntoView({ block: 'start' });
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Finds the section that is being read: the last one whose top has passed the upper third. One that was chosen is it at
 * once, also where the page ends before its top gets there, until the reader scrolls.
 */
function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const arrivedAt = useRef<number>(undefined);
  const watch = useEffectEvent(() => {
    if (typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      () => {
        if (scrollY === arrivedAt.current) return;
        arrivedAt.current = undefined;
        const line = innerHeight / 3;
        const passed = ids.filter(
          (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
        );
        setCurrent(passed.at(-1) ?? ids[0]);
      },
      // From far above down to the line, so that a jump past several sections is seen too.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  });
  // Their names stand for the ids, whose array may be made anew for every render.
  const names = ids.join('\n');
  useEffect(() => watch(), [names]);
  return {
    current,
    choose(id: string) {
      goTo(id);
      arrivedAt.current = scrollY;
      setCurrent(id);
    },
  };
}

/**
 * The contents of a long page in a bar that stays in view and marks the section that is being read. Its steps are
 * buttons, since a site may keep its addresses behind the hash.
 */
export function Anchor({ ref, label, items, top = '0px' }: AnchorProps) {
  const { current, choose } = useSectionInView(items.map(({ id }) => id));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, step] = [bar.current, bar.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !step) return;
    // Only the bar moves, never the page.
    box.scrollLeft = step.offsetLeft - (box.clientWidth - step.offsetWidth) / 2;
  }, [current]);
  if (items.length < 2) return null;
  return (
    <nav ref={ref} className={css.nav} aria-label={label} style={{ top }}>
      <div ref={bar} className={css.bar}>
        {items.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            className={css.step}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => choose(id)}
          >
            {words}
          </button>
        ))}
      </div>
    </nav>
  );
}
