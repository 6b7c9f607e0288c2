import '@lectern/themes/styles';
import { switchTheme } from '@lectern/themes';
import { Button } from '@lectern/ui/Button';
import { thousand } from '../samples.ts';
import { setStage } from '../stage.tsx';

const html = document.documentElement;

// The worst that a page can ask for; our own buttons animate no colour.
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
