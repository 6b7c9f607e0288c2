import { dayInChinese } from '../day.ts';
import { documentOf, ink } from './ornaments.ts';
import { fitText, fitLines, LANDSCAPE, type Sheet, type SheetText } from './sheet.ts';

/** The content of a certificate. */
export interface CertificateTexts {
  readonly name: string;
  readonly nameEn: string;
  readonly holderName: string;
  readonly text: string;
  readonly certificateNo: string;
  readonly issuedAt: Date;
  /** Null for unlimited. */
  readonly expiresAt: Date | null;
  readonly companyName: string;
  /** Text of the seal, at most four characters. */
  readonly shortName: string;
}

const STATEMENT = { size: 18, width: 600, maxLines: 4, leading: 34, top: 318 } as const;

/** Maximum width of the names above the text, between the corners of the frame. */
const NAMES = 680;

/** Lays out a certificate: its title, holder and text, and at the bottom its number, dates and the school's seal. */
export function certificateSheet(certificate: CertificateTexts): Sheet {
  const { width, height } = LANDSCAPE;
  const {
    name,
    nameEn,
    holderName,
    text: statement,
    certificateNo,
    issuedAt,
    expiresAt,
    companyName,
    shortName,
  } = certificate;
  const middle = width / 2;
  const { size, lines } = fitLines(statement, STATEMENT);
  const block = width / 2 - STATEMENT.width / 2;
  const foot = [
    `证书编号　${certificateNo}`,
    `颁发日期　${dayInChinese(issuedAt)}`,
    expiresAt === null ? '有效期至　长期有效' : `有效期至　${dayInChinese(expiresAt)}`,
  ];
  const names: SheetText[] = [
    { text: name, x: middle, y: 140, size: 42, colour: ink.accent, anchor: 'middle', spacing: 10 },
    {
      text: nameEn.toUpperCase(),
      x: middle,
      y: 172,
      size: 13,
      colour: ink.quiet,
      anchor: 'middle',
      spacing: 3,
    },
    { text: holderName, x: middle, y: 246, size: 32, colour: ink.words, anchor: 'middle', spacing: 4 },
  ];
  const texts: SheetText[] = [
    ...names.map((one) => fitText(one, NAMES)),
    // A single line is centred; several are left-aligned.
    ...lines.map((text, line): SheetText => ({
      text,
      x: lines.length === 1 ? middle : block,
      y: STATEMENT.top + line * STATEMENT.leading,
      size,
      colour: ink.words,
      anchor: lines.length === 1 ? 'middle' : 'start',
    })),
    ...foot.map((text, line): SheetText => ({
      text,
      x: 84,
      y: height - 124 + line * 24,
      size: 13,
      colour: ink.quiet,
    })),
  ];
  return documentOf(
    { companyName, shortName, generatedAt: issuedAt },
    {
      title: `${name} ${holderName} ${certificateNo}`,
      paths: [{ d: `M${middle - 150} 264h300`, stroke: ink.accent, thickness: 0.8 }],
      texts,
    },
  );
}
