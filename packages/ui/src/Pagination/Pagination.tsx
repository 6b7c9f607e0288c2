import type { ReactNode, Ref } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { pagesToShow } from './pages.ts';
import * as css from './Pagination.css.ts';

const texts = inBoth({
  label: ['分页', 'Pages'],
  previous: ['上一页', 'Previous page'],
  next: ['下一页', 'Next page'],
  page: (page: number) => [`第 ${page} 页`, `Page ${page}`],
});

export interface PaginationProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Called with the page to show, from 1. */
  onChange?: (page: number) => void;
  /** Returns the address of a page; makes the pages links, so that the URL keeps the state. */
  hrefOf?: (page: number) => string;
}

/** Navigates the pages of a list. Renders nothing if there is only one page. */
export function Pagination({ ref, page, pageCount, onChange, hrefOf }: PaginationProps) {
  const text = useTexts(texts);
  if (pageCount <= 1) return null;

  const step = (to: number, label: string, content: ReactNode) => {
    const props = { className: css.page, 'aria-label': label };
    if (to < 1 || to > pageCount)
      return (
        <span {...props} role="link" aria-disabled>
          {content}
        </span>
      );
    if (to === page)
      return (
        <span {...props} role="link" aria-current="page">
          {content}
        </span>
      );
    if (hrefOf)
      return (
        <Link {...props} href={hrefOf(to)} onClick={() => onChange?.(to)}>
          {content}
        </Link>
      );
    return (
      <button {...props} type="button" onClick={() => onChange?.(to)}>
        {content}
      </button>
    );
  };

  return (
    <nav ref={ref} aria-label={text.label}>
      <ul className={css.list}>
        <li>{step(page - 1, text.previous, <ChevronLeftIcon />)}</li>
        {pagesToShow(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap${index}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number} className={css.number}>
              {step(number, text.page(number), number)}
            </li>
          ),
        )}
        <li className={css.position} aria-current="page">
          {page} / {pageCount}
        </li>
        <li>{step(page + 1, text.next, <ChevronRightIcon />)}</li>
      </ul>
    </nav>
  );
}
