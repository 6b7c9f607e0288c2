// @vitest-environment node
import { decodeReply } from '@lectern/sdk';
import { footInfo, homeConfig } from '@lectern/sdk/endpoints/shell';
import { footerThemes, headerThemes } from '@lectern/themes';
import { expect, it } from 'vitest';
import { htmlAttributesOf } from './htmlAttributes.ts';
import { readShell } from '../../shared/school/shell.model.ts';

const classFor = (header: unknown, footer: unknown) =>
  htmlAttributesOf(
    readShell(
      {
        homeConfig: decodeReply(homeConfig, { themeColor: header }),
        footInfo: decodeReply(footInfo, { themes: footer }),
      },
      'https://school.example',
    ),
  ).class;

it('the class of the html element names the school’s header theme and footer theme', () => {
  for (const name of headerThemes)
    expect(classFor(`header-${name}`, '')).toBe(`header-${name} footer-default`);
  for (const name of footerThemes)
    expect(classFor('', `footer-${name}`)).toBe(`header-default footer-${name}`);
});

it('the class of the html element falls back to the default for an unknown theme', () => {
  for (const wrong of [undefined, null, 7, 'header-pink', 'red evil']) {
    expect(classFor(wrong, wrong)).toBe('header-default footer-default');
  }
});
