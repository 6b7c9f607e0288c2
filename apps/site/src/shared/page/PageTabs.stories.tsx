import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageTabs } from './PageTabs.tsx';

const names = ['Membership', 'Balance', 'Points', 'Coupons', 'Invite'];

const meta = {
  title: 'Site/Tabs of a page 页面标签',
  id: 'site-tabs-of-a-page',
  component: PageTabs,
  args: {
    label: 'Account centre',
    current: 'Invite',
    tabs: names.map((name) => ({ id: name, href: `#/${name}`, name })),
  },
} satisfies Meta<typeof PageTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row is wider than its container: it scrolls to the current tab. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: '240px' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const tab = canvas.getByRole('link', { name: 'Invite' });
    // Scrolled after the first paint.
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
  },
};
