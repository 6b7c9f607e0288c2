/** Returns a hue for each address; the colour is muted enough for text on top. */
function hueOf(path: string): number {
  let hue = 0;
  for (const sign of path) hue = (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360;
  return hue;
}

/** Returns whether an address is that of a mock picture. */
export const isPicture = (path: string): boolean => /\/mock\/[\w.-]+\.svg$/.test(path);

/**
 * Draws the picture of an address as SVG: a plain surface with a mark, 16:9 for covers and banners, otherwise
 * square.
 */
export function pictureOf(path: string): string {
  const [width, height] = /\/(cover|image|poster)/.test(path) ? [640, 360] : [240, 240];
  const hue = hueOf(path);
  const [x, y, r] = [width / 2, height / 2, height / 5];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(${hue} 45% 82%)"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue} 45% 62%)"/>
<path d="M0 ${height} L${x} ${y + r / 2} L${width} ${height} Z" fill="hsl(${(hue + 30) % 360} 40% 70%)"/>
</svg>
`;
}
