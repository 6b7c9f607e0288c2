import { useEffect } from 'react';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { everything, listHref } from './listAddress.ts';

const packages = { ...everything, type: 'package' } as const;

/** Leads on before anything is drawn. */
export const prepare: Prepare = async () => navigate(listHref(packages), { replace: true });

/** The older address of the packages, which are a choice of the course list now. */
export default function PackageListPage() {
  useEffect(() => navigate(listHref(packages), { replace: true }), []);
  return null;
}
