import { inBoth } from '@lectern/ui/locale';

/** Texts of the page itself; those about a component are in its guide. */
export const docsTexts = inBoth({
  use: ['适合', 'Use it for'],
  avoid: ['不适合', 'Do not use it for'],
  props: ['属性', 'Props'],
  noProps: ['没有属性。', 'It takes no props.'],
  states: ['其他状态', 'Other states'],
  open: ['单独打开', 'Open alone'],
  code: ['代码', 'Code'],
});
