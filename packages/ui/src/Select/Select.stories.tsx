import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { widths } from '../../../../.storybook/modes.ts';
import { Stage } from '../stage/index.ts';
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
  title: 'Fields/Select',
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
  decorators: [
    (Story) => (
      <Stage width={320}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The list under its button, on a phone a sheet; what is chosen has a tick. */
export const Open: Story = {
  tags: ['visual'],
  args: { value: 'BECHELOR' },
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('本科');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { isDisabled: true, value: 'MASTER' } };

/** Opens, chooses and comes back to the button, by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: '学历' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('option', { name: '暂不填写' });
    await expect(trigger).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('BECHELOR');
    await expect(screen.queryByRole('listbox')).toBeNull();
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
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('暂不填写');
  },
};

/** Escape gives up, Tab takes what the keys are on, letters find, what is disabled stays unchosen. */
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
    const trigger = canvas.getByRole('combobox');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const current = () => trigger.getAttribute('aria-activedescendant') ?? '';
    const named = async (name: string) => (await screen.findByRole('option', { name })).id;
    await expect(current()).toBe(await named('Shanghai'));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('she');
    await expect(current()).toBe(await named('Shenzhen'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith('Shenzhen');
    await expect(trigger).not.toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Labels of 200 characters, emoji, right-to-left text, a value that is no option, no options at all. */
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
  },
};
