import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { abovePage, headerModes, wideSchemes, widths } from '../stage/index.ts';
import { crowded, drawnLogo, hostile, student, visitor } from './headers.samples.ts';
import { HeaderByTemplate } from './index.ts';
import { Header1 } from './Header1/Header1.tsx';

const meta = {
  title: 'Shell/Headers/1 elegant 页头一',
  id: 'shell-headers-1-elegant',
  component: Header1,
  args: visitor,
  decorators: [abovePage],
} satisfies Meta<typeof Header1>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor: log-in and registration are shown, since `personConfig` contains both. */
export const Visitor: Story = { tags: ['visual'], parameters: { chromatic: { modes: headerModes } } };

/** A member is logged in; 12 items in the cart, unread messages. */
export const Student: Story = {
  tags: ['visual'],
  args: student,
  parameters: { chromatic: { modes: widths } },
};

/** The school's picture instead of its name. */
export const PictureLogo: Story = {
  args: { brand: { logoType: 'image', name: '明远在线学校', logo: drawnLogo('#ffffff', '明远学校') } },
};

/** No menu entry matches the path: the index is -1. */
export const NoCurrentMenu: Story = {
  args: { currentMenu: -1 },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: '主导航' });
    await expect(menu.querySelector('[aria-current]')).toBeNull();
  },
};

/** `personConfig` is empty: neither log-in nor registration is shown. */
export const ClosedSchool: Story = {
  args: { personConfig: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '注册' })).toBeNull();
  },
};

/** With only one school there is no switcher. */
export const OneSchool: Story = {
  args: { schools: { list: visitor.schools.list.slice(0, 1), currentId: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /切换分校/ })).toBeNull();
  },
};

/** 18 schools: 16 are listed, followed by a link to all of them. */
export const ManySchools: Story = {
  parameters: { chromatic: { modes: wideSchemes } },
  args: {
    schools: {
      list: Array.from({ length: 18 }, (_, at) => ({
        id: String(at),
        name: `第 ${at + 1} 分校`,
        href: `#/home/index/s${at}`,
      })),
      currentId: '0',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /切换分校/ }));
    await expect(await canvas.findAllByRole('link', { name: /第 \d+ 分校/ })).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: '更多分校' })).toHaveAttribute('href', '#/home/choice');
  },
};

/** The student's menu, open. */
export const UserMenuOpen: Story = {
  tags: ['visual'],
  args: student,
  parameters: { chromatic: { modes: wideSchemes } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /我的账户/ }));
    await expect(await canvas.findByText('学分币 1,280')).toBeVisible();
    await expect(canvas.getByText('继续学习')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible();
  },
};

/** The drawer, which contains everything in the header below desktop width: modal, with the focus inside. */
export const DrawerOpen: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile2' } },
  args: student,
  parameters: { chromatic: { modes: { phone: { viewport: 390 }, tablet: { viewport: 820 } } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    const drawer = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '菜单' }),
    );
    await waitFor(() => expect(drawer.getByRole('button', { name: '关闭菜单' })).toHaveFocus());
    await expect(drawer.getByRole('link', { name: '套餐班' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: '课程中心' })).toBeVisible();
    await userEvent.click(drawer.getByText('切换分校'));
    await expect(drawer.getByRole('link', { name: '浦东分校' })).toBeVisible();
  },
};

/** Closing the drawer returns the focus to its button. */
export const DrawerClosed: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { chromatic: { modes: { phone: { viewport: 390 } } } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: '菜单' });
    await userEvent.click(button);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '关闭菜单' }));
    await expect(body.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** On phones the search covers the header; Escape closes it. */
export const PhoneSearch: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile2' } },
  args: { search: { text: '', onSearch: fn() } },
  parameters: { chromatic: { modes: { phone: { viewport: 390 } } } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开搜索' });
    await userEvent.click(opener);
    const field = canvas.getByRole('searchbox', { name: '搜索' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(field).not.toBeVisible();
    await userEvent.click(opener);
  },
};

/** Entries that do not fit on the line are under "more", each once. */
export const MenuOverflow: Story = {
  parameters: { chromatic: { modes: wideSchemes } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }));
    // The menu is measured again when the fonts have loaded.
    await waitFor(async () => {
      for (const { name } of visitor.menus)
        await expect(canvas.getAllByRole('link', { name })).toHaveLength(1);
    });
  },
};

/** Names of 200 characters, emoji, right-to-left text, broken pictures, a dangerous link. */
export const HostileData: Story = {
  tags: ['visual'],
  args: hostile,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await expect(canvasElement.querySelector('[href^="javascript"]')).toBeNull();
    await expect(canvas.getByText('99+')).toBeInTheDocument();
  },
};

/** 300 entries, one of them 200 characters long: those that fit are on the line, the others scroll under "more". */
export const ThreeHundredMenus: Story = {
  tags: ['visual', 'release'],
  parameters: { chromatic: { modes: widths } },
  args: crowded,
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    const more = canvas.queryByRole('button', { name: '更多' });
    // Below desktop width the menu is in the drawer.
    if (more) {
      await userEvent.click(more);
      const panel = canvasElement.ownerDocument.getElementById(more.getAttribute('aria-controls') ?? '');
      await expect(panel).toHaveTextContent('菜单 300');
      await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await expect(page.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An unknown template id renders template 1, with a warning in the console. */
export const UnknownTemplate: Story = { render: () => <HeaderByTemplate templateId="99" {...visitor} /> };

/** The minimum that a server may send. */
export const NothingKnown: Story = { render: () => <Header1 brand={{}} /> };
