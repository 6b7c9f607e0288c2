export { PersonalFrame } from './PersonalFrame.tsx';
