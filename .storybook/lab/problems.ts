import { parseHex } from '@lectern/themes/maker';
import type { LabChoice } from './choice.ts';
import { isPictureAddress } from './words.ts';

/** Something that a school's start would refuse, or that its students would see: the field, and what is wrong with it. */
export interface LabProblem {
  readonly field: 'brand' | 'surface' | 'footer' | 'sign' | 'shortName';
  readonly problem: 'noColour' | 'noAddress' | 'onlyTried' | 'empty';
  /** What stands there. */
  readonly value: string;
}

/** The fields of the header that hold a name. */
const names = ['shortName', 'shortNameEn'] as const;

/** Finds all that keeps a choice from being taken along; nothing is exported while there is any. */
export function problemsOf({ own, sign, words }: LabChoice): LabProblem[] {
  const colours = own === undefined ? [] : (['brand', 'surface', 'footer'] as const);
  const address = sign.address.trim();
  return [
    ...colours.flatMap((field): LabProblem[] => {
      const value = own?.[field].trim() ?? '';
      const isFine = parseHex(value) !== undefined || (field !== 'brand' && value === '');
      return isFine ? [] : [{ field, problem: 'noColour', value }];
    }),
    ...(sign.type === 'image' && !isPictureAddress(address)
      ? [
          {
            field: 'sign',
            problem: address === '' && sign.tried !== '' ? 'onlyTried' : 'noAddress',
            value: address,
          } as const,
        ]
      : []),
    ...names.flatMap((name): LabProblem[] =>
      words[name]?.trim() === '' ? [{ field: 'shortName', problem: 'empty', value: '' }] : [],
    ),
  ];
}
