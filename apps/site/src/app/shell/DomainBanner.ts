// A separate module, so that the chunk contains only the banner from the package.
export { TestDomainBanner } from '@lectern/ui/shell';
