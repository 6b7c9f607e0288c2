import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { wideSchemes } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { SideBar, type SideBarProps } from './SideBar.tsx';
import { full as footer } from '../footers/footers.samples.ts';

const info = {
  weixinFlag: 1,
  weixinPic: footer.info.tencentWechat,
  qqFlag: '1',
  qqType: 'MARKET_QQ_MARKET',
  qqNum: '800000000',
  weiboFlag: 1,
  weiboUrl: 'https://weibo.com/example',
  serviceFlag: 1,
  servicePhone: '400-000-0000',
  servicePhone1: '021-5555 0101',
  serviceTime: '周一至周日 9:00–21:00',
  serviceEmailFlag: 1,
  serviceEmails: 'help@example.org',
};

const meta = {
  title: 'Shell/Side bar 侧边栏',
  id: 'shell-side-bar',
  component: SideBar,
  args: { info: { ...info, tempType: 1 } },
  // Only a wide screen has room for the channels beside the page's container.
  parameters: {
    chromatic: { modes: wideSchemes },
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <main style={{ height: '300vh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SideBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Template 1: line icons. */
export const LineIcons: Story = { tags: ['visual'] };

/** Template 4: a word below each icon. */
export const TextUnderIcon: Story = { tags: ['visual'], args: { info: { ...info, tempType: 4 } } };

/** A channel, open. */
export const ChannelOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '客服热线' }));
    await expect(canvas.getByRole('link', { name: '400-000-0000' })).toHaveAttribute(
      'href',
      'tel:400-000-0000',
    );
  },
};

/** On a narrow screen a single button contains all channels. */
export const OneButton: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: {
    viewport: { options: { mobile2: { name: 'Phone', styles: { width: '414px', height: '896px' } } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '客服热线' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /联系/ }));
    await expect(canvas.getByRole('link', { name: '400-000-0000' })).toBeVisible();
  },
};

/** Every possible channel on a narrow desktop: all of them completely visible. */
export const EveryChannel: Story = {
  args: {
    info: {
      ...info,
      tempType: 1,
      personalWeixinFlag: 1,
      personalWeixinPic: footer.info.tencentWechat,
      personalqqNum: '100000000',
      weiboPic: footer.info.tencentWechat,
      servicePhone2: '0571-5555 0202',
      serviceEmails: 'help@example.org,admissions.office@example.org',
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } } } },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /联系/ });
    await userEvent.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel === null) throw new Error('there is no panel');
    const whole = [...panel.querySelectorAll('a, img')].filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const room = panel.getBoundingClientRect();
      return top >= room.top && bottom <= room.bottom && left >= room.left && right <= room.right;
    });
    const { top, left } = panel.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(whole).toHaveLength(panel.querySelectorAll('a, img').length);
    await expect(whole.length).toBeGreaterThan(9);
  },
};

/** Above an interactive element the bar moves to the edge, until it has the focus. */
export const AutoHides: Story = {
  ...OneButton,
  render: (args) => (
    <>
      <button type="button" style={{ position: 'sticky', top: 0, width: '100%', height: '100vh' }}>
        全部课程
      </button>
      <SideBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [bar, contact] = [canvas.getByRole('complementary'), canvas.getByRole('button', { name: /联系/ })];
    const inSight = () => window.innerWidth - bar.getBoundingClientRect().left;
    await waitFor(() => expect(inSight()).toBe(20));
    contact.focus();
    await waitFor(() => expect(inSight()).toBeGreaterThan(contact.offsetWidth));
  },
};

/**
 * One line of text below the upper part of the bar; the buttons set a text that is too short to reach the bar,
 * or long enough.
 */
function LateWords(args: SideBarProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <p
        key={words}
        style={{
          position: 'fixed',
          bottom: 100,
          width: '100%',
          height: '1.125rem',
          margin: 0,
          overflow: 'hidden',
          fontSize: '0.75rem',
          lineHeight: '1.125rem',
        }}
      >
        {words}
      </p>
      <div style={{ position: 'fixed', top: 0 }}>
        <Button onClick={() => setWords('短的一行')}>一行</Button>
        <Button onClick={() => setWords('很长的一行。'.repeat(40))}>长行</Button>
      </div>
      <SideBar {...args} />
    </>
  );
}

/** The bar also moves away from text once it covers some, and stays where the line ends before it. */
export const AutoHidesOverWords: Story = {
  ...OneButton,
  render: (args) => <LateWords {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary');
    const inSight = () => window.innerWidth - bar.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: '长行' }));
    await waitFor(() => expect(inSight()).toBe(20));
    await userEvent.click(canvas.getByRole('button', { name: '一行' }));
    await waitFor(() => expect(inSight()).toBeGreaterThan(bar.offsetWidth));
  },
};

/** Every flag is off: only the button back to top is left, once the page is scrolled. */
export const NoChannels: Story = { args: { info: { tempType: 1 } } };
