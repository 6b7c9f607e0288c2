export { MenuButton, type MenuAction, type MenuButtonProps } from './MenuButton.tsx';
