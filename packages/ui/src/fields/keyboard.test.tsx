// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckAll, Checkbox, RadioGroup, SmsCodeField, Switch, TextField } from './index.ts';

afterEach(cleanup);

it('a checkbox is toggled by the space key and not by Enter', async () => {
  const user = userEvent.setup();
  render(<Checkbox>我已阅读并同意用户协议</Checkbox>);
  await user.tab();
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意用户协议' });
  expect(document.activeElement).toBe(box);
  await user.keyboard('{Enter}');
  expect(box).toHaveProperty('checked', false);
  await user.keyboard(' ');
  expect(box).toHaveProperty('checked', true);
});

it('CheckAll is mixed while some are ticked, and then ticks all', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { rerender } = render(
    <CheckAll isMixed checked={false} onChange={onChange}>
      全选
    </CheckAll>,
  );
  expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', true);
  await user.tab();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledOnce();
  rerender(
    <CheckAll isMixed={false} checked onChange={onChange}>
      全选
    </CheckAll>,
  );
  expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', false);
});

it('CheckAll passes its box to the ref, and is mixed before the first paint', () => {
  const box = createRef<HTMLInputElement>();
  let wasMixed: boolean | undefined;
  function Form() {
    useLayoutEffect(() => void (wasMixed = box.current?.indeterminate));
    return (
      <CheckAll ref={box} isMixed checked={false} onChange={vi.fn()}>
        全选
      </CheckAll>
    );
  }
  render(<Form />);
  expect(box.current).toBe(screen.getByRole('checkbox'));
  expect(wasMixed).toBe(true);
});

it('a switch is toggled by the space key', async () => {
  const user = userEvent.setup();
  render(<Switch>自动播放下一节</Switch>);
  const toggle = screen.getByRole('switch', { name: '自动播放下一节' });
  await user.tab();
  await user.keyboard(' ');
  expect(toggle).toHaveProperty('checked', true);
  await user.keyboard(' ');
  expect(toggle).toHaveProperty('checked', false);
});

it('radio buttons are one tab stop; arrow keys select and wrap', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  function Group() {
    const [value, setValue] = useState<string | null>('a');
    return (
      <RadioGroup
        label="性别"
        options={[
          { value: 'a', label: '甲' },
          { value: 'b', label: '乙' },
          { value: 'c', label: '丙' },
        ]}
        value={value}
        onChange={(next) => {
          chosen.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <>
      <Group />
      <button type="button">后面</button>
    </>,
  );
  screen.getByRole('group', { name: '性别' });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '甲' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(chosen).toEqual(['b', 'c', 'a', 'c']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '后面' }));
});

it('the message and hint of a field describe it for screen readers', () => {
  render(<TextField label="姓名" message="请输入姓名" hint="与证件一致" isRequired />);
  const field = screen.getByRole('textbox', { name: '姓名' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
    '请输入姓名',
    '与证件一致',
  ]);
});

it('the SMS code is requested by keyboard, and not again before the countdown ends', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  const now = () => 1000;
  const { rerender } = render(<SmsCodeField onSend={onSend} deadline={null} now={now} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  rerender(<SmsCodeField onSend={onSend} deadline={61_000} now={now} />);
  expect(screen.getByRole('button').textContent).toBe('60秒后重发');
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});
