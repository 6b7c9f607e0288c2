/** Returns whether a text is written in Latin letters; a few Chinese annotations do not make it Chinese. */
export function isLatin(html: string): boolean {
  const words = html.replace(/<math[^]*?<\/math>|<[^>]*>|&\w+;/g, ' ');
  const chinese = words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const letters = words.match(/[A-Za-z]/g)?.length ?? 0;
  return letters >= 3 && letters > chinese * 8;
}
