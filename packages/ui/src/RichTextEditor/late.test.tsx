// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormulaText, RichTextEditor, type RichTextEditorProps } from './index.ts';

vi.mock('./engine/Engine.tsx', () => {
  throw new Error('offline');
});

afterEach(cleanup);

function Field(props: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <RichTextEditor label="回答" drawFormula={String} {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '回答' }), { target: { value: text } });
const outputText = () => document.querySelector('output')?.textContent;

test('the plain field stays when the editor’s code fails to load, and reports what is typed', async () => {
  render(<Field format="text" value="设 $x$" />);
  act(() => screen.getByRole('textbox').focus());
  fireEvent.click(screen.getByRole('button', { name: '公式' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  type('设 $x$\n所以 $y<2$');
  expect(outputText()).toBe('设 $x$\n所以 $y<2$');
  expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA');
});

test('HTML of plain paragraphs can be edited in the plain field', () => {
  render(<Field value="<p>甲 &amp; 乙</p><p>第二行</p>" />);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '甲 & 乙\n第二行');
  type('甲 < 乙\n');
  expect(outputText()).toBe('<p>甲 &lt; 乙</p><p></p>');
  type('');
  expect(outputText()).toBe('');
});

test('HTML with other markup stays unchanged when the code fails to load, with a button to retry', async () => {
  render(<Field value="<ul><li>甲</li></ul>" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('button', { name: '再试一次' })).not.toBeNull();
  expect(screen.getByRole('listitem').textContent).toBe('甲');
  expect(outputText()).toBe('<ul><li>甲</li></ul>');
});

test('the toolbar is one tab stop', () => {
  render(<Field takePicture={() => Promise.resolve(undefined)} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, ...buttons.slice(1).map(() => -1)]);
  act(() => buttons[0]?.focus());
  fireEvent.keyDown(buttons[0]!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(buttons.at(-1));
  fireEvent.keyDown(buttons.at(-1)!, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('FormulaText renders formulas, and unparsable ones as TeX', async () => {
  const draw = (tex: string) => {
    if (tex === 'bad') throw new Error('unreadable');
    return `<math><mi>${tex}</mi></math>`;
  };
  const { container } = render(<FormulaText source={'设 $x$，\n$bad$ \\$5'} drawFormula={draw} />);
  await act(async () => undefined);
  expect(container.querySelector('math')?.textContent).toBe('x');
  expect(container.querySelector('code')?.textContent).toBe('bad');
  expect(container.textContent).toBe('设 x，\nbad $5');
});
