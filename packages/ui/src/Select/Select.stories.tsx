import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Select, type SelectProps } from './index.ts';

function Choosing(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <Select {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Fields/Select 下拉选择',
  id: 'fields-select',
  component: Select,
  render: (args) => <Choosing {...args} />,
  args: {
    'aria-label': '学历',
    value: null,
    onChange: fn(),
    options: [
      { value: '', label: '暂不填写' },
      { value: 'COLLEGE', label: '大专' },
      { value: 'BECHELOR', label: '本科' },
      { value: 'MASTER', label: '硕士' },
      { value: 'DOCTOR', label: '博士', isDisabled: true },
    ],
  },
  decorators: [onStage(320)],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The list below its button; the chosen option has a check mark. */
export const Open: Story = {
  tags: ['visual'],
  args: { value: 'BECHELOR' },
  parameters: {
    chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } },
    // While the list is open Radix hides the page from screen readers and traps the focus in the list; axe only
    // sees a hidden button that is focusable.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('本科');
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { isDisabled: true, value: 'MASTER' } };

/** Opens, chooses and returns to the button, by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '暂不填写' })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('BECHELOR');
    const trigger = canvas.getByRole('combobox', { name: '学历' });
    await expect(trigger).toHaveTextContent('本科');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The empty string is a value like any other. */
export const EmptyString: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '暂不填写' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    // While the list closes, the page behind it is still hidden from screen readers.
    await expect(await within(canvasElement).findByRole('combobox')).toHaveTextContent('暂不填写');
  },
};

/** Home and End jump, letters find an option, disabled options are skipped, Escape cancels. */
export const MoreKeys: Story = {
  args: {
    options: ['Beijing', 'Shanghai', 'Shenzhen', 'Suzhou'].map((label) => ({
      value: label,
      label,
      isDisabled: label === 'Suzhou',
    })),
    value: 'Shanghai',
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    const option = (name: string) => screen.findByRole('option', { name });
    await waitFor(async () => expect(await option('Shanghai')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await option('Shenzhen')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(async () => expect(await option('Beijing')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await option('Shanghai')).toHaveFocus());
    await userEvent.keyboard('she');
    await waitFor(async () => expect(await option('Shenzhen')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Shenzhen');
  },
};

/** Labels of 200 characters, emoji, right-to-left text, a value that is no option. */
export const BadInput: Story = {
  args: {
    value: 'gone',
    options: [
      { value: '1', label: '很长的名字'.repeat(40) },
      { value: '2', label: '👨‍👩‍👧‍👦' },
      { value: '3', label: 'مدرسة' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('请选择');
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { name: 'مدرسة' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
