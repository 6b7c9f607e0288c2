import { useTexts } from '@lectern/ui/locale';
import { Page } from '../../shared/page/Page.tsx';
import type { Prepare } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { personalTexts } from './personal.texts.ts';
import { loadGrants } from './personal.store.ts';
import { PersonalMenu } from './PersonalFrame.tsx';

/** Starts the menu's first request. */
export const prepare: Prepare = () => loadGrants(session);

/** The menu of the personal area as a separate page, for phones. */
export default function MenuPage() {
  const texts = useTexts(personalTexts);
  return (
    <Page title={texts.menu}>
      <PersonalMenu />
    </Page>
  );
}
