import type { Locale } from '@lectern/ui/locale';
import { toast } from '../../shared/overlays/toast.ts';

const texts = {
  zh: {
    failed: '分校没有切换成功，页面还在原来的学校。请检查网络后再试。',
    unknown: '没有找到这所分校，页面还在原来的学校。请看看链接是否完整。',
  },
  en: {
    failed: 'Could not switch branch. You are still at the same school. Check your network and try again.',
    unknown: 'Branch not found. You are still at the same school. Check that the link is complete.',
  },
};

/** Shows a toast saying why the requested school cannot be shown. */
export function toastSchoolProblem(problem: 'failed' | 'unknown', locale: Locale): void {
  toast(texts[locale][problem], { tone: 'danger' });
}
