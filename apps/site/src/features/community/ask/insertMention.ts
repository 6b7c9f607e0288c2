import { compose, write } from './compose.store.ts';

/** Appends a mention of somebody to the text being written, and focuses the editor there. */
export function insertMention(name: string, form: HTMLElement | null): void {
  const { content } = compose.draft;
  const gap = content === '' || /\s$/.test(content) ? '' : ' ';
  write({ content: `${content}${gap}@${name} ` });
  form?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus();
}
