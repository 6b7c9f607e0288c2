import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';

const meta = { title: 'Feedback/Spinner 加载', id: 'feedback-spinner', component: Spinner } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = { args: { label: '正在载入' } };
export const Large: Story = { args: { label: '正在载入', style: { fontSize: '2rem' } } };
