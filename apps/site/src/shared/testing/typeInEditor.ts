import { expect, userEvent, waitFor, type within } from 'storybook/test';

/**
 * Focuses a field that an editor replaces, waits for the editor, and types at its end.
 * @returns the editor.
 */
export async function typeInEditor(
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>,
  name: RegExp | string,
  text: string,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('textbox', { name }));
  const editor = await waitFor(async () => {
    const field = canvas.getByRole('textbox', { name });
    await expect(field).toHaveAttribute('contenteditable', 'true');
    return field;
  });
  getSelection()?.selectAllChildren(editor);
  getSelection()?.collapseToEnd();
  // As with a keyboard or an input method: the browser changes the document, and the editor reads the change.
  document.execCommand('insertText', false, text);
  return editor;
}
