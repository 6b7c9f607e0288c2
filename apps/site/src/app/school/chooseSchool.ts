import type { HeaderSchool } from '@lectern/ui/headers';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { currentAddress, navigate } from '../../shared/routes/hashLocation.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { enterSchool } from '../../shared/school/school.store.ts';
import { shell } from '../../shared/school/shell.store.ts';

/** The words of the question. */
const texts = {
  zh: {
    title: (name: string) => `是否切换【${name}】`,
    text: '分校切换完成后自动跳转首页，是否继续？',
    confirm: '继续',
    cancel: '取消',
  },
  en: {
    title: (name: string) => `Switch to ${name}?`,
    text: 'You will be taken to the home page of that branch. Continue?',
    confirm: 'Continue',
    cancel: 'Cancel',
  },
};

/** Switches to another school: at home at once, elsewhere after asking, since the page is left. */
export async function chooseSchool(choice: HeaderSchool): Promise<void> {
  if (choice.id === shell.current.brand.schoolId) return;
  const { title, ...words } = texts[localeState.locale];
  const isHome = currentAddress().startsWith('/home/');
  if (!isHome && !(await confirm({ title: title(choice.name ?? ''), ...words }))) return;
  await enterSchool({ id: choice.id });
  navigate(choice.href);
}
