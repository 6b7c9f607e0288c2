/** Returns a doc comment as one line. @param comment without its opening and closing marks. */
export function plainComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join(' ')
    .replaceAll(/\{@link ([\w.]+)\}/g, '`$1`')
    .replaceAll('@defaultValue ', 'Default: ')
    .trim();
}
