import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { nameInChinese } from './docs/names.ts';

// Storybook derives the name of a story from its export, so in English only. Tests use that name, so it stays
// as it is; the sidebar shows both languages, as titles do.
addons.setConfig({
  sidebar: {
    renderLabel: ({ name }) => {
      const chinese = nameInChinese(name);
      return chinese === undefined
        ? name
        : createElement('span', null, `${name} `, createElement('span', { lang: 'zh-CN' }, chinese));
    },
  },
});
