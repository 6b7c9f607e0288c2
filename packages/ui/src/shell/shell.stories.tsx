import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { widths } from '../stage/index.ts';
import { QrCode, SkipLink, TabBar, TestDomainBanner } from './index.ts';

const meta = { title: 'Shell/Parts 页面零件', id: 'shell-parts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The school runs on a test domain; the default message. */
export const TestDomain: Story = {
  tags: ['visual'],
  render: () => <TestDomainBanner onDismiss={fn()} />,
  parameters: { chromatic: { modes: widths } },
};

/** The message of the server (`domainWarnMsg`), however long. */
export const TestDomainOwnWords: Story = {
  render: () => <TestDomainBanner message={'本站为测试域名，'.repeat(20)} />,
};

/** The tab bar on phones. */
export const Tabs: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: { viewport: 390 } } } },
  render: () => (
    <TabBar
      current="courses"
      hrefs={{
        home: '#/home/index',
        courses: '#/course/list',
        practice: '#/lib/subject',
        mine: '#/personal/course',
      }}
    />
  ),
};

/** A code of 112 px, rendered in the browser. */
export const Code: Story = {
  render: () => <QrCode text="https://example.org/app" label="扫码下载" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '扫码下载' })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('path')?.getAttribute('d')?.length ?? 0).toBeGreaterThan(100),
    );
  },
};

/** The first tab stop of the page. */
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" style={{ padding: 64 }}>
        正文
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '跳到正文' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
