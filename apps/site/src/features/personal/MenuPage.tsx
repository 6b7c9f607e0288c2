import { useTexts } from '@lectern/ui/locale';
import { Page } from '../../shared/page/Page.tsx';
import { personalTexts } from './personal.texts.ts';
import { PersonalMenu } from './PersonalFrame.tsx';

/** The menu of the personal area as a page of its own, for phones. */
export default function MenuPage() {
  const texts = useTexts(personalTexts);
  return (
    <Page title={texts.menu}>
      <PersonalMenu />
    </Page>
  );
}
