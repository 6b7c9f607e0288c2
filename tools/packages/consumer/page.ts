import '@lectern/themes/styles';
import { headerClass } from '@lectern/themes';
import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { readCourses } from './courses.ts';

const courses = await readCourses();

document.documentElement.className = headerClass('header-red');
createRoot(document.body.appendChild(document.createElement('main'))).render([
  createElement(Button, { key: 'button', variant: 'primary' }, courses[0]),
  createElement(Dialog, { key: 'dialog', isOpen: true, onClose: () => undefined, title: courses[0] ?? '' }),
]);
