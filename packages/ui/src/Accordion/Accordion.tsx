import { useId, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the list. */
  id: string;
  /** Label of the button that opens the section. */
  title: ReactNode;
  /** Short remark at the end of the title's line, for example a duration. */
  aside?: ReactNode;
  /** Content of the section, shown while it is open. */
  content: ReactNode;
}

export interface AccordionProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The sections, in display order. */
  items: readonly AccordionItem[];
  /** Ids of the sections that are open at first. @defaultValue none */
  openIds?: readonly string[];
  /** Whether opening one section closes the others. @defaultValue false */
  isExclusive?: boolean;
}

/**
 * Sections that expand in place. Uses native `details`, so it works before any script has loaded, opens by
 * itself when the browser's text search finds a match inside, and prints.
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
