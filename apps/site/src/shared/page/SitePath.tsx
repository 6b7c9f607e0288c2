import { Breadcrumb, type BreadcrumbStep } from '@lectern/ui/Breadcrumb';
import { useTexts } from '@lectern/ui/locale';
import { ownHome } from '../school/ownHome.ts';

const texts = { zh: { home: '首页' }, en: { home: 'Home' } };

/** The breadcrumb: the steps after the school's home page. */
export function SitePath({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  return <Breadcrumb steps={[{ label: useTexts(texts).home, href: ownHome() }, ...steps]} />;
}
