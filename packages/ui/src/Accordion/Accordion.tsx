import { useId, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the list. */
  id: string;
  /** What the button that opens it says. */
  title: ReactNode;
  /** A short remark at the end of the title's line, as a duration. */
  aside?: ReactNode;
  /** What it opens. */
  content: ReactNode;
}

export interface AccordionProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The parts, in this order. */
  items: readonly AccordionItem[];
  /** Which are open at first. @defaultValue none */
  openIds?: readonly string[];
  /** Closes the others when one opens. @defaultValue false */
  isExclusive?: boolean;
}

/**
 * Sections that open in place. Native `details`, so that it works before any
 * script, opens by itself when the browser finds a word inside, and prints.
 */
export function Accordion({ ref, items, openIds = [], isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div ref={ref}>
      {items.map((item) => (
        <details
          key={item.id}
          className={css.item}
          open={openIds.includes(item.id)}
          {...(isExclusive && { name: group })}
        >
          <summary className={css.summary}>
            <span className={css.title}>{item.title}</span>
            {item.aside !== undefined && <span className={css.aside}>{item.aside}</span>}
            <ChevronDownIcon className={css.chevron} />
          </summary>
          <div className={css.panel}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
