import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import type { Sheet, SheetText } from './sheet.ts';

/** Noto Serif with the glyphs for names and courses; see `docs/decisions/certificates-as-pdf.md`. */
const FACE = fileURLToPath(new URL('../../../../assets/fonts/NotoSerifSC-Regular.otf', import.meta.url));

function leftOf(sheetText: SheetText, width: number): number {
  if (sheetText.anchor === 'middle') return sheetText.x - width / 2;
  return sheetText.anchor === 'end' ? sheetText.x - width : sheetText.x;
}

/** Renders a sheet as PDF. Embeds only the glyphs used, and the text can be searched and copied. */
export function toPdf({
  width,
  height,
  title,
  lang = 'zh-CN',
  author,
  generatedAt,
  paths,
  texts,
}: Sheet): Promise<Buffer> {
  const page = new PdfDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    font: FACE,
    info: { Title: title, Author: author, CreationDate: generatedAt, ModDate: generatedAt },
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const pdf = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  for (const { d, fill, stroke, thickness = 1 } of paths) {
    if (fill !== undefined) page.path(d).fill(fill);
    if (stroke !== undefined) page.lineWidth(thickness).path(d).stroke(stroke);
  }
  for (const sheetText of texts) {
    const { text, size, colour, y, spacing = 0 } = sheetText;
    page.fontSize(size).fillColor(colour);
    const wide = page.widthOfString(text, { characterSpacing: spacing });
    page.text(text, leftOf(sheetText, wide), y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
    });
  }
  page.end();
  return pdf;
}
