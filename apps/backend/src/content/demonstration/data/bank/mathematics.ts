import type { SubjectDraft } from '../../../../modules/question/bankDraft.ts';
import { blank, choice, trueFalse, material, open, paper } from './write.ts';

const limit = choice({
  key: 'math:limit',
  stem: String.raw`极限 $\displaystyle\lim_{x \to 0}\frac{\sin 3x}{x}$ 的值是（　　）`,
  options: ['$0$', String.raw`$\dfrac{1}{3}$`, '$1$', '$3$'],
  right: 'D',
  explanation:
    String.raw`把它凑成第一个重要极限：$\dfrac{\sin 3x}{x} = 3\cdot\dfrac{\sin 3x}{3x}$，` +
    String.raw`而 $\displaystyle\lim_{t\to 0}\frac{\sin t}{t}=1$，所以极限等于 $3$。`,
  points: ['极限与连续'],
  difficulty: 1,
});

const derivative = choice({
  key: 'math:derivative',
  stem: String.raw`设 $f(x)=x^{2}\ln x$（$x>0$），则 $f'(x)=$（　　）`,
  options: [String.raw`$2x\ln x$`, String.raw`$2x\ln x + x$`, '$2x + x$', String.raw`$x\ln x + x$`],
  right: 'B',
  explanation: String.raw`用乘积的求导法则：$f'(x)=(x^2)'\ln x + x^2(\ln x)' = 2x\ln x + x^{2}\cdot\dfrac{1}{x} = 2x\ln x + x$。`,
  points: ['导数与微分'],
});

const matrix = choice({
  key: 'math:matrix',
  stem: String.raw`矩阵 $A=\begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}$ 的两个特征值是（　　）`,
  options: ['$1$ 和 $2$', '$1$ 和 $3$', '$2$ 和 $3$', '$-1$ 和 $3$'],
  right: 'B',
  explanation: String.raw`解 $|A-\lambda E|=0$：

$$\begin{vmatrix} 2-\lambda & 1 \\ 1 & 2-\lambda \end{vmatrix}=(2-\lambda)^2-1=(\lambda-1)(\lambda-3)=0$$

所以 $\lambda_1=1$，$\lambda_2=3$。也可以用迹 $=4$、行列式 $=3$ 快速验证。`,
  points: ['线性代数'],
});

const integral = choice({
  key: 'math:integral',
  stem: String.raw`定积分 $\displaystyle\int_{0}^{1} x\,e^{x}\,\mathrm{d}x$ 等于（　　）`,
  options: ['$1$', '$e$', '$e-1$', '$2e-1$'],
  right: 'A',
  explanation: String.raw`分部积分：

$$\int_0^1 x e^x\,\mathrm{d}x=\Big[x e^x\Big]_0^1-\int_0^1 e^x\,\mathrm{d}x=e-(e-1)=1$$`,
  points: ['积分'],
  difficulty: 3,
});

const convergent = choice({
  key: 'math:convergent',
  stem: '下列级数中，收敛的有（　　）',
  options: [
    String.raw`$\displaystyle\sum_{n=1}^{\infty}\frac{1}{n^{2}}$`,
    String.raw`$\displaystyle\sum_{n=1}^{\infty}\frac{1}{n}$`,
    String.raw`$\displaystyle\sum_{n=1}^{\infty}\frac{(-1)^{n}}{n}$`,
    String.raw`$\displaystyle\sum_{n=1}^{\infty}\frac{1}{2^{n}}$`,
  ],
  right: 'ACD',
  explanation: String.raw`A 是 $p=2>1$ 的 $p$ 级数，收敛；B 是调和级数，发散；C 满足莱布尼茨判别法，条件收敛；D 是公比 $\frac12$ 的等比级数，收敛。`,
  points: ['级数'],
  difficulty: 3,
});

