import type { Page } from 'playwright';
import { readPicture, type Picture } from '../visual/picture.ts';
import type { Finding } from './layout.ts';

/** A rectangle of the page in CSS px, and its content. */
interface Part {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const takePicture = async (page: Page): Promise<Picture> =>
  readPicture(await page.screenshot({ animations: 'disabled', caret: 'hide' }));

/** Finds coloured pixels where everything should be grey. */
export async function checkGrey(page: Page): Promise<Finding[]> {
  const { data, width } = await takePicture(page);
  for (let at = 0; at < data.length; at += 4) {
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (Math.max(...channels) - Math.min(...channels) <= 8) continue;
    const pixel = at / 4;
    return [`coloured pixel at ${pixel % width}, ${Math.floor(pixel / width)}: rgb(${channels.join(' ')})`];
  }
  return [];
}

/** Returns the difference between the lightest and the darkest pixel of a part, 0 to 255. */
function rangeOf({ data, width, height }: Picture, part: Part): number {
  let [low, high] = [255, 0];
  for (let y = Math.max(0, Math.floor(part.y)); y < Math.min(height, part.y + part.height); y += 1) {
    for (let x = Math.max(0, Math.floor(part.x)); x < Math.min(width, part.x + part.width); x += 1) {
      const at = (y * width + x) * 4;
      const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) * 2 + (data[at + 2] ?? 0)) / 4;
      low = Math.min(low, grey);
      high = Math.max(high, grey);
    }
  }
  return high - low;
}

/** Returns the visible controls and drawings. */
function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, svg, [role=progressbar], [role=switch], [role=meter], [role=slider], [role=img]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[inert]'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width >= 4 &&
          box.height >= 4 &&
          box.bottom > 0 &&
          box.top < innerHeight &&
          box.left < innerWidth &&
          box.right > 0,
      )
      .filter(({ element, box }) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      })
      .map(({ element, box }) => ({
        name:
          `<${element.localName} class="${element.getAttribute('class')?.split(' ')[0] ?? ''}"> ` +
          `${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}`,
        // Includes the border and a small margin.
        x: box.x - 2,
        y: box.y - 2,
        width: box.width + 4,
        height: box.height + 4,
      })),
  );
}

const positionOf = ({ name, x, y }: Part) => `${name} ${Math.round(x)} ${Math.round(y)}`;

/** Finds text whose colour equals the backplate that forced colours mode draws behind it. */
function wordsOnPlates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const plate = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => {
        // An element without a box is where its parent is.
        const box = getComputedStyle(element).display === 'contents' ? element.parentElement : element;
        return box?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      })
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element);
        return color === plate && forcedColorAdjust === 'auto';
      })
      .map((element) => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 24)}`);
  });
}

/** Finds controls, drawings and text that are invisible in forced colours mode. */
export async function checkForcedColours(page: Page): Promise<Finding[]> {
  const parts = await partsOf(page);
  const before = await takePicture(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const after = await takePicture(page);
  const hidden = await wordsOnPlates(page);
  // A message may have disappeared between the two pictures.
  const still = new Set((await partsOf(page)).map(positionOf));
  await page.emulateMedia({ forcedColors: 'none' });
  const gone = parts
    .filter((part) => still.has(positionOf(part)))
    .filter((part) => rangeOf(before, part) > 24 && rangeOf(after, part) < 24)
    .map(({ name }) => name);
  return [...gone, ...hidden].map((name) => `invisible in forced colours: ${name}`);
}
