/** What a docstring says, as one line. @param comment without its signs at both ends. */
export function plainComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join(' ')
    .replaceAll(/\{@link ([\w.]+)\}/g, '`$1`')
    .trim();
}
