/** Formats a number with one decimal, to keep files short; smaller differences are invisible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Converts hue (0 to 360), saturation and lightness (0 to 100) to a hex colour, which every browser supports. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Formats an element with its attributes; numbers are rounded and `undefined` is left out. */
export function el(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`;
}

/** Formats a path through points: straight, or as one smooth curve (Catmull-Rom). */
export function pathOf(points: readonly (readonly [number, number])[], smooth = false): string {
  const at = (index: number): readonly [number, number] =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${n(x)} ${n(y)}`;
      if (!smooth) return `L${n(x)} ${n(y)}`;
      const [before, from, to, after] = [at(index - 2), at(index - 1), at(index), at(index + 1)];
      const first = `${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)}`;
      const second = `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)}`;
      return `C${first} ${second} ${n(x)} ${n(y)}`;
    })
    .join('');
}

/** Formats a linear gradient for `url(#g)`, by default from the top left. */
export function gradient(
  stops: readonly (readonly [string, string])[],
  angle: 'diagonal' | 'down' | 'across' = 'diagonal',
): string {
  const end = { diagonal: { x2: 1, y2: 1 }, down: { x2: 0, y2: 1 }, across: { x2: 1, y2: 0 } }[angle];
  const parts = stops.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour })).join('');
  return el('linearGradient', { id: 'g', ...end }, parts);
}

/** Formats a whole drawing. */
export function svg(width: number, height: number, definitions: string, content: string): string {
  const defs = definitions === '' ? '' : `<defs>${definitions}</defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}">${defs}${content}</svg>`
  );
}
