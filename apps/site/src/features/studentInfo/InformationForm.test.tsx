import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InformationForm } from './InformationForm.tsx';
import { person } from './person.store.ts';

it('the values of an earlier visit are not shown before the current ones are requested', () => {
  Object.assign(person, { status: 'ready', onFile: { name: '顾言希' } });
  expect(renderToString(<InformationForm onSaved={() => undefined} />)).not.toContain('<form');
});
