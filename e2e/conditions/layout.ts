import type { Page } from 'playwright';

/** A problem that a user would notice, in a few words. */
export type Finding = string;

/**
 * Finds elements wider than the page, and texts that are cut without an ellipsis. Runs in the page, so it uses
 * nothing from outside.
 * @param parts selector of elements that may contain text.
 */
export function findLayoutFaults(parts: string): Finding[] {
  const nameOf = (element: Element) => {
    const text = (element.textContent ?? '').trim().slice(0, 24);
    return `<${element.localName} class="${element.getAttribute('class')?.split(' ')[0] ?? ''}"> ${text}`;
  };
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>(parts)) {
    const hasText = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || element.closest('[aria-hidden=true], [inert], [hidden], svg') || element.clientWidth <= 8)
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
    if (isCutX || isCutY) found.push(`text is cut off: ${nameOf(element)}`);
  }
  return found;
}

/** Checks the layout of the open story. */
export const checkLayout = (page: Page): Promise<Finding[]> =>
  page.evaluate(findLayoutFaults, '#storybook-root *, dialog *, [role=dialog] *');

/**
 * Finds touch targets that are too small: less than 44 px wide or high, including label and surrounding space.
 * Links within a line of text are exempt.
 */
export function checkTargets(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    // A field of 44 px has a border of 1 px around the target itself.
    const minSize = 42;
    const reach = minSize / 2 - 0.5;
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
      // A label belongs to the target of its field.
      const boxes = [target, ...labels].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const [width, height] = [right - left, bottom - top];
      if (width === 0 || height === 0 || (width >= minSize && height >= minSize)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isHit = (px: number, py: number) => {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
        const hit = document.elementFromPoint(px, py);
        return hit !== null && [target, ...labels].some((part) => part.contains(hit));
      };
      // Another element covers it, so it is no target now.
      if (!isHit(x, y)) continue;
      const isWide = width >= minSize || (isHit(x - reach, y) && isHit(x + reach, y));
      const isHigh = height >= minSize || (isHit(x, y - reach) && isHit(x, y + reach));
      if (isWide && isHigh) continue;
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 24);
      found.push(
        `touch target of ${Math.round(width)} × ${Math.round(height)} px: <${target.localName} ` +
          `class="${target.getAttribute('class')?.split(' ')[0] ?? ''}"> ${name}`,
      );
    }
    return found;
  });
}

/** Finds animations that run although the user prefers reduced motion. */
export function checkMotion(page: Page): Promise<Finding[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 20)
      .map((animation) => {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `animated: <${target?.localName ?? ''} class="${target?.getAttribute('class') ?? ''}">`;
      }),
  );
}
