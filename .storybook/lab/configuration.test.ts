// @vitest-environment node
import { footerThemes, headerThemes } from '@lectern/themes';
import { contrastPairs } from '@lectern/themes/maker';
import { describe, expect, it } from 'vitest';
import { checkAppearance } from '../../apps/backend/src/content/schools/appearance.ts';
import { deepMerge } from '../../apps/backend/src/platform/company/deepMerge.ts';
import { type BranchRow, configOf } from '../../apps/backend/src/school/tables/branchRow.ts';
import { choiceOf, palettesOf, rawUsesOf, exportChoice, themeOf } from './configuration.ts';
import type { LabChoice } from './choice.ts';
import { csvOf, linesOf } from './csv.ts';
import { problemsOf } from './problems.ts';
import { branchesOf, frameOf, json, labSchools, type Json } from './labSchools.ts';
import { wordAt, wordsAsConfig } from './words.ts';

const own = { brand: '#ffd400', surface: '', footer: '#123' };
const [first] = labSchools;
if (first === undefined) throw new Error('There is no school.');

/** Parses the file of a choice like the back end does. */
function fileOf(choice: LabChoice): Json {
  const file = exportChoice(first!, choice);
  expect(problemsOf(choice)).toEqual([]);
  expect(file?.fileName).toBe('school.json');
  const fileContent = json(JSON.parse(file?.text ?? ''));
  const config = deepMerge(first!.config, json(fileContent['config']));
  expect(() => checkAppearance(config)).not.toThrow();
  return fileContent;
}

describe('the lab’s schools', () => {
  it('include all of the back end’s schools, grouped by company', () => {
    const known = [
      'qinghe/main',
      'qinghe/xian',
      'qinghe/beijing',
      'qinghe/hefei',
      'huicai/main',
      'huicai/north',
    ];
    expect(labSchools.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known);
    expect(labSchools.filter(({ source }) => source === 'folder')).toHaveLength(4);
    // This school's settings and the texts of its company are those of a folder.
    expect(labSchools.find(({ id }) => id === 'qinghe/hefei')?.source).toBe('row');
    expect(new Set(labSchools.map(({ companyName }) => companyName)).size).toBe(2);
  });

  it.each(labSchools)('$id uses existing themes', ({ config }) => {
    const header = json(config['header']);
    const footer = json(config['footer']);
    expect([...headerThemes, 'own']).toContain(header['colour']);
    expect([...footerThemes, 'own'].map((name) => `footer-${name}`)).toContain(footer['themes']);
  });
});

describe('the exported file of a school', () => {
  it('changes only the look', () => {
    const choice = {
      ...choiceOf(first),
      header: 'red',
      headTemplate: '3',
      footer: 'cyan',
      footTemplate: '4',
    } as const;
    const fileContent = fileOf(choice);
    expect(fileContent).toMatchObject({
      name: first.name,
      config: { header: { template: 3, colour: 'red' }, footer: { templateId: 4, themes: 'footer-cyan' } },
    });
    const rest = { ...json(fileContent['config']), header: undefined, footer: undefined, home: undefined };
    expect(rest).toMatchObject({ ...json(first.file['config']), header: undefined, footer: undefined });
  });

  it('reads back as the same choice', () => {
    const choice = {
      ...choiceOf(first),
      header: 'gray',
      headTemplate: 'FESCO',
      footer: 'green',
      footTemplate: '2',
    } as const;
    const config = json(fileOf(choice)['config']);
    expect(choiceOf({ ...first, config: deepMerge(first.config, config) })).toEqual(choice);
  });

  it('contains the school’s own colours, and reads back as them', () => {
    const choice = { ...choiceOf(first), own };
    const fileContent = fileOf(choice);
    expect(fileContent['config']).toMatchObject({
      header: { colour: 'own' },
      footer: { themes: 'footer-own' },
      theme: { brand: '#ffd400', footer: '#123' },
    });
    expect(choiceOf({ ...first, config: deepMerge(first.config, json(fileContent['config'])) }).own).toEqual(
      own,
    );
  });
});

it('themeOf returns undefined while a colour is incomplete', () => {
  expect(themeOf({ ...own, brand: '#ffd4' })).toBeUndefined();
  expect(themeOf({ ...own, surface: 'white' })).toBeUndefined();
  expect(themeOf(own)?.footer.surface).toBe('#123');
});

it('the contrast is measured for the chosen theme, and for the raw brand colour', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const failing = contrastPairs(palettesOf({ ...choiceOf(first), own }, scheme)!).filter(
      ({ ratio, needed }) => ratio < needed,
    );
    expect(failing).toEqual([]);
  }
  expect(rawUsesOf('#ffd400').map(({ ratio, needed }) => ratio < needed)).toEqual([true, true]);
  expect(rawUsesOf('#0b3a45').map(({ ratio, needed }) => ratio < needed)).toEqual([false, false]);
});

