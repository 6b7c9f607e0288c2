import type { Texts } from '../locale/index.ts';

const zh = {
  draw: '手写签名',
  type: '输入姓名',
  name: '签名',
  pad: '签名区',
  padHint: '用手指、触控笔或鼠标在框里签名',
  undo: '撤销一笔',
  clear: '重写',
  strokes: (count: number) => (count === 0 ? '签名区是空的' : `已写 ${count} 笔`),
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    draw: 'Draw',
    type: 'Type your name',
    name: 'Signature',
    pad: 'Signature field',
    padHint: 'Sign in the box with a finger, pen or mouse',
    undo: 'Undo stroke',
    clear: 'Start over',
    strokes: (count) => (count === 0 ? 'The field is empty' : count === 1 ? '1 stroke' : `${count} strokes`),
  },
};
