import type { MouseEvent, Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import * as css from './shell.css.ts';
import { shellTexts } from './shell.texts.ts';

/**
 * The first stop of the keyboard: jumps over the header to `targetId`. It moves the
 * focus itself and leaves the address alone, since the hash there is the route.
 */
export function SkipLink({
  ref,
  targetId = 'main',
}: {
  /** The link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** The id of the content it jumps to. @defaultValue 'main' */
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
