import { deferred } from '../../shared/deferred/deferred.tsx';

/** Over what a text found of one kind: the ways to the other kinds. */
export const LateSearchTabs = deferred(async () => (await import('./CountedTabs.tsx')).CountedTabs);
