export { InformationForm } from './InformationForm.tsx';
export { askInformation, information } from './information.store.ts';
