import { drawFormula } from '@lectern/sdk/formula';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, phoneAndDark } from '../stage/index.ts';
import { drawnLogo } from '../headers/headers.samples.ts';
import { RichText } from '../RichText/index.ts';
import { RichTextEditor, type RichTextEditorProps } from './index.ts';

function Writing(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    props.onChange?.(next);
    setValue(next);
  };
  return (
    <>
      <RichTextEditor {...props} value={value} onChange={handleChange} />
      {props.format !== 'text' && <RichText html={value} />}
    </>
  );
}

const meta = {
  title: 'Forms/RichTextEditor 富文本编辑器',
  id: 'forms-richtexteditor',
  component: RichTextEditor,
  render: (args) => <Writing {...args} />,
  args: {
    label: '你的回答',
    hint: '写清每一步的依据',
    value: '',
    onChange: fn(),
    drawFormula,
    maxLength: 5_000,
    hasCounter: true,
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const editor = async () => {
  const box = await screen.findByRole('textbox', { name: '你的回答' });
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '你的回答' }).tagName).toBe('DIV'));
  return screen.getByRole('textbox', { name: '你的回答' });
};

/** Types like a keyboard, dictation or input method: the browser changes the DOM, and the editor reads the change. */
const typeIn = (text: string) => document.execCommand('insertText', false, text);
/** Waits until the editor has read what was typed. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Pastes like the clipboard of another program. */
function paste(into: HTMLElement, html: string, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  return fireEvent(into, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/**
 * HTML with everything: text typed before the editor is loaded is kept, pasted HTML is sanitised, formulas keep
 * their TeX.
 */
export const Rich: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  args: {
    value: `<h3>思路</h3><p>先看<strong>判别式</strong>：</p><ul><li>有两个根</li><li>和为 3</li></ul>
<p><img src="${drawnLogo('#8fb4f0', '示意图')}" alt="示意图"></p>`,
    takePicture: async () => ({ src: drawnLogo('#f0b48f', '图二'), alt: '图二' }),
  },
  play: async ({ args, canvas }) => {
    const box = await editor();
    await expect(within(box).getByRole('heading', { name: '思路' })).toBeVisible();
    await paste(
      box,
      '<p onclick="x()" style="color:red">因为 <math display="block"><semantics><mi>a</mi>' +
        '<annotation encoding="application/x-tex">a_1</annotation></semantics></math>' +
        '<script>x()</script><img src="https://example.org/count.png"></p>',
      '',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('alttext="a_1"')),
    );
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.stringMatching(/script|onclick|style=|count/),
    );
    const toolbar = canvas.getByRole('toolbar', { name: '编辑工具' });
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(within(toolbar).getByRole('button', { name: '加粗' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    await expect(within(toolbar).getByRole('button', { name: '斜体' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
  },
};

/**
 * Text with TeX between dollar signs, the format of Lectern's API: what is typed in the plain field continues
 * in the editor.
 */
export const WordsAndFormulas: Story = {
  tags: ['visual'],
  args: { format: 'text', value: '设 $x^2$，' },
  play: async ({ args, canvas }) => {
    const box = await editor();
    await waitFor(() => expect(box.querySelector('msup')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '公式' }));
    const dialog = await screen.findByRole('dialog', { name: '公式' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'LaTeX' }));
    await userEvent.paste('\\frac{1}{2');
    await within(dialog).findByText(/读不出来/);
    await userEvent.paste('}');
    await waitFor(() => expect(dialog.querySelector('mfrac')).not.toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: '插入' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('$\\frac{1}{2}$')),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await paste(box, '<div>第一行<br><b>第二行</b></div><script>x()</script>', '');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/第一行\n第二行/)),
    );
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/[<>]/));
    await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(2));
    // Typed letter by letter, undone, and inserted all at once.
    for (const sign of '，$y$') {
      typeIn(sign);
      await settled();
    }
    await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(3));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(String.raw`，\$y\$`)),
    );
    typeIn('和 $a$、$$b$$');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('和 $a$、$$b$$')),
    );
    await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(5));
  },
};
