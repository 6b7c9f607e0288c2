import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { asksForDue, filterOf } from './address.ts';
import { showRegistration } from './registration/registration.store.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { showSigns } from './signs/signs.store.ts';
import { SignsPage } from './signs/SignsPage.tsx';

/** Starts the first request of the list, or of a single registration. */
export const prepare: Prepare = ({ itemId }, search) => {
  if (itemId !== undefined) return showRegistration.prefetch(itemId);
  return asksForDue(search) ? undefined : showSigns.prefetch(filterOf(search));
};

/** The exams for which the school registers the student, or the one that the address names. */
export default function ProxyExamPage({ params: { itemId } }: ScreenProps) {
  return itemId === undefined ? <SignsPage /> : <RegistrationPage key={itemId} itemId={itemId} />;
}
