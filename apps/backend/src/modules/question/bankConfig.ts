import type { BankConfig, BankTypeName, ConfigByTypeIn } from '@lectern/sdk/endpoints/question';
import type { QuestionKind } from './bank.tables.ts';

/** A kind of exercise that has settings of its own. */
export type ConfiguredType = ConfigByTypeIn['type'];

/** What holds at every school; how many points an exercise earns is the school's to say. */
type FixedConfig = Omit<BankConfig, 'integral'>;

const usual: FixedConfig = {
  isOpen: true,
  isOpenToVisitors: false,
  defaultCount: 10,
  maximumCount: 100,
  solutionAt: 'report',
};

/** How each kind of exercise is set up. */
export const bankConfigs: Readonly<Record<ConfiguredType, FixedConfig>> = {
  chapter: usual,
  order: { ...usual, defaultCount: 20 },
  paper: usual,
  daily: { ...usual, defaultCount: 10, maximumCount: 10 },
  smart: usual,
  quick: { ...usual, isOpenToVisitors: true, maximumCount: 10 },
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

/** What a kind of question is called in Chinese. */
export const typeName = (type: QuestionKind): string => names[type][0];

/** Every kind of question with its names, in the order of a paper. */
export const typeNames = (): BankTypeName =>
  (Object.keys(names) as QuestionKind[]).map((type) => ({
    type,
    name: names[type][0],
    nameEn: names[type][1],
  }));
