import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  draw: ['手写签名', 'Draw'],
  type: ['输入姓名', 'Type your name'],
  name: ['签名', 'Signature'],
  pad: ['签名区', 'Signature field'],
  padHint: ['用手指、触控笔或鼠标在框里签名', 'Sign in the box with a finger, pen or mouse'],
  undo: ['撤销一笔', 'Undo stroke'],
  clear: ['重写', 'Start over'],
  strokes: (count: number) => [
    count === 0 ? '签名区是空的' : `已写 ${count} 笔`,
    count === 0 ? 'The field is empty' : count === 1 ? '1 stroke' : `${count} strokes`,
  ],
});
