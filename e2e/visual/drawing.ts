import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';

/** How a machine renders letters. */
export interface Drawing {
  /** Whether the font of the stored pictures is installed, determined by the widths of its Latin letters. */
  hasFont: boolean;
  /** Equal on machines that render the same pixels: Chromium's version, and a hash of some rendered letters. */
  print: string;
}

/** Determines how this machine's Chromium renders letters in the weights that the themes use. */
export async function readDrawing(browser: Browser): Promise<Drawing> {
  const page = await browser.newPage({ viewport: { width: 480, height: 160 }, deviceScaleFactor: 1 });
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['"Noto Sans CJK SC", monospace', 'monospace', '"Noto Sans CJK SC", serif', 'serif'].map(
      (family) => {
        if (!context) return 0;
        context.font = `40px ${family}`;
        return context.measureText('Lectern mill').width;
      },
    );
  });
  const words = [400, 500, 600].map(
    (weight) => `<p style="font-weight:${weight}">考试 练习 Lectern 0123</p>`,
  );
  await page.setContent(`<body style="font: 14px/1.6 'Noto Sans CJK SC', sans-serif">${words.join('')}`);
  const picture = await page.screenshot();
  await page.close();
  const print = createHash('sha256').update(browser.version()).update(picture).digest('hex').slice(0, 16);
  return { hasFont: widths[0] === widths[2] && widths[0] !== widths[1], print };
}
