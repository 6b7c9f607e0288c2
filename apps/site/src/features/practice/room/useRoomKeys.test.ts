// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRoomKeys } from './useRoomKeys.ts';

const actions = {
  onStep: vi.fn(),
  onChoose: vi.fn(),
  onRuleOut: vi.fn(),
  onMark: vi.fn(),
  onNote: vi.fn(),
  onHighlight: vi.fn(),
  onTextSize: vi.fn(),
  onTime: vi.fn(),
  onHelp: vi.fn(),
};

beforeEach(() => {
  document.body.innerHTML = `
    <button id="none"></button><input id="option" type="radio"><input id="field"><textarea id="area"></textarea>
    <div role="toolbar"><button id="cell"></button></div><div role="dialog"><button id="inside"></button></div>`;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function press(id: string, key: string, more: KeyboardEventInit = {}): string[] {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.getElementById(id)?.dispatchEvent(event);
  const done = Object.entries(actions).flatMap(([name, action]) =>
    action.mock.calls.map((given) => [name, ...given].join(' ')),
  );
  expect(event.defaultPrevented).toBe(done.length > 0);
  return done;
}

test.each([
  ['none', 'n', {}, ['onStep 1']],
  ['none', 'ArrowLeft', {}, ['onStep -1']],
  ['none', '2', {}, ['onChoose 1']],
  ['none', 'B', { shiftKey: true }, ['onRuleOut 1']],
  ['none', 'b', {}, ['onChoose 1']],
  ['none', '?', {}, ['onHelp']],
  ['none', 'm', { ctrlKey: true }, []],
  ['none', 'x', {}, []],
  ['option', 'p', {}, ['onStep -1']],
  ['option', 'ArrowRight', {}, []],
  ['cell', 'ArrowRight', {}, []],
  ['cell', 'm', {}, ['onMark']],
  ['field', 'n', {}, []],
  ['area', '1', {}, []],
  ['inside', 'n', {}, []],
])('on #%s the key %s with %j does: %j', (id, key, more, done) => {
  renderHook(() => useRoomKeys(actions, true));
  expect(press(id, key, more)).toEqual(done);
});

test('keys that are switched off do nothing', () => {
  renderHook(() => useRoomKeys(actions, false));
  expect(press('none', 'n')).toEqual([]);
});
