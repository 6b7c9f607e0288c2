export { InformationForm, type InformationFormProps } from './InformationForm.tsx';
export { askInformation, information, type InformationTarget } from './information.store.ts';
export { QuestionsDialog, type QuestionsDialogProps } from './QuestionsDialog.tsx';
export { toCustomValues } from './questions.store.ts';
