import { useEffect } from 'react';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { loadCategories, showList } from './list.store.ts';
import { everything, listHref } from './listAddress.ts';

const packages = { ...everything, type: 'package' } as const;

/** What the course list will ask for first; it is drawn in this page's place at once. */
export const prepare: Prepare = () => {
  navigate(listHref(packages), { replace: true });
  return Promise.all([loadCategories.prefetch(), showList.prefetch(packages)]);
};

/** The older address of the packages, which are a choice of the course list now. */
export default function PackageListPage() {
  useEffect(() => navigate(listHref(packages), { replace: true }), []);
  return null;
}
