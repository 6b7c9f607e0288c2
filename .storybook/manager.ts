import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { nameInChinese } from './docs/names.ts';

// Storybook has the name of a story from its export, so in English alone. It names tests too, and stays what it is; the sidebar
// says it in both languages, as titles are.
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
