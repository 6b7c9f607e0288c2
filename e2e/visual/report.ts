/** A story in one mode that no longer looks as stored. Pictures are PNG files. */
export interface Difference {
  name: string;
  reason: string;
  before: Buffer | null;
  after: Buffer;
  difference: Buffer | null;
}

const picture = (title: string, png: Buffer | null) =>
  png
    ? `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/png;base64,${png.toString('base64')}"></figure>`
    : '';

/** Returns a self-contained page that shows every difference side by side. */
export const reportPage = (differences: readonly Difference[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual differences</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f5f7; color: #1c2430; }
  section { margin-bottom: 32px; } div { display: flex; gap: 16px; overflow-x: auto; }
  figure { margin: 0; } img { max-width: 640px; border: 1px solid #cdd3dc; background: #fff; image-rendering: pixelated; }
</style>
<h1>${differences.length === 0 ? 'Everything looks as stored.' : `${differences.length} pictures differ`}</h1>
${differences
  .map(
    ({ name, reason, before, after, difference }) =>
      `<section><h2>${name}</h2><p>${reason}</p>` +
      `<div>${picture('stored', before)}${picture('now', after)}${picture('difference', difference)}` +
      '</div></section>',
  )
  .join('\n')}
`;
