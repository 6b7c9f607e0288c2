import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import * as css from './Anchor.css.ts';

export interface AnchorItem {
  /**
   * Id of the section's element. The focus moves to the heading that the section's `aria-labelledby` names,
   * else to the section itself.
   */
  id: string;
  /** Heading of the section, possibly shortened. */
  label: string;
}

export interface AnchorProps {
  /** Ref to the `nav` element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Accessible name of the navigation. */
  label: string;
  /** The sections, from top to bottom. Renders nothing for fewer than two. */
  items: readonly AnchorItem[];
  /**
   * Sticky position as a CSS length from the top of the viewport, for example the height of a sticky header.
   * @defaultValue '0px'
   */
  top?: string;
}

/** Scrolls to a section and moves the focus there. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.scrollIntoView({ block: 'start' });
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Finds the section being read: the last one whose top has passed the upper third of the viewport. A section
 * that was chosen counts at once, even where the page ends before its top gets that high, until the user
 * scrolls.
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
      // The observed area reaches from far above the page down to the line, so that a jump past several
      // sections is observed too.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  });
  // The effect depends on this string, since the array of ids may be a new object on every render.
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
 * Table of contents of a long page: a sticky bar that marks the section being read. Its steps are buttons
 * rather than links, since a site may use the URL hash for routing.
 */
export function Anchor({ ref, label, items, top = '0px' }: AnchorProps) {
  const { current, choose } = useSectionInView(items.map(({ id }) => id));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, step] = [bar.current, bar.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !step) return;
    // Scrolls only the bar, never the page.
    box.scrollLeft = step.offsetLeft - (box.clientWidth - step.offsetWidth) / 2;
  }, [current]);
  if (items.length < 2) return null;
  return (
    <nav ref={ref} className={css.nav} aria-label={label} style={{ top }}>
      <div ref={bar} className={css.bar}>
        {items.map(({ id, label: itemLabel }) => (
          <button
            key={id}
            type="button"
            className={css.step}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => choose(id)}
          >
            {itemLabel}
          </button>
        ))}
      </div>
    </nav>
  );
}
