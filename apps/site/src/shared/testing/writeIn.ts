import { expect, userEvent, waitFor, type within } from 'storybook/test';

/**
 * Goes to a field that has an editor, waits until that has taken the field's place, and types at its end.
 * @returns the editor.
 */
export async function writeIn(
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>,
  name: RegExp | string,
  words: string,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('textbox', { name }));
  const editor = await waitFor(async () => {
    const field = canvas.getByRole('textbox', { name });
    await expect(field).toHaveAttribute('contenteditable', 'true');
    return field;
  });
  getSelection()?.selectAllChildren(editor);
  getSelection()?.collapseToEnd();
  // As a keyboard or an input method does: the browser changes the page, and the editor reads it.
  document.execCommand('insertText', false, words);
  return editor;
}