describe('an invalid choice', () => {
  const wrong = { ...choiceOf(first), own: { brand: '#12', surface: 'white', footer: '' } };

  it('is reported by field, and neither measured nor exported', () => {
    expect(problemsOf(wrong)).toEqual([
      { field: 'brand', problem: 'noColour', value: '#12' },
      { field: 'surface', problem: 'noColour', value: 'white' },
    ]);
    expect(palettesOf(wrong, 'light')).toBeUndefined();
    expect(exportChoice(first, wrong)).toBeUndefined();
  });

  it.each([
    [{ type: 'image', address: '', tried: 'data:image/png;base64,AA' }, 'onlyTried'],
    [{ type: 'image', address: 'sign.svg', tried: '' }, 'noAddress'],
    [{ type: 'image', address: 'javascript:alert(1)', tried: '' }, 'noAddress'],
    [{ type: 'image', address: '//elsewhere.example/sign.svg', tried: '' }, 'noAddress'],
  ] as const)('with the logo %j is reported', (sign, problem) => {
    expect(problemsOf({ ...choiceOf(first), sign })).toMatchObject([{ field: 'sign', problem }]);
  });

  it('without a school name is reported', () => {
    expect(problemsOf({ ...choiceOf(first), words: { shortName: ' ' } })).toMatchObject([
      { field: 'shortName' },
    ]);
  });
});

describe('logo and texts', () => {
  it('are written to the file where they differ, beside its other settings', () => {
    const sign = { type: 'image', address: 'https://school.example/sign.svg', tried: '' } as const;
    const words = {
      shortName: '海燕学堂',
      'footer.overview': '第一行',
      'footer.copyrightEn': '© Petrel',
    } as const;
    const { config } = fileOf({ ...choiceOf(first), sign, words });
    expect(config).toMatchObject({
      shortName: '海燕学堂',
      logo: { image: 'https://school.example/sign.svg' },
      footer: { overview: '第一行', copyrightEn: '© Petrel' },
    });
    expect(json(config)['sideBar']).toEqual(json(first.file['config'])['sideBar']);
  });

  it('are omitted where they are unchanged or retyped identically', () => {
    const shortName = wordAt(first.config, 'shortName');
    const untouched = fileOf(choiceOf(first));
    expect(fileOf({ ...choiceOf(first), words: { shortName: ` ${shortName} ` } })).toEqual(untouched);
    expect(json(untouched['config'])['logo']).toEqual(json(first.file['config'])['logo']);
  });

  it('appear in the header and footer of every page', () => {
    const config = deepMerge(
      first.config,
      wordsAsConfig(first.config, { shortName: '海燕', 'footer.companyAddress': '海边 1 号' }),
    );
    const frame = frameOf(
      { name: '海燕学堂', config },
      false,
      { header: '#000', footer: '#000' },
      { type: 'word', picture: '' },
    );
    expect(frame.brand).toMatchObject({ logoType: 'word', name: '海燕' });
    expect(frame.footer.info).toMatchObject({
      companyAddress: '海边 1 号',
      logoType: 'text',
      // Settings of the company that apply to each of its schools.
      copyright: '© 2026 海燕学堂',
    });
  });
});

describe('a branch stored as a CSV row', () => {
  const branch = labSchools.find(({ id }) => id === 'qinghe/beijing');
  if (branch === undefined) throw new Error('There is no such branch.');

  /** Parses the exported row like the back end does. */
  function rowOf(choice: LabChoice): BranchRow {
    const file = exportChoice(branch!, choice);
    expect(file?.fileName).toBe('branches.csv');
    const [row, ...others] = branchesOf(file?.text ?? '');
    expect(others).toEqual([]);
    return row!;
  }

  it('exports its row with the chosen values and all others unchanged', () => {
    const untouched = rowOf(choiceOf(branch));
    expect(untouched).toMatchObject({ key: 'beijing', headerColour: 'red', footerColour: 'red', header: 2 });
    const chosen = rowOf({
      ...choiceOf(branch),
      header: 'cyan',
      footTemplate: '4',
      words: { shortName: '青禾，"京"', 'footer.overview': '一,二' },
    });
    expect(chosen).toEqual({
      ...untouched,
      headerColour: 'cyan',
      footer: 4,
      shortName: '青禾，"京"',
      overview: '一,二',
    });
  });

  it('writes its own colours to separate columns, and passes the check of the look', () => {
    const row = rowOf({ ...choiceOf(branch), own });
    expect(row).toMatchObject({
      headerColour: 'own',
      footerColour: 'own',
      brand: '#ffd400',
      footerGround: '#123',
    });
    expect(() => checkAppearance(deepMerge(branch.config, configOf(row)))).not.toThrow();
  });
});

it('linesOf reads back any CSV that csvOf wrote', () => {
  const lines = [
    ['a', '', '"', '一,二', 'two\nlines'],
    ['', '""', ' ', '\r\n', ','],
  ];
  expect(linesOf(csvOf(lines))).toEqual(lines);
  expect(linesOf('a,b\r\n1,\r\n')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});
