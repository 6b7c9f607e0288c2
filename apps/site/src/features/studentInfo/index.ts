export { InformationForm, type InformationFormProps } from './InformationForm.tsx';
export { askInformation, information, type InformationTarget } from './information.store.ts';
