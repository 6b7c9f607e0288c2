export { ActiveFilters, FilterChips } from './FilterChips.tsx';
export type { ActiveFiltersProps, FilterChipsProps, FilterOption } from './FilterChips.tsx';
