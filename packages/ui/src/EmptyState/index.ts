export { emptyTypes, type EmptyType } from './drawing.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
