const FONT = '600 48px "KaiTi", "STKaiti", "Kaiti SC", "Segoe Script", "Snell Roundhand", cursive';
const MARGIN = 24;

/** Renders a typed name as a data URL of a PNG, black on white; empty if there is no name or no canvas support. */
export function namePicture(name: string): string {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (measure === null || name.trim() === '') return '';
  measure.font = FONT;
  canvas.width = Math.ceil(measure.measureText(name.trim()).width) + 2 * MARGIN;
  canvas.height = 48 + 2 * MARGIN;
  // Resizing the canvas has reset the context's state.
  measure.fillStyle = 'white';
  measure.fillRect(0, 0, canvas.width, canvas.height);
  measure.fillStyle = 'black';
  measure.font = FONT;
  measure.textBaseline = 'middle';
  measure.fillText(name.trim(), MARGIN, canvas.height / 2);
  return canvas.toDataURL('image/png');
}
