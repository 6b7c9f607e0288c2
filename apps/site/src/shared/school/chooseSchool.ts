import type { HeaderSchool } from '@lectern/ui/headers';
import { localeState } from '../i18n/locale.store.ts';
import { confirm } from '../overlays/confirm.ts';
import { currentAddress, navigate } from '../routes/hashLocation.ts';
import { enterSchool, school } from './school.store.ts';
import { shell } from './shell.store.ts';

/** Texts of the confirmation. */
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

/** Switches to another school: on the home page at once, elsewhere after a confirmation, since the page is left. */
export async function chooseSchool(choice: HeaderSchool): Promise<void> {
  if (choice.id === shell.current.brand.schoolId) return;
  const { title, ...dialogTexts } = texts[localeState.locale];
  const isHome = currentAddress().startsWith('/home/index');
  if (!isHome && !(await confirm({ title: title(choice.name ?? ''), ...dialogTexts }))) return;
  await enterSchool({ id: choice.id });
  const { step, requested } = school;
  // If the school could not be entered (which is shown), or another one was chosen meanwhile, nothing navigates
  // to its home.
  if (step === 'ready' && requested !== undefined && 'id' in requested && requested.id === choice.id)
    navigate(choice.href);
}
