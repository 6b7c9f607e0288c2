// A file of its own takes the banner alone from the package.
export { TestDomainBanner } from '@lectern/ui/shell';
