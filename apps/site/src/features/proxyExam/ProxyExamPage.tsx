import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { asksForDue, filterOf } from './address.ts';
import { showRegistration } from './registration/registration.store.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { showSigns } from './signs/signs.store.ts';
import { SignsPage } from './signs/SignsPage.tsx';

/** What the list, or one registration, asks for first. */
export const prepare: Prepare = ({ itemId }, search) => {
  if (itemId !== undefined) return showRegistration.prefetch(itemId);
  return asksForDue(search) ? undefined : showSigns.prefetch(filterOf(search));
};

/** The exams that the school registers the student for, or one of them where the address names it. */
export default function ProxyExamPage({ params: { itemId } }: ScreenProps) {
  return itemId === undefined ? <SignsPage /> : <RegistrationPage key={itemId} itemId={itemId} />;
}
