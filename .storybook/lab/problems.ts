import { parseHex } from '@lectern/themes/maker';
import type { LabChoice } from './choice.ts';
import { isPictureAddress } from './words.ts';

/** Something that the back end would reject on start or that students would see: the field, and what is wrong. */
export interface LabProblem {
  readonly field: 'brand' | 'surface' | 'footer' | 'sign' | 'shortName';
  readonly problem: 'noColour' | 'noAddress' | 'onlyTried' | 'empty';
  /** Value of the field. */
  readonly value: string;
}

/** Fields of the header that contain a name. */
const names = ['shortName', 'shortNameEn'] as const;

/** Returns everything that prevents an export. */
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
