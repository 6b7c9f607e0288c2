import { actions } from './actions.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import type { Guides } from './guide.ts';
import { learning } from './learning.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import { shell } from './shell.ts';

/** Guides of all components by name; a test checks that none is missing. */
export const guides: Guides = {
  ...actions,
  ...display,
  ...feedback,
  ...fields,
  ...learning,
  ...navigation,
  ...overlays,
  ...shell,
};
