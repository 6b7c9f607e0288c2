import type { Page } from 'playwright';

/** A small change that could be made by mistake. */
export interface Mutation {
  name: string;
  /** Makes the change at one place of the page, chosen by `draw` (0 to 1). @returns what was changed, or undefined. */
  make(page: Page, draw: number): Promise<string | undefined>;
}

/** Amount added to each of red, green and blue by a change of a colour token, of 255; less than the eye notices. */
const SHADE = 3;

/**
 * Changes a colour token for the whole page by a small amount, as a change of the theme's file would. If no
 * element uses it, nothing changes.
 */
const token = (name: string, what: string): Mutation => ({
  name: `${what}, a shade of ${SHADE} in 255`,
  make: (page) =>
    page.evaluate(
      ({ property, shade }) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${property})`;
        const [red, green, blue] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map((part) =>
          Number(part) > 127 ? Number(part) - shade : Number(part) + shade,
        );
        probe.remove();
        const computedColors = () =>
          [...document.querySelectorAll('#storybook-root *, [role="dialog"] *')]
            .map((element) => {
              const { color, backgroundColor, borderTopColor, borderBottomColor } = getComputedStyle(element);
              return [color, backgroundColor, borderTopColor, borderBottomColor].join();
            })
            .join('\n');
        const before = computedColors();
        document.documentElement.style.setProperty(property, `rgb(${red}, ${green}, ${blue})`);
        return computedColors() === before ? undefined : property;
      },
      { property: name, shade: SHADE },
    ),
});

/**
 * Changes one number of an element's style.
 * @param filter selects the elements for which the change is visible.
 */
const style = (
  name: string,
  property: string,
  by: number,
  unit: 'px' | '',
  filter: 'set' | 'words' | 'any' | 'svg' = 'set',
): Mutation => ({
  name,
  make: (page, draw) =>
    page.evaluate(
      ({ chosen, change, suffix, kind, at }) => {
        const roots = [...document.querySelectorAll('#storybook-root, [role="dialog"]')];
        const candidates = roots
          .flatMap((root) => [...root.querySelectorAll<HTMLElement | SVGElement>('*')])
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const computed = getComputedStyle(element);
            if (box.width < 4 || box.height < 4 || computed.visibility === 'hidden') return false;
            if (element.closest('[aria-hidden="true"]') && kind === 'words') return false;
            const isSvg = element.tagName === 'svg';
            if (element.closest('svg') && !isSvg) return false;
            if (kind === 'svg') return isSvg;
            const words = [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
            );
            if (kind === 'words') return words;
            return kind === 'any' ? !isSvg : Number.parseFloat(computed.getPropertyValue(chosen)) > 0;
          });
        const element = candidates[Math.floor(at * candidates.length)];
        if (element === undefined) return undefined;
        const before = Number.parseFloat(getComputedStyle(element).getPropertyValue(chosen)) || 0;
        element.style.setProperty(chosen, `${before + change}${suffix}`, 'important');
        const text = element.textContent?.trim().slice(0, 12) ?? '';
        return `${chosen} ${before} → ${before + change} of ${element.tagName.toLowerCase()} “${text}”`;
      },
      { chosen: property, change: by, suffix: unit, kind: filter, at: draw },
    ),
});

/** Changes that must be detected: of colours, sizes, weights, positions and texts, each as small as possible. */
export const mutations: readonly Mutation[] = [
  token('--lc-accent', 'the accent'),
  token('--lc-accentText', 'the accent as text'),
  token('--lc-inkMuted', 'muted text'),
  token('--lc-ink', 'reading text'),
  token('--lc-line', 'hairlines'),
  token('--lc-surface', 'surfaces'),
  style('one pixel of padding, at the start', 'padding-left', 1, 'px'),
  style('one pixel of padding, above', 'padding-top', 1, 'px'),
  style('one pixel of a gap', 'column-gap', 1, 'px'),
  style('one pixel of a margin', 'margin-bottom', 1, 'px', 'any'),
  style('one step of font weight', 'font-weight', 100, '', 'words'),
  style('one step of font weight less', 'font-weight', -100, '', 'words'),
  style('one pixel of font size', 'font-size', 1, 'px', 'words'),
  style('half a pixel of letter spacing', 'letter-spacing', 0.5, 'px', 'words'),
  style('one pixel of line height', 'line-height', 1, 'px', 'words'),
  style('one pixel of a corner', 'border-top-left-radius', 1, 'px'),
  style('one pixel of a border', 'border-bottom-width', 1, 'px'),
  style('one pixel of an icon', 'width', 1, 'px', 'svg'),
  style('3 % of opacity', 'opacity', -0.03, ''),
  {
    name: 'one sign of a text',
    make: (page, draw) =>
      page.evaluate((at) => {
        const walker = document.createTreeWalker(
          document.querySelector('[role="dialog"]') ??
            document.querySelector('#storybook-root') ??
            document.body,
          NodeFilter.SHOW_TEXT,
        );
        const texts: Node[] = [];
        while (walker.nextNode()) {
          const { parentElement } = walker.currentNode;
          const box = parentElement?.getBoundingClientRect();
          if (walker.currentNode.textContent?.trim() && box && box.width > 4 && box.height > 4)
            texts.push(walker.currentNode);
        }
        const text = texts[Math.floor(at * texts.length)];
        if (text === undefined) return undefined;
        const before = text.textContent ?? '';
        text.textContent = `${before.slice(0, -1)}题`;
        return `“${before.slice(0, 12)}”`;
      }, draw),
  },
];
