/** Cuts a text to its first graphemes, so that an emoji or a combined letter is never split. No ellipsis is added. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const parts =
    typeof Intl.Segmenter === 'function'
      ? Array.from(new Intl.Segmenter().segment(text), (part) => part.segment)
      : Array.from(text);
  return parts.slice(0, max).join('');
}
