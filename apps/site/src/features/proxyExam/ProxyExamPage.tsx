import type { ScreenProps } from '../../shared/routes/screen.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { SignsPage } from './signs/SignsPage.tsx';

/** The exams that the school registers the student for, or one of them where the address names it. */
export default function ProxyExamPage({ params: { itemId } }: ScreenProps) {
  return itemId === undefined ? <SignsPage /> : <RegistrationPage key={itemId} itemId={itemId} />;
}
