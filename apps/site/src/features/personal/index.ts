export { ListTools } from './ListTools.tsx';
export { PersonalFrame } from './PersonalFrame.tsx';
export { SearchField } from './SearchField.tsx';
