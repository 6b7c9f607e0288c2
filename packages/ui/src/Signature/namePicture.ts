const FONT = '600 48px "KaiTi", "STKaiti", "Kaiti SC", "Segoe Script", "Snell Roundhand", cursive';
const MARGIN = 24;

/** Writes a typed name as a PNG in a data address, black on white; empty for no name, and where nothing can be drawn. */
export function namePicture(name: string): string {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure === null || name.trim() === '') return '';
  measure.font = FONT;
  canvas.width = Math.ceil(measure.measureText(name.trim()).width) + 2 * MARGIN;
  canvas.height = 48 + 2 * MARGIN;
  // Another size has wiped what was set.
  measure.fillStyle = 'white';
  measure.fillRect(0, 0, canvas.width, canvas.height);
  measure.fillStyle = 'black';
  measure.font = FONT;
  measure.textBaseline = 'middle';
  measure.fillText(name.trim(), MARGIN, canvas.height / 2);
  return canvas.toDataURL('image/png');
}
