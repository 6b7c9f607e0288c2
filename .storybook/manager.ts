import { addons } from 'storybook/manager-api';
import { inBothLanguages } from './docs/names.ts';

// Stories have both names in the index, so that both are found; groups and pages have theirs from Storybook in English.
addons.setConfig({ sidebar: { renderLabel: ({ name }) => inBothLanguages(name) } });
