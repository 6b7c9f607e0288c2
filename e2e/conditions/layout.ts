import type { Page } from 'playwright';

/** Something that a reader would notice, in a few words. */
export type Finding = string;

/**
 * Finds what is wider than the page, and words that are cut without an ellipsis. Runs in the page, of itself alone.
 * @param parts selects what may have words.
 */
export function findLayoutFaults(parts: string): Finding[] {
  const nameOf = (element: Element) => {
    const words = (element.textContent ?? '').trim().slice(0, 24);
    return `<${element.localName} class="${element.getAttribute('class')?.split(' ')[0] ?? ''}"> ${words}`;
  };
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>(parts)) {
    const hasWords = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (
      !hasWords ||
      element.closest('[aria-hidden=true], [inert], [hidden], svg') ||
      element.clientWidth <= 8
    )
      continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCutX =
      element.scrollWidth > element.clientWidth + 1 &&
      ['hidden', 'clip'].includes(overflowX) &&
      textOverflow !== 'ellipsis';
    const isCutY =
      element.scrollHeight > element.clientHeight + 4 &&
      ['hidden', 'clip'].includes(overflowY) &&
      webkitLineClamp === 'none' &&
      textOverflow !== 'ellipsis';
    if (isCutX || isCutY) found.push(`words are cut: ${nameOf(element)}`);
  }
  return found;
}

/** Looks at the layout of the story that is open. */
export const checkLayout = (page: Page): Promise<Finding[]> =>
  page.evaluate(findLayoutFaults, '#storybook-root *, dialog *, [role=dialog] *');

/**
 * Finds what a finger cannot hit: less than 44 px across, with its label and the room around it. Links within a
 * line of text are exempt.
 */
export function checkTargets(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    // A field of 44 px has a border of 1 px around what can be hit.
    const least = 42;
    const reach = least / 2 - 0.5;
    const found: string[] = [];
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button], [role=tab], ' +
        '[role=option], [role=menuitem], [role=checkbox], [role=radio], [role=switch]',
    );
    for (const target of targets) {
      if (
        target.closest('[aria-hidden=true], [inert], [hidden]') ||
        !target.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const isInText =
        getComputedStyle(target).display === 'inline' &&
        (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
      if (isInText) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A field is hit by its label too.
      const boxes = [target, ...labels].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const [width, height] = [right - left, bottom - top];
      if (width === 0 || height === 0 || (width >= least && height >= least)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isHit = (px: number, py: number) => {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
        const hit = document.elementFromPoint(px, py);
        return hit !== null && [target, ...labels].some((part) => part.contains(hit));
      };
      // Something lies over it: it is no target now.
      if (!isHit(x, y)) continue;
      const isWide = width >= least || (isHit(x - reach, y) && isHit(x + reach, y));
      const isHigh = height >= least || (isHit(x, y - reach) && isHit(x, y + reach));
      if (isWide && isHigh) continue;
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 24);
      found.push(
        `a target of ${Math.round(width)} × ${Math.round(height)}: <${target.localName} ` +
          `class="${target.getAttribute('class')?.split(' ')[0] ?? ''}"> ${name}`,
      );
    }
    return found;
  });
}

/** Finds what still moves although the reader asked for no motion. */
export function checkMotion(page: Page): Promise<Finding[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 20)
      .map((animation) => {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: <${target?.localName ?? ''} class="${target?.getAttribute('class') ?? ''}">`;
      }),
  );
}