const independent = choice({
  key: 'math:independent',
  stem: String.raw`设事件 $A$、$B$ 相互独立，$P(A)=0.5$，$P(B)=0.4$。下列等式成立的有（　　）`,
  options: [
    '$P(AB)=0.2$',
    String.raw`$P(A\cup B)=0.7$`,
    String.raw`$P(A\mid B)=0.5$`,
    String.raw`$P(\overline{A}\,\overline{B})=0.2$`,
  ],
  right: 'ABC',
  explanation:
    String.raw`独立时 $P(AB)=0.5\times0.4=0.2$；$P(A\cup B)=0.5+0.4-0.2=0.7$；$P(A\mid B)=P(A)=0.5$。` +
    String.raw`而 $P(\overline{A}\,\overline{B})=0.5\times0.6=0.3$，D 不成立。`,
  points: ['概率'],
});

const continuous = trueFalse({
  key: 'math:continuous',
  stem: String.raw`函数在一点可导，则在这一点一定连续。`,
  isTrue: true,
  explanation:
    String.raw`可导说明 $\displaystyle\lim_{\Delta x\to0}\frac{\Delta y}{\Delta x}$ 存在，于是 $\Delta y\to0$，函数连续。` +
    String.raw`反过来不成立：$y=|x|$ 在 $x=0$ 处连续但不可导。`,
  points: ['导数与微分'],
  difficulty: 1,
});

const exclusive = trueFalse({
  key: 'math:exclusive',
  stem: '概率都不为零的两个事件如果互斥，那么它们一定相互独立。',
  isTrue: false,
  explanation: String.raw`恰好相反。互斥时 $P(AB)=0$，而 $P(A)P(B)>0$，所以它们不独立：一个发生了，另一个就不会发生。`,
  points: ['概率'],
});

const tangent = blank({
  key: 'math:tangent',
  stem: String.raw`曲线 $y=\sqrt{x}$ 在点 $(4,2)$ 处的切线斜率是 {{1}}，切线在 $y$ 轴上的截距是 {{2}}。`,
  blanks: [[String.raw`$\frac{1}{4}$`, '0.25'], ['1']],
  explanation: String.raw`$y'=\dfrac{1}{2\sqrt{x}}$，当 $x=4$ 时斜率为 $\dfrac14$。切线是 $y=\dfrac14x+1$，截距为 $1$。`,
  points: ['导数与微分'],
});

const roots = blank({
  key: 'math:roots',
  stem: String.raw`方程 $x^{2}-5x+6=0$ 的两个根是 $x_1=$ {{1}}，$x_2=$ {{2}}（次序不限）。`,
  blanks: [
    { accepted: ['2'], group: 'roots' },
    { accepted: ['3'], group: 'roots' },
  ],
  explanation: '因式分解：$(x-2)(x-3)=0$，所以两个根是 $2$ 和 $3$，先写哪个都对。',
  points: ['代数'],
  difficulty: 1,
});

const radical = blank({
  key: 'math:radical',
  stem: String.raw`向量 $\vec{a}=(1,2)$，$\vec{b}=(3,-1)$，则 $|\vec{a}+\vec{b}|=$ {{1}}。`,
  blanks: [[String.raw`$\sqrt{17}$`]],
  explanation: String.raw`$\vec{a}+\vec{b}=(4,1)$，所以 $|\vec{a}+\vec{b}|=\sqrt{4^2+1^2}=\sqrt{17}$。`,
  points: ['向量'],
});

const table = material({
  key: 'math:distribution',
  stem: String.raw`某路口一分钟内通过的公交车数量 $X$ 的分布如下：

| $X$ | 0 | 1 | 2 | 3 |
| --- | --- | --- | --- | --- |
| $P$ | 0.1 | 0.3 | 0.4 | $a$ |

据此完成下面两题。`,
  parts: [
    blank({
      key: 'math:distribution:1',
      stem: '$a=$ {{1}}，一分钟内至少通过 2 辆公交车的概率是 {{2}}。',
      blanks: [
        ['0.2', String.raw`\frac{1}{5}`],
        ['0.6', String.raw`\frac{3}{5}`],
      ],
      explanation: '各概率之和为 1，所以 $a=1-0.1-0.3-0.4=0.2$；$P(X\\ge 2)=0.4+0.2=0.6$。',
      points: ['概率'],
    }),
    choice({
      key: 'math:distribution:2',
      stem: '$X$ 的数学期望 $E(X)$ 是（　　）',
      options: ['1.5', '1.6', '1.7', '2.0'],
      right: 'C',
      explanation: String.raw`$E(X)=0\times0.1+1\times0.3+2\times0.4+3\times0.2=1.7$。`,
      points: ['概率'],
    }),
  ],
});

