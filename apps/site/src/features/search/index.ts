import { deferred } from '../../shared/deferred/deferred.tsx';

/** Links to the results of other kinds, shown above the results of one kind. */
export const LateSearchTabs = deferred(async () => (await import('./CountedTabs.tsx')).CountedTabs);
