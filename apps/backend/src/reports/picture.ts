import type { Table } from '../platform/commands/table.ts';
import { escapeMarkup } from '../platform/richText/escapeMarkup.ts';

const [WIDTH, BAR, GAP, LABEL, NUMBER, MARGIN, HEAD] = [960, 22, 8, 220, 90, 24, 48];
/** Maximum bars, since more are unreadable; the table has all. */
const MAX_BARS = 60;

/** Truncates a text to a width; a Chinese character is twice as wide as a letter. */
function fitting(text: string, widest: number): string {
  let width = 0;
  const characters = Array.from(text);
  const end = characters.findIndex((sign) => (width += sign.charCodeAt(0) > 0x2e7f ? 2 : 1) > widest);
  return end === -1 ? text : `${characters.slice(0, end - 1).join('')}…`;
}

/**
 * Draws a table as a bar chart (SVG): the first column labels the bars, the second is their length. Each bar
 * has its number beside it, and the picture's description contains all values, for those who cannot see it.
 */
export function drawBars(title: string, { head, rows }: Table): string {
  const bars = rows
    .slice(0, MAX_BARS)
    .map(([name, value]) => ({
      name: name instanceof Date ? name.toISOString() : String(name ?? ''),
      text: String(value ?? ''),
      value: Math.max(0, Number(value ?? 0)),
    }));
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const room = WIDTH - 2 * MARGIN - LABEL - NUMBER;
  const height = HEAD + 2 * MARGIN + bars.length * (BAR + GAP);
  const more = rows.length - bars.length;
  const drawn = bars.map(({ name, text, value }, index) => {
    const y = MARGIN + HEAD + index * (BAR + GAP);
    const length = Math.max(1, Math.round((value / maxValue) * room));
    const line = y + BAR * 0.72;
    return [
      `<text x="${MARGIN + LABEL - 12}" y="${line}" text-anchor="end">${escapeMarkup(fitting(name, 26))}</text>`,
      `<rect x="${MARGIN + LABEL}" y="${y}" width="${length}" height="${BAR}" rx="3" fill="#2f6fed"/>`,
      `<text x="${MARGIN + LABEL + length + 8}" y="${line}">${escapeMarkup(text)}</text>`,
    ].join('');
  });
  const described = bars.map(({ name, text }) => `${name}: ${text}`).join('; ');
  const heading = `${title} · ${head[1] ?? ''}${more > 0 ? ` (${bars.length} / ${rows.length})` : ''}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    ` role="img" font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif" font-size="14" fill="#1d2433">`,
    `<title>${escapeMarkup(heading)}</title><desc>${escapeMarkup(described)}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="${MARGIN + 20}" font-size="20" font-weight="600">${escapeMarkup(heading)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('');
}
