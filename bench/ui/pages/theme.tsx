import '@lectern/themes/styles';
import { switchTheme } from '@lectern/themes';
import { Button } from '@lectern/ui/Button';
import { thousand } from '../samples.ts';
import { setStage } from '../stage.tsx';

const html = document.documentElement;

// The worst case: every element has a transition; our own buttons animate no colours.
setStage(
  thousand.map((name) => (
    <Button key={name} style={{ transition: 'all 300ms' }}>
      {name}
    </Button>
  )),
  {
    switch: () => switchTheme(html, (root) => (root.dataset['theme'] = 'dark')),
    switchWithTransitions: () => (html.dataset['theme'] = 'dark'),
  },
);
