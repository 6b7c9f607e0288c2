import { useEffect } from 'react';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { listHref } from './listAddress.ts';

/** The older address of the packages, which are a choice of the course list now. */
export default function PackageListPage() {
  useEffect(() => navigate(listHref({ type: 'package' }), { replace: true }), []);
  return null;
}
