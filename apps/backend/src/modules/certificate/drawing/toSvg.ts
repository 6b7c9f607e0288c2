import type { Sheet, SheetPath, SheetText } from './sheet.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Fonts installed on the viewer's machine that look like the one of the PDF. */
const FACES = "'Noto Serif CJK SC','Noto Serif SC','Source Han Serif SC','Songti SC',STSong,SimSun,serif";

const writePath = ({ d, fill = 'none', stroke = 'none', thickness = 1 }: SheetPath): string =>
  `<path d="${escape(d)}" fill="${fill}" stroke="${stroke}" stroke-width="${thickness}"/>`;

const writeText = ({ text, x, y, size, colour, anchor = 'start', spacing = 0 }: SheetText): string => {
  // Letter spacing is also added after the last character, which would shift centred text to the left.
  const at = anchor === 'middle' ? x + spacing / 2 : x;
  return (
    `<text x="${at}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}" ` +
    `letter-spacing="${spacing}">${escape(text)}</text>`
  );
};

/** Renders a sheet as SVG, for a page. */
export function toSvg({ width, height, title, paths, texts }: Sheet): string {
  const drawn = [...paths.map(writePath), ...texts.map(writeText)].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}" font-family="${escape(FACES)}"><title>${escape(title)}</title>${drawn}</svg>`
  );
}
