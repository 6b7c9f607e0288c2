import { addons } from 'storybook/manager-api';
import { inBothLanguages } from './docs/names.ts';

// The index contains both names of a story, so that the search finds both; groups and pages have only their English one.
addons.setConfig({ sidebar: { renderLabel: ({ name }) => inBothLanguages(name) } });
