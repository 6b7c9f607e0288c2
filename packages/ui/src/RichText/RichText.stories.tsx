import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { drawnLogo } from '../headers/headers.samples.ts';
import { RichText } from './index.ts';

const article = `
<h2>矩阵的秩</h2>
<p>设 <math><mi>A</mi></math> 为 <math><mrow><mi>m</mi><mo>×</mo><mi>n</mi></mrow></math> 矩阵，
则 <a href="https://example.org/rank">秩</a>满足：</p>
<math display="block" class="tml-display"><semantics><mrow><mi>r</mi><mo>(</mo><mi>A</mi><mo>)</mo><mo>≤</mo>
<mi>min</mi><mo>{</mo><mi>m</mi><mo>,</mo><mi>n</mi><mo>}</mo><mo>=</mo><mfrac><mrow><mi>m</mi><mo>+</mo><mi>n</mi><mo>−</mo>
<mrow><mo>|</mo><mi>m</mi><mo>−</mo><mi>n</mi><mo>|</mo></mrow></mrow><mn>2</mn></mfrac></mrow>
<annotation encoding="application/x-tex">r(A) \\le \\min\\{m,n\\}</annotation></semantics></math>
<ul><li>行秩等于列秩</li><li>初等变换不改变秩</li></ul>
<table><caption>三种变换</caption><tr><th>变换</th><th>记号</th><th>对秩的影响</th></tr>
<tr><td>对换两行</td><td>r<sub>i</sub> ↔ r<sub>j</sub></td><td>不变</td></tr>
<tr><td>数乘一行</td><td>k·r<sub>i</sub>（k ≠ 0）</td><td>不变</td></tr></table>
<blockquote>会做的题做对，做错的题弄懂。</blockquote>
<p><img src="${drawnLogo('#8fb4f0', '示意图')}" alt="一张示意图" width="132"></p>
<pre><code>numpy.linalg.matrix_rank(A)</code></pre>
<audio src="lecture.mp3"></audio>
<video src="lecture.mp4"></video>`;

const meta = {
  title: 'Content/RichText 富文本',
  id: 'content-richtext',
  component: RichText,
  args: { html: article },
  decorators: [onStage(640)],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings, a formula, a list, a table, a picture, code, audio and video. */
export const Article: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, desktop: widths.desktop } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '三种变换' })).toBeVisible();
    await expect(canvas.queryByText(/\\le/)).toBeNull();
    await expect(canvas.getByRole('link', { name: '秩' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Inline, like the option of a question; Latin text gets Latin quotation marks. */
export const Inline: Story = { args: { html: 'She said “it’s <b>never</b> too late”.', isInline: true } };

/** Scripts, frames, forms, fixed positioning, colours, a wide table, a word of 400 letters, right-to-left text. */
export const BadInput: Story = {
  tags: ['visual'],
  args: {
    html: `<script>document.title='broken'</script><p style="position:fixed;inset:0;color:#fff">安全</p>
<iframe src="https://example.org"></iframe><form><input><button>提交</button></form>
<p>${'w'.repeat(400)}</p><p dir="rtl">مرحبا بكم في المدرسة</p><font color="#ffffff">看得见</font>
<table><tr>${'<td>一个很宽的格子不换行</td>'.repeat(20)}</tr></table><p>👨‍👩‍👧‍👦</p><unknown>没有关上`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('安全');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.title).not.toBe('broken');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
