import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Price } from './index.ts';

const meta = {
  title: 'Display/Price 价格',
  id: 'display-price',
  component: Price,
  args: { cents: 19900 },
  decorators: [onStage(320)],
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithCents: Story = { args: { cents: 128050, size: 'large' } };
export const Reduced: Story = {
  args: { originalCents: 39900 },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('¥199原价 ¥399'),
};
export const Free: Story = {
  args: { cents: 0, originalCents: 9900 },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('免费'),
};
export const FreeInEnglish: Story = {
  args: { cents: 0 },
  globals: { locale: 'en' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Free'),
};
export const Unknown: Story = { args: { cents: null } };