const proof = open({
  key: 'math:proof',
  stem: String.raw`证明：当 $x>0$ 时，$\ln(1+x)<x$。`,
  reference: String.raw`令 $f(x)=x-\ln(1+x)$，则 $f(0)=0$，且当 $x>0$ 时

$$f'(x)=1-\frac{1}{1+x}=\frac{x}{1+x}>0$$

所以 $f$ 在 $[0,+\infty)$ 上单调增加，$f(x)>f(0)=0$，即 $\ln(1+x)<x$。`,
  explanation:
    '要点：构造函数（3 分），求导并判断符号（4 分），用单调性得出结论（3 分）。用中值定理证明同样给满分。',
  points: ['导数与微分'],
  difficulty: 3,
});

const extreme = choice({
  key: 'math:extreme',
  stem: String.raw`函数 $f(x)=x^{3}-3x$ 的极小值是（　　）`,
  options: ['$-2$', '$0$', '$1$', '$2$'],
  right: 'A',
  explanation: String.raw`$f'(x)=3x^2-3$，驻点 $x=\pm1$；$f''(1)=6>0$，所以 $x=1$ 是极小值点，极小值 $f(1)=-2$。`,
  points: ['导数与微分'],
});

const rank = trueFalse({
  key: 'math:rank',
  stem: String.raw`$n$ 阶方阵可逆，当且仅当它的行列式不为零。`,
  isTrue: true,
  explanation: String.raw`行列式不为零时 $A^{-1}=\dfrac{1}{|A|}A^{*}$ 存在；反之由 $AA^{-1}=E$ 取行列式得 $|A||A^{-1}|=1$，所以 $|A|\neq0$。`,
  points: ['线性代数'],
  difficulty: 1,
});

const piecewise = choice({
  key: 'math:piecewise',
  stem: String.raw`设 $f(x)=\begin{cases} 2^{x}, & x\le 0 \\ \log_{2}x, & x>0 \end{cases}$，则 $f\big(f(\tfrac{1}{4})\big)=$（　　）`,
  options: [String.raw`$\dfrac{1}{4}$`, String.raw`$\dfrac{1}{2}$`, '$2$', '$4$'],
  right: 'A',
  explanation: String.raw`先算里层：$f(\tfrac14)=\log_2\tfrac14=-2$；再算外层：$f(-2)=2^{-2}=\tfrac14$。`,
  points: ['代数'],
});

/** The mathematics of the first university year. */
export const mathematics: SubjectDraft = {
  category: '大学公共课',
  categorySort: 1,
  name: '高等数学',
  summary: '极限、导数、积分、线性代数与概率',
  sort: 1,
  questions: [
    limit,
    derivative,
    matrix,
    integral,
    convergent,
    independent,
    continuous,
    exclusive,
    tangent,
    roots,
    radical,
    table,
    proof,
    extreme,
    rank,
    piecewise,
  ],
  papers: [
    paper({ key: 'paper:math:1', name: '高等数学 · 期中模拟卷', minutes: 60, difficulty: 3, sort: 1 }, [
      { name: '一、单项选择', score: 5, of: [limit, derivative, matrix, integral] },
      { name: '二、多项选择', score: 6, of: [convergent, independent] },
      { name: '三、判断', score: 3, of: [continuous, exclusive] },
      { name: '四、填空', score: 6, of: [tangent, roots, radical] },
      { name: '五、综合', score: 6, of: [table] },
      { name: '六、证明', score: 10, of: [proof] },
    ]),
    paper({ key: 'paper:math:2', name: '高等数学 · 十分钟热身', minutes: 10, difficulty: 1, sort: 2 }, [
      { name: '选择与判断', score: 10, of: [limit, extreme, piecewise, continuous, rank] },
      { name: '填空', score: 10, of: [roots, tangent] },
    ]),
  ],
};
