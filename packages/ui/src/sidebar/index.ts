export { channelsOf, type Channel } from './channels.ts';
export { scrollToTop } from './scrollToTop.ts';
export { BackToTop, SideBar, type SideBarProps } from './SideBar.tsx';
export type { SideBarInfo } from './types.ts';
