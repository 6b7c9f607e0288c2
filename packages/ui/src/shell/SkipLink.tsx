import type { MouseEvent, Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import * as css from './shell.css.ts';
import { shellTexts } from './shell.texts.ts';

/**
 * Skip link, the first tab stop of a page: moves the focus past the header to `targetId`. It does not change
 * the URL, whose hash is the route.
 */
export function SkipLink({
  ref,
  targetId = 'main',
}: {
  /** Ref to the link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Id of the element to move the focus to. @defaultValue 'main' */
  targetId?: string;
}) {
  const texts = useTexts(shellTexts);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(targetId);
    target?.setAttribute('tabindex', '-1');
    target?.focus();
    target?.scrollIntoView();
  };
  return (
    <a ref={ref} className={css.skip} href={`#${targetId}`} onClick={handleClick}>
      {texts.skip}
    </a>
  );
}
