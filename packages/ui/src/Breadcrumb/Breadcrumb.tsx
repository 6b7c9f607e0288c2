import type { Ref } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import * as css from './Breadcrumb.css.ts';

const texts = inBoth({ label: ['当前位置', 'You are here'] });

export interface BreadcrumbStep {
  /** Name of the page. */
  label: string;
  /** Address of the page; omitted for the current page. */
  href?: string;
}

export interface BreadcrumbProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The pages, from the home page to the current one. */
  steps: readonly BreadcrumbStep[];
}

/**
 * Breadcrumb navigation from the home page to the current page, which is the last step. A phone shows only the
 * link back to the parent page.
 */
export function Breadcrumb({ ref, steps }: BreadcrumbProps) {
  const text = useTexts(texts);
  const last = steps.length - 1;
  return (
    <nav ref={ref} aria-label={text.label}>
      <ol className={css.list}>
        {steps.map(({ label, href }, index) => (
          <li
            key={`${index}${label}`}
            className={css.step}
            {...(index === last - 1 && { 'data-parent': '' })}
          >
            {index === last ? (
              <span className={css.current} aria-current="page">
                {label}
              </span>
            ) : (
              <>
                <ChevronLeftIcon className={css.back} />
                <Link className={css.link} href={href}>
                  {label}
                </Link>
                <ChevronRightIcon className={css.divider} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
