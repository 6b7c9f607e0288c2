import { useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icon/index.ts';
import { Link } from '../../link/index.ts';
import { useTexts } from '../../locale/index.ts';
import { warnOfFallback } from '../../internal/warn.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderMenuItem, Maybe } from '../types.ts';
import { Disclosure } from './Disclosure.tsx';
import * as parts from './parts.css.ts';
import * as disclosure from './Disclosure.css.ts';
import * as css from './MainMenu.css.ts';

/** Removes entries without a name. */
export function named(items: Maybe<readonly HeaderMenuItem[]>): readonly HeaderMenuItem[] {
  if (process.env.NODE_ENV !== 'production') {
    for (const { id, name } of items ?? [])
      if (!name?.trim()) warnOfFallback(`the name of menu ${id}`, name, 'it is left out');
  }
  return items?.filter((item) => item.name?.trim()) ?? [];
}

/** A list of menu links with their children below them, for panels. */
function MenuLinks({ items }: { items: readonly HeaderMenuItem[] }) {
  return (
    <ul>
      {named(items).map((item) => (
        <li key={item.id}>
          {item.href ? (
            <Link className={disclosure.entry} href={item.href} isNewWindow={item.isNewWindow} dir="auto">
              {item.name}
            </Link>
          ) : (
            <span className={disclosure.entryTitle} dir="auto">
              {item.name}
            </span>
          )}
          {item.children?.length ? <MenuLinks items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

function MenuEntry({ item, isCurrent }: { item: HeaderMenuItem; isCurrent: boolean }) {
  const texts = useTexts(headerTexts);
  const link = (
    <Link
      className={css.menuLink}
      href={item.href ?? undefined}
      isNewWindow={item.isNewWindow}
      aria-current={isCurrent ? 'page' : undefined}
      dir="auto"
    >
      <span className={css.menuName}>{item.name}</span>
    </Link>
  );
  if (!item.children?.length) return link;
  return (
    <Disclosure
      className={css.menuGroup}
      lead={item.href ? link : undefined}
      buttonClassName={item.href ? css.menuToggle : css.menuLink}
      {...(item.href && { label: texts.submenu(item.name ?? '') })}
      trigger={
        <>
          {!item.href && <span className={css.menuName}>{item.name}</span>}
          <ChevronDownIcon className={parts.chevron} />
        </>
      }
    >
      <MenuLinks items={item.children} />
    </Disclosure>
  );
}

/** Width reserved for the "more" button, in px. */
const moreWidth = 88;

/**
 * Counts the entries that fit on one line, by their own widths. Hidden entries can be measured too, since they
 * leave the layout but not the DOM.
 */
function useFitting(length: number, names: string) {
  const nav = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(length);
  useEffect(() => {
    const element = nav.current;
    const list = element?.firstElementChild;
    if (!element || !list || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const widths = [...list.children].map((entry) => entry.getBoundingClientRect().width);
      const total = widths.reduce((sum, width) => sum + width, 0);
      let room = element.clientWidth - (total > element.clientWidth ? moreWidth : 0);
      const firstOut = widths.findIndex((width) => (room -= width) < 0);
      setFitting(firstOut === -1 ? widths.length : firstOut);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [length, names]);
  return { nav, fitting: Math.min(fitting, length) };
}

export interface MainMenuProps {
  items: Maybe<readonly HeaderMenuItem[]>;
  /** Index of the current entry, -1 for none. */
  current?: number | undefined;
  className?: string;
}

/**
 * The school's menu on one line. CSS alone hides what does not fit, so that server-rendered HTML is right
 * before any script runs; afterwards the hidden entries move into "more".
 */
export function MainMenu({ items, current = -1, className = '' }: MainMenuProps) {
  const texts = useTexts(headerTexts);
  const entries = named(items);
  // Names in another language have other widths, so a change of the names triggers a new measurement.
  const { nav, fitting } = useFitting(entries.length, entries.map((item) => item.name).join());
  if (entries.length === 0) return null;
  const rest = entries.slice(fitting);
  const currentItem = items?.[current];
  return (
    <nav ref={nav} className={`${css.menu} ${className}`} aria-label={texts.mainMenu}>
      <ul className={css.menuList}>
        {entries.map((item, index) => (
          <li key={item.id} className={index < fitting ? css.menuItem : css.measured}>
            <MenuEntry item={item} isCurrent={item === currentItem} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Disclosure
          className={css.menuGroup}
          buttonClassName={css.menuLink}
          trigger={
            <>
              {texts.more}
              <ChevronDownIcon className={parts.chevron} />
            </>
          }
        >
          <MenuLinks items={rest} />
        </Disclosure>
      )}
    </nav>
  );
}
