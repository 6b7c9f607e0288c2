import type { BankConfig, BankTypeName, ConfigByTypeIn } from '@lectern/sdk/endpoints/question';
import type { QuestionKind } from './bank.tables.ts';

/** A kind of exercise with its own settings. */
export type ConfiguredType = ConfigByTypeIn['type'];

/** Settings that are equal at every school; the points of an exercise are set by the school. */
type FixedConfig = Omit<BankConfig, 'integral'>;

const FIXED_CONFIG: FixedConfig = {
  isOpen: true,
  isOpenToVisitors: false,
  defaultCount: 10,
  maximumCount: 100,
  solutionAt: 'report',
};

/** The settings of each kind of exercise. */
export const bankConfigs: Readonly<Record<ConfiguredType, FixedConfig>> = {
  chapter: FIXED_CONFIG,
  order: { ...FIXED_CONFIG, defaultCount: 20 },
  paper: FIXED_CONFIG,
  daily: { ...FIXED_CONFIG, defaultCount: 10, maximumCount: 10 },
  smart: FIXED_CONFIG,
  quick: { ...FIXED_CONFIG, isOpenToVisitors: true, maximumCount: 10 },
};

const names: Readonly<Record<QuestionKind, readonly [zh: string, en: string]>> = {
  single: ['单选题', 'Single choice'],
  multiple: ['多选题', 'Multiple choice'],
  judge: ['判断题', 'True or false'],
  blank: ['填空题', 'Fill in the blanks'],
  open: ['简答题', 'Open question'],
  material: ['材料题', 'Passage'],
  cloze: ['完形填空', 'Cloze'],
};

/** Returns the Chinese name of a kind of question. */
export const typeName = (type: QuestionKind): string => names[type][0];

/** Returns every kind of question with its names, in the order of a paper. */
export const typeNames = (): BankTypeName =>
  (Object.keys(names) as QuestionKind[]).map((type) => ({
    type,
    name: names[type][0],
    nameEn: names[type][1],
  }));
