import { inBoth } from '../../../shared/i18n/inBoth.ts';
import type { Finding } from './rehearsal.checks.ts';

const seconds = (milliseconds: number) => Math.round(Math.abs(milliseconds) / 100) / 10;

/** Texts of the rehearsal. */
export const rehearsalTexts = inBoth({
  title: ['考前演练', 'Rehearsal'],
  intro: [
    '大约半分钟：看看这台设备、这条网络能不能好好考试，并且真的断一次网。',
    'About half a minute: whether this device and its connection are fit for an exam. It goes offline once, for real.',
  ],
  begin: ['开始演练', 'Begin'],
  again: ['再演练一次', 'Once more'],
  running: ['正在检查', 'Checking'],
  camera: ['检查摄像头', 'Check the camera'],
  notYet: ['还没有检查', 'Not checked yet'],
  names: {
    http: ['学校服务器', 'The school’s server'],
    clock: ['时钟', 'Clock'],
    socket: ['实时连接', 'Live connection'],
    storage: ['本机暂存', 'Storage on this device'],
    tab: ['其他标签页', 'Other tabs'],
    camera: ['摄像头', 'Camera'],
    cut: ['断网 10 秒', 'Ten seconds offline'],
  },
  /** What each check examines. */
  looksAt: {
    http: ['能不能连上，多久答复', 'Whether it answers, and how fast'],
    clock: ['与学校的时钟差多少', 'How far this device’s clock is off'],
    socket: ['剩余时间的变动能不能马上知道', 'Whether a change of the time left arrives at once'],
    storage: ['断网时答案能不能留在这台设备上', 'Whether answers can wait here while you are offline'],
    tab: ['考试有没有在别处打开', 'Whether an exam is open elsewhere'],
    camera: ['只有要核验人脸的考试才需要', 'Only exams that check faces need one'],
    cut: [
      '真的断一次，看答案会不会一个不少地送达',
      'Offline for real: whether every answer arrives afterwards',
    ],
  },
  waiting: (count: number) => [
    `网络已断开，${count} 个答案暂存在本机`,
    `Offline; ${count} kept on this device`,
  ],
  grades: { good: ['正常', 'Fine'], warning: ['留意', 'Mind this'], bad: ['有问题', 'Problem'] },
  verdicts: {
    good: ['这台设备可以放心考试。', 'This device is fit for an exam.'],
    warning: ['可以考试，下面有几处要留意。', 'You can sit an exam here; mind what stands below.'],
    bad: ['现在还不适合考试，请先解决下面的问题。', 'Not fit for an exam yet; see below what to do.'],
  },
  found: {
    http: ({ grade, figure }: Finding) => [
      grade === 'bad'
        ? '连不上学校的服务器，请检查网络'
        : `响应 ${Math.round(figure)} 毫秒${grade === 'warning' ? '，网络偏慢，答案会晚一点存上' : ''}`,
      grade === 'bad'
        ? 'The school cannot be reached; check your network'
        : `Answers in ${Math.round(figure)} ms${grade === 'warning' ? '; the connection is slow, answers are saved a little later' : ''}`,
    ],
    clock: ({ grade, figure }: Finding) => [
      Number.isNaN(figure)
        ? '没有对上学校的时钟'
        : grade === 'good'
          ? `与学校相差 ${seconds(figure)} 秒`
          : `与学校相差 ${seconds(figure)} 秒；考试以学校的时钟为准，倒计时不受影响`,
      Number.isNaN(figure)
        ? 'The school’s clock was not heard'
        : grade === 'good'
          ? `${seconds(figure)} s from the school’s`
          : `${seconds(figure)} s from the school’s; exams go by the school’s clock, so the time left is right`,
    ],
    socket: ({ grade, figure }: Finding) => [
      grade === 'good' ? `${Math.round(figure)} 毫秒连上` : '没有连上，答案会改走普通网络请求，不会丢',
      grade === 'good'
        ? `Open after ${Math.round(figure)} ms`
        : 'Not open; answers take the ordinary way instead and none is lost',
    ],
    storage: ({ grade, reason }: Finding) => [
      grade === 'good'
        ? '答案可以暂存在本机，关掉页面也在'
        : reason === 'full'
          ? '空间不够，请清理磁盘'
          : '这个浏览器不能暂存答案，请不要用无痕窗口考试',
      grade === 'good'
        ? 'Answers can wait here, even when the page is closed'
        : reason === 'full'
          ? 'There is too little room; free some disk space'
          : 'This browser keeps nothing; do not use a private window',
    ],
    tab: ({ grade, reason }: Finding) => [
      grade === 'good'
        ? '没有打开第二个标签页'
        : reason === 'insecure'
          ? '浏览器不能识别其他标签页，考试时请只开一个'
          : '这一页在别的标签页里也开着，考试时请只开一个',
      grade === 'good'
        ? 'No second tab is open'
        : reason === 'insecure'
          ? 'This browser cannot tell tabs apart; open only one'
          : 'This page is open in another tab too; open only one',
    ],
    camera: ({ grade, reason }: Finding) => [
      grade === 'good'
        ? '可以使用'
        : reason === 'denied'
          ? '没有得到允许，请在地址栏里打开摄像头权限'
          : reason === 'insecure'
            ? '这个地址不能使用摄像头，请用 https 打开'
            : '没有找到摄像头；只有要核验人脸的考试才需要',
      grade === 'good'
        ? 'Ready'
        : reason === 'denied'
          ? 'Not allowed; allow it beside the address'
          : reason === 'insecure'
            ? 'This address may not use the camera; open it by https'
            : 'None was found; only exams that check faces need one',
    ],
    cut: ({ grade, figure }: Finding) => [
      grade === 'good'
        ? `断网时的 ${figure} 个答案都留在本机，恢复后全部送达`
        : `只送达了 ${figure} 个答案，请换一个浏览器再试`,
      grade === 'good'
        ? `All ${figure} answers of the cut waited here and arrived`
        : `Only ${figure} answers arrived; try another browser`,
    ],
  },
});
