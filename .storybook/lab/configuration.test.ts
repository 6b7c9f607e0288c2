// @vitest-environment node
import { footerThemes, headerThemes } from '@lectern/themes';
import { contrastPairs } from '@lectern/themes/maker';
import { describe, expect, it } from 'vitest';
import { choiceOf, palettesOf, rawUsesOf, schoolJson, themeOf } from './configuration.ts';
import { json, labSchools, layOver } from './labSchools.ts';

const own = { brand: '#ffd400', surface: '', footer: '#123' };
const [first] = labSchools;
if (first === undefined) throw new Error('There is no school.');

describe('the schools of the back end', () => {
  it('are all there, the companies one after another', () => {
    expect(labSchools.length).toBeGreaterThan(20);
    expect(new Set(labSchools.map(({ companyName }) => companyName)).size).toBe(2);
  });

  it.each(labSchools)('$id wears themes that there are', ({ config }) => {
    const header = json(config['header']);
    const footer = json(config['footer']);
    expect([...headerThemes, 'own']).toContain(header['colour']);
    expect([...footerThemes, 'own'].map((name) => `footer-${name}`)).toContain(footer['themes']);
  });
});

describe('schoolJson', () => {
  it('changes the look and nothing else', () => {
    const choice = {
      ...choiceOf(first),
      header: 'red',
      headTemplate: '3',
      footer: 'cyan',
      footTemplate: '4',
    } as const;
    const written = json(JSON.parse(schoolJson(first, choice)));
    expect(written).toMatchObject({
      name: first.name,
      config: { header: { template: 3, colour: 'red' }, footer: { templateId: 4, themes: 'footer-cyan' } },
    });
    const rest = { ...json(written['config']), header: undefined, footer: undefined, home: undefined };
    expect(rest).toMatchObject({ ...json(first.file['config']), header: undefined, footer: undefined });
  });

  it('leads back to the same choice', () => {
    const choice = {
      ...choiceOf(first),
      header: 'gray',
      headTemplate: 'FESCO',
      footer: 'green',
      footTemplate: '2',
    } as const;
    const config = json(json(JSON.parse(schoolJson(first, choice)))['config']);
    expect(choiceOf({ ...first, config: layOver(first.config, config) })).toEqual(choice);
  });

  it('says own colours, and leads back to them', () => {
    const choice = { ...choiceOf(first), own };
    const written = json(JSON.parse(schoolJson(first, choice)));
    expect(written['config']).toMatchObject({
      header: { colour: 'own' },
      footer: { themes: 'footer-own' },
      theme: { brand: '#ffd400', footer: '#123' },
    });
    expect(choiceOf({ ...first, config: layOver(first.config, json(written['config'])) }).own).toEqual(own);
  });
});

it('waits for a colour that is not finished', () => {
  expect(themeOf({ ...own, brand: '#ffd4' })).toBeUndefined();
  expect(themeOf({ ...own, surface: 'white' })).toBeUndefined();
  expect(themeOf(own)?.footer.surface).toBe('#123');
});

it('measures what is chosen, and the brand as it is', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const failing = contrastPairs(palettesOf({ ...choiceOf(first), own }, scheme)).filter(
      ({ ratio, needed }) => ratio < needed,
    );
    expect(failing).toEqual([]);
  }
  expect(rawUsesOf('#ffd400').map(({ ratio, needed }) => ratio < needed)).toEqual([true, true]);
  expect(rawUsesOf('#0b3a45').map(({ ratio, needed }) => ratio < needed)).toEqual([false, false]);
});
