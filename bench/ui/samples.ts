/** A node in the format of both cascaders. */
export interface SampleNode {
  readonly value: string;
  readonly label: string;
  readonly children?: SampleNode[];
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns a tree of 50,000 nodes on three levels, most of them leaves. */
export function fiftyThousandNodes(): SampleNode[] {
  return range(50).map((campus) => ({
    value: `${campus}`,
    label: `第 ${campus} 校区`,
    children: range(20).map((house) => ({
      value: `${campus}-${house}`,
      label: `${house} 号楼`,
      children: range(49).map((group) => ({
        value: `${campus}-${house}-${group}`,
        label: `${campus}-${house}-${group} 班`,
      })),
    })),
  }));
}

/** Labels of the fifty selects of a page. */
export const fiftySelects = range(50).map((index) => `科目 ${index}`);

/** Options of each of them. */
export const courses = range(20).map((index) => ({ value: `${index}`, label: `课程 ${index}` }));

/** Labels of the thousand elements that change their theme. */
export const thousand = range(1000).map((index) => `第 ${index} 课`);

/** Texts of the dialogs. */
export const notice = {
  title: '确认交卷',
  body: '还有三道题没有作答，交卷后不能再修改。',
  cancel: '再看看',
  confirm: '交卷',
} as const;
