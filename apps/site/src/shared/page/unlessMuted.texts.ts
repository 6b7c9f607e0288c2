import { inBoth } from '@lectern/ui/locale';

/** What a muted student reads in place of a form; the reason follows. */
export const mutedTexts = inBoth({
  forNow: [
    (end: string) => `学校已禁止你发言，直到 ${end}（北京时间）`,
    (end: string) => `The school does not allow you to post until ${end} (Beijing time)`,
  ],
  untilLifted: [
    '学校已禁止你发言，直到学校解除',
    'The school does not allow you to post until it lifts this',
  ],
});
