import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover 气泡卡片',
  id: 'overlays-popover',
  component: Popover,
  args: {
    label: '积分怎么算',
    content: (close) => (
      <>
        <p style={{ marginBlockStart: 0 }}>每天签到得 5 分，答对一题得 1 分，写评价得 20 分。</p>
        <Button size="small" onClick={close}>
          知道了
        </Button>
      </>
    ),
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof Popover>;
export default meta;

/** Opened, then closed by Escape and from inside; the focus returns to the button each time. */
export const Opened: StoryObj<typeof meta> = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  play: async () => {
    const opener = screen.getByRole('button', { name: '积分怎么算' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: '积分怎么算' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '积分怎么算' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '积分怎么算' });
  },
};
