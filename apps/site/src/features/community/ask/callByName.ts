import { compose, write } from './compose.store.ts';

/** Calls somebody by name at the end of what is being written, and goes on writing there. */
export function callByName(name: string, form: HTMLElement | null): void {
  const { content } = compose.draft;
  const gap = content === '' || /\s$/.test(content) ? '' : ' ';
  write({ content: `${content}${gap}@${name} ` });
  form?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus();
}
