import type { SubjectDraft } from '../../../../modules/question/bankDraft.ts';
import { blank, choice, trueFalse, material, open, paper } from './write.ts';

const binary = choice({
  key: 'computing:binary',
  stem: '二进制数 $(1011)_2$ 等于十进制的（　　）',
  options: ['9', '10', '11', '13'],
  right: 'C',
  explanation: String.raw`$1\times2^3+0\times2^2+1\times2^1+1\times2^0=8+2+1=11$。`,
  points: ['数制与编码'],
  difficulty: 1,
});

const complexity = choice({
  key: 'computing:complexity',
  stem: '在 $n$ 个有序元素中做二分查找，最坏情况下的时间复杂度是（　　）',
  options: ['$O(1)$', String.raw`$O(\log n)$`, '$O(n)$', String.raw`$O(n\log n)$`],
  right: 'B',
  explanation: String.raw`每比较一次，范围缩小一半，最多比较 $\lfloor\log_2 n\rfloor+1$ 次，所以是 $O(\log n)$。`,
  points: ['算法'],
});

const loop = choice({
  key: 'computing:loop',
  stem: `下面的程序输出什么？

\`\`\`
total = 0
for n in range(1, 6):
    if n % 2 == 1:
        total += n
print(total)
\`\`\``,
  options: ['6', '9', '10', '15'],
  right: 'B',
  explanation: '`range(1, 6)` 依次取 1 到 5，其中奇数是 1、3、5，和为 9。',
  points: ['程序设计'],
});

const stack = choice({
  key: 'computing:stack',
  stem: '元素 1、2、3 依次入栈，期间可以随时出栈。不可能得到的出栈次序是（　　）',
  options: ['1，2，3', '2，1，3', '3，1，2', '3，2，1'],
  right: 'C',
  explanation: '要让 3 第一个出栈，1、2 必须都在栈里，且 2 在 1 的上面，所以之后只能先出 2，再出 1。',
  points: ['数据结构'],
  difficulty: 3,
});

const protocols = choice({
  key: 'computing:protocols',
  stem: '下列属于应用层协议的有（　　）',
  options: ['HTTP', 'TCP', 'DNS', 'SMTP'],
  right: 'ACD',
  explanation: 'HTTP、DNS、SMTP 都在应用层；**TCP** 在传输层，为它们提供可靠的字节流。',
  points: ['计算机网络'],
});

const keys = choice({
  key: 'computing:keys',
  stem: '关于关系数据库的主键，说法正确的有（　　）',
  options: ['一张表可以有多个主键约束', '主键的值不能为空', '主键的值不能重复', '主键可以由多个列组成'],
  right: 'BCD',
  explanation: '一张表只有一个主键，但它可以由几个列共同组成；主键不空、不重复。',
  points: ['数据库'],
});

const hash = trueFalse({
  key: 'computing:hash',
  stem: '密码应当加盐后用专门的慢哈希算法保存，而不是加密后保存。',
  isTrue: true,
  explanation:
    '加密可以还原，密钥一旦泄露，所有密码都会泄露。加盐的慢哈希（如 scrypt、Argon2）不可还原，还能拖慢穷举。',
  points: ['信息安全'],
});

const memory = trueFalse({
  key: 'computing:memory',
  stem: '断电之后，内存（RAM）中的数据仍然保留。',
  isTrue: false,
  explanation: 'RAM 是易失性存储器，断电后数据丢失；要长期保存，得写入硬盘等非易失性存储器。',
  points: ['计算机组成'],
  difficulty: 1,
});

const units = blank({
  key: 'computing:units',
  stem: '1 字节有 {{1}} 位；用 1 字节存无符号整数，最大值是 {{2}}。',
  blanks: [['8', '八'], ['255']],
  explanation: String.raw`8 位全为 1 时最大：$2^8-1=255$。`,
  points: ['数制与编码'],
  difficulty: 1,
});

const layers = blank({
  key: 'computing:http',
  stem: 'HTTP 状态码中，{{1}} 表示“未找到”，{{2}} 表示请求成功。HTTPS 的默认端口是 {{3}}。',
  blanks: [['404'], ['200'], ['443']],
  explanation: '404 Not Found，200 OK；HTTPS 默认用 443 端口，HTTP 用 80。',
  points: ['计算机网络'],
});

const query = material({
  key: 'computing:query',
  stem: `选课表 \`enrol\` 的内容如下：

| student | course | score |
| --- | --- | --- |
| 林晓 | 数据库 | 92 |
| 周昂 | 数据库 | 78 |
| 林晓 | 网络 | 85 |
| 陈远 | 网络 | 90 |

据此完成下面两题。`,
  parts: [
    choice({
      key: 'computing:query:1',
      stem: '`SELECT COUNT(DISTINCT student) FROM enrol;` 的结果是（　　）',
      options: ['2', '3', '4', '12'],
      right: 'B',
      explanation: '去掉重复的林晓，共有林晓、周昂、陈远 3 人。',
      points: ['数据库'],
    }),
    blank({
      key: 'computing:query:2',
      stem: '“数据库”这门课的平均分是 {{1}}。',
      blanks: [['85']],
      explanation: String.raw`$(92+78)\div2=85$。`,
      points: ['数据库'],
    }),
  ],
});

const deadlock = open({
  key: 'computing:deadlock',
  stem: '什么是死锁？写出产生死锁的四个必要条件，并说出一种预防的办法。',
  reference: `两个或更多进程互相等待对方占有的资源，谁也无法继续，就是死锁。

四个必要条件：互斥、占有并等待、不可剥夺、循环等待。

预防办法举例：给资源统一编号，所有进程按编号从小到大申请，就不会出现循环等待。`,
  explanation: '定义 2 分，四个条件各 1.5 分，预防办法 2 分；其他合理的办法同样给分。',
  points: ['操作系统'],
  difficulty: 3,
});

/** What every computing student begins with. */
export const computing: SubjectDraft = {
  category: '计算机',
  categorySort: 2,
  name: '计算机基础',
  summary: '编码、算法、网络、数据库与操作系统',
  sort: 1,
  questions: [binary, complexity, loop, stack, protocols, keys, hash, memory, units, layers, query, deadlock],
  papers: [
    paper({ key: 'paper:computing:1', name: '计算机基础 · 单元测验', minutes: 40, sort: 5 }, [
      { name: '一、单项选择', score: 5, of: [binary, complexity, loop, stack] },
      { name: '二、多项选择', score: 6, of: [protocols, keys] },
      { name: '三、判断', score: 4, of: [hash, memory] },
      { name: '四、填空', score: 6, of: [units, layers] },
      { name: '五、读表作答', score: 6, of: [query] },
      { name: '六、简答', score: 10, of: [deadlock] },
    ]),
    paper(
      { key: 'paper:computing:2', name: '计算机基础 · 网络与数据', minutes: 15, difficulty: 1, sort: 6 },
      [
        { name: '网络', score: 10, of: [protocols, layers] },
        { name: '数据', score: 10, of: [keys, query, units] },
      ],
    ),
  ],
};
