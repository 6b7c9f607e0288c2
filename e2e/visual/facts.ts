import type { Page } from 'playwright';

/**
 * Describes how each element of a story is rendered: its text, style and position, one line each. A picture
 * only shows that something changed; this says what, and detects changes that no picture shows, for example if
 * a font lacks the requested weight.
 *
 * A line is `tag “words” style @ place`. The style lists only differences: of inherited properties from the
 * parent's value, of others from that of an unstyled element. Only the position depends on the machine's fonts;
 * it includes margins.
 */
export async function readFacts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inherited = [
      'color',
      'font-size',
      'font-weight',
      'font-style',
      'line-height',
      'letter-spacing',
      'text-align',
      'white-space-collapse',
      'visibility',
      'fill',
      'stroke',
      'stroke-width',
    ];
    const sides = ['top', 'right', 'bottom', 'left'];
    const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
    const own = [
      'background-color',
      'background-image',
      ...sides.map((side) => `padding-${side}`),
      ...sides.flatMap((side) => ['style', 'width', 'color'].map((part) => `border-${side}-${part}`)),
      ...corners.map((corner) => `border-${corner}-radius`),
      'row-gap',
      'column-gap',
      'box-shadow',
      'opacity',
      'transform',
      'outline-style',
      'outline-width',
      'outline-color',
      'outline-offset',
      'text-decoration-line',
      'object-fit',
      'overflow-x',
      'overflow-y',
      'z-index',
    ];
    // An unstyled element, for comparison.
    const plain = document.body.appendChild(document.createElement('lectern-plain'));
    const defaultValues = new Map(own.map((name) => [name, getComputedStyle(plain).getPropertyValue(name)]));
    plain.remove();
    const lines: string[] = [];

    const styleOf = (style: CSSStyleDeclaration, parent: CSSStyleDeclaration | null): string => {
      const facts = [
        ...inherited.filter((name) => style.getPropertyValue(name) !== parent?.getPropertyValue(name)),
        ...own.filter((name) => {
          const value = style.getPropertyValue(name);
          if (value === defaultValues.get(name)) return false;
          // A border without a style has no visible width and colour.
          const [, edge = '', part = ''] = /^(border-\w+|outline)-(width|color|offset)$/.exec(name) ?? [];
          return part === '' || style.getPropertyValue(`${edge}-style`) !== 'none';
        }),
      ];
      return facts.map((name) => ` ${name}:${style.getPropertyValue(name)}`).join(';');
    };
    const wordsOf = (element: Element): string => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      const value = element instanceof HTMLInputElement ? element.value || element.placeholder : '';
      return text + value === '' ? '' : ` “${(text + value).slice(0, 40)}”`;
    };
    const look = (element: Element, depth: number, parent: CSSStyleDeclaration | null): void => {
      const style = getComputedStyle(element);
      if (style.display === 'none') return;
      const box = element.getBoundingClientRect();
      const bounds = [box.x + scrollX, box.y + scrollY, box.width, box.height].map(
        (px) => Math.round(px * 10) / 10,
      );
      const indent = ' '.repeat(depth);
      lines.push(
        `${indent}${element.tagName.toLowerCase()}${wordsOf(element)}${styleOf(style, parent)} @ ${bounds.join(' ')}`,
      );
      for (const name of ['::before', '::after']) {
        const made = getComputedStyle(element, name);
        if (made.content === 'none' || made.content === 'normal' || made.display === 'none') continue;
        const size = `${made.width} ${made.height} ${made.inset}`;
        lines.push(`${indent} ${name} ${made.content}${styleOf(made, style)} @ ${size}`);
      }
      for (const child of element.children) look(child, depth + 1, style);
    };

    for (const child of document.body.children) {
      // Storybook's own frames and messages are hidden, and scripts are not rendered. Storybook attaches its
      // vision filters to the body, before or after a dialog's elements.
      const isStorybooks = child.tagName === 'svg' && child.firstElementChild?.tagName === 'defs';
      if (!isStorybooks && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(child.tagName)) look(child, 0, null);
    }
    return `${lines.join('\n')}\n`;
  });
}

const withoutBox = (line: string): string => line.replace(/ @ [^@]*$/, '');

/**
 * Compares the description of a story with the stored one.
 * @param isSameDrawing whether this machine renders letters like the one that stored it; otherwise positions
 *   are not compared.
 * @returns the differences, a few lines of before and after, or an empty text.
 */
export function compareFacts(stored: string, read: string, isSameDrawing: boolean): string | undefined {
  const [before, after] = [stored, read].map((facts) => {
    const lines = facts.trimEnd().split('\n');
    return isSameDrawing ? lines : lines.map(withoutBox);
  }) as [string[], string[]];
  const first = before.findIndex((line, at) => line !== after[at]);
  if (first === -1 && before.length === after.length) return undefined;
  if (before.length !== after.length) return `it had ${before.length} elements and has ${after.length}`;
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  // If a position changed, all later ones did too; the change of style is the cause.
  const cause = changed.find((at) => withoutBox(before[at] ?? '') !== withoutBox(after[at] ?? '')) ?? first;
  return `${changed.length} elements differ: ${differencesOf(before[cause] ?? '', after[cause] ?? '')}`;
}

/** Reduces two lines to their differences, preceded by the element's name. */
function differencesOf(before: string, after: string): string {
  const parts = (line: string) => line.trim().split(/; | (?=@ )|(?<=[”\w]) (?=[a-z-]+:)/);
  const [old, now] = [new Set(parts(before)), new Set(parts(after))];
  const name = parts(before)[0] ?? '';
  const gone = [...old].filter((part) => !now.has(part)).join('; ');
  const come = [...now].filter((part) => !old.has(part)).join('; ');
  return `${name}: ${gone || '(nothing)'} → ${come || '(nothing)'}`;
}
