export { ListTools, type ListToolsProps } from './ListTools.tsx';
export { PersonalFrame, type PersonalFrameProps } from './PersonalFrame.tsx';
export type { PersonalPage } from './personal.menu.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
