import type { Sign } from './stage.tsx';

/** The code that a user of a single component writes. */
interface SourceModule {
  readonly source: string;
  /** Folder in which its imports are resolved. */
  readonly folder: 'bench' | 'bench/rivals';
}

/** A page with one implementation of a subject. */
export interface Candidate {
  /** Name in the table. */
  readonly name: string;
  /** Name of the page for `Pages.urlOf`. */
  readonly page: string;
  /** The module whose size is measured, if any. */
  readonly module?: SourceModule;
  /** The control to press, and the sign that it has opened. */
  readonly opening?: { readonly trigger: string; readonly sign: Sign };
  /** Selector of the typed letters, marked in a visible result. */
  readonly mark?: string;
  /** Actions of the page by their names in the table. */
  readonly acts?: Readonly<Record<string, string>>;
}

/** A component of ours and its comparisons; the first comparison is the base of the ratio. */
export interface Subject {
  readonly name: string;
  readonly ours: Candidate;
  readonly others: readonly Candidate[];
}

const ours = (name: string): SourceModule => ({
  source: `export * from '@lectern/ui/${name}';`,
  folder: 'bench',
});
const antd = (name: string): SourceModule => ({
  source: `export { ${name} } from 'antd';`,
  folder: 'bench/rivals',
});

/** All subjects. */
export const subjects: readonly Subject[] = [
  {
    name: 'cascader of 50,000',
    ours: {
      name: 'ours',
      page: 'ours/cascader',
      module: ours('Cascader'),
      opening: { trigger: '[role=combobox]', sign: { selector: '[role=treeitem]' } },
      mark: '[role=option] mark',
    },
    others: [
      {
        name: 'antd',
        page: 'rivals/cascader',
        module: antd('Cascader'),
        opening: { trigger: '.ant-cascader', sign: { selector: '.ant-cascader-menu-item' } },
        mark: '.ant-cascader-menu-item-keyword',
      },
      {
        name: 'antd, ranked',
        page: 'rivals/rankedCascader',
        opening: { trigger: '.ant-cascader', sign: { selector: '.ant-cascader-menu-item' } },
        mark: '.ant-cascader-menu-item-keyword',
      },
      {
        name: 'a bare field',
        page: 'ours/bareField',
        opening: { trigger: 'input', sign: { selector: 'input:focus' } },
        mark: 'mark',
      },
    ],
  },
  {
    name: 'picker',
    ours: {
      name: 'ours',
      page: 'ours/picker',
      module: ours('pickers'),
      opening: { trigger: '[role=combobox]', sign: { selector: '[role=gridcell]' } },
    },
    others: [
      {
        name: 'antd',
        page: 'rivals/picker',
        module: antd('DatePicker'),
        opening: { trigger: '.ant-picker', sign: { selector: '.ant-picker-cell' } },
      },
      {
        name: 'react-day-picker',
        page: 'rivals/dayPicker',
        module: {
          source: `export { DayPicker } from 'react-day-picker'; import 'react-day-picker/style.css';`,
          folder: 'bench/rivals',
        },
        opening: { trigger: '#open', sign: { selector: '[role=gridcell]' } },
      },
    ],
  },
  {
    name: 'fifty selects',
    ours: {
      name: 'ours',
      page: 'ours/selects',
      module: ours('Select'),
      opening: { trigger: '[role=combobox]', sign: { selector: '[role=option]' } },
    },
    others: [
      {
        name: 'antd',
        page: 'rivals/selects',
        module: antd('Select'),
        opening: { trigger: '.ant-select', sign: { selector: '.ant-select-item-option' } },
      },
    ],
  },
  {
    name: 'dialog',
    ours: {
      name: 'ours',
      page: 'ours/dialog',
      module: ours('Dialog'),
      opening: { trigger: '#open', sign: { selector: '[role=dialog]' } },
    },
    others: [
      {
        name: 'native',
        page: 'ours/nativeDialog',
        opening: { trigger: '#open', sign: { selector: 'dialog' } },
      },
      {
        name: 'native, drawn when opened',
        page: 'ours/nativeDialogDrawn',
        opening: { trigger: '#open', sign: { selector: 'dialog' } },
      },
      {
        name: 'antd',
        page: 'rivals/modal',
        module: antd('Modal'),
        opening: { trigger: '#open', sign: { selector: '.ant-modal-title' } },
      },
    ],
  },
  {
    name: 'uploader',
    ours: { name: 'ours', page: 'ours/uploader', module: ours('Uploader') },
    others: [{ name: 'antd', page: 'rivals/upload', module: antd('Upload') }],
  },
  {
    name: 'theme of 1,000',
    ours: { name: 'ours', page: 'ours/theme', acts: { switch: 'switch' } },
    others: [
      { name: 'with transitions', page: 'ours/theme', acts: { switch: 'switchWithTransitions' } },
      { name: 'antd', page: 'rivals/theme', acts: { switch: 'switch' } },
    ],
  },
];
