import { inBoth } from '@lectern/ui/locale';
import type { Finding } from './rehearsal.checks.ts';

const seconds = (milliseconds: number) => Math.round(Math.abs(milliseconds) / 100) / 10;

/** Texts of the rehearsal. */
export const rehearsalTexts = inBoth({
  title: ['考前演练', 'Pre-exam check'],
  intro: [
    '大约半分钟：看看这台设备、这条网络能不能好好考试，并且真的断一次网。',
    'Takes about 30 seconds. It checks that your device and network are ready for an exam, and really goes offline once.',
  ],
  begin: ['开始演练', 'Start check'],
  again: ['再演练一次', 'Check again'],
  running: ['正在检查', 'Checking'],
  camera: ['检查摄像头', 'Check camera'],
  notYet: ['还没有检查', 'Not checked yet'],
  names: {
    http: ['学校服务器', 'School server'],
    clock: ['时钟', 'Clock'],
    socket: ['实时连接', 'Live connection'],
    storage: ['本机暂存', 'Storage on this device'],
    tab: ['其他标签页', 'Other tabs'],
    camera: ['摄像头', 'Camera'],
    cut: ['断网 10 秒', '10 seconds offline'],
  },
  /** What each check examines. */
  looksAt: {
    http: ['能不能连上，多久答复', 'Whether the server responds, and how fast'],
    clock: ['与学校的时钟差多少', 'How far this device’s clock is from the school’s'],
    socket: ['剩余时间的变动能不能马上知道', 'Whether changes to the time left reach you right away'],
    storage: [
      '断网时答案能不能留在这台设备上',
      'Whether answers can be stored on this device while you are offline',
    ],
    tab: ['考试有没有在别处打开', 'Whether an exam is open elsewhere'],
    camera: ['只有要核验人脸的考试才需要', 'Only needed for exams with a face check'],
    cut: [
      '真的断一次，看答案会不会一个不少地送达',
      'Really goes offline, then checks that every answer is delivered',
    ],
  },
  waiting: (count: number) => [
    `网络已断开，${count} 个答案暂存在本机`,
    `Offline; ${count} saved on this device`,
  ],
  grades: { good: ['正常', 'OK'], warning: ['留意', 'Note'], bad: ['有问题', 'Problem'] },
  verdicts: {
    good: ['这台设备可以放心考试。', 'This device is ready for exams.'],
    warning: ['可以考试，下面有几处要留意。', 'You can take an exam here. Please note the points below.'],
    bad: [
      '现在还不适合考试，请先解决下面的问题。',
      'Not ready for exams yet. Please fix the problems below.',
    ],
  },
  found: {
    http: ({ grade, figure }: Finding) => [
      grade === 'bad'
        ? '连不上学校的服务器，请检查网络'
        : `响应 ${Math.round(figure)} 毫秒${grade === 'warning' ? '，网络偏慢，答案会晚一点存上' : ''}`,
      grade === 'bad'
        ? 'Could not connect to the school. Check your network'
        : `Responds in ${Math.round(figure)} ms${grade === 'warning' ? '; your network is slow, so answers may take longer to save' : ''}`,
    ],
    clock: ({ grade, figure }: Finding) => [
      Number.isNaN(figure)
        ? '没有对上学校的时钟'
        : grade === 'good'
          ? `与学校相差 ${seconds(figure)} 秒`
          : `与学校相差 ${seconds(figure)} 秒；考试以学校的时钟为准，倒计时不受影响`,
      Number.isNaN(figure)
        ? 'Could not sync with the school’s clock'
        : grade === 'good'
          ? `${seconds(figure)} s off the school’s clock`
          : `${seconds(figure)} s off the school’s clock; exams use the school’s clock, so the countdown is not affected`,
    ],
    socket: ({ grade, figure }: Finding) => [
      grade === 'good' ? `${Math.round(figure)} 毫秒连上` : '没有连上，答案会改走普通网络请求，不会丢',
      grade === 'good'
        ? `Connected in ${Math.round(figure)} ms`
        : 'Not connected; answers are sent by ordinary requests instead and none are lost',
    ],
    storage: ({ grade, reason }: Finding) => [
      grade === 'good'
        ? '答案可以暂存在本机，关掉页面也在'
        : reason === 'full'
          ? '空间不够，请清理磁盘'
          : '这个浏览器不能暂存答案，请不要用无痕窗口考试',
      grade === 'good'
        ? 'Answers can be stored here, even if you close the page'
        : reason === 'full'
          ? 'Not enough space. Please free up disk space'
          : 'This browser cannot store answers. Do not use a private window',
    ],
    tab: ({ grade, reason }: Finding) => [
      grade === 'good'
        ? '没有打开第二个标签页'
        : reason === 'insecure'
          ? '浏览器不能识别其他标签页，考试时请只开一个'
          : '这一页在别的标签页里也开着，考试时请只开一个',
      grade === 'good'
        ? 'No other tab is open'
        : reason === 'insecure'
          ? 'This browser cannot detect other tabs. Keep only one open'
          : 'This page is also open in another tab. Keep only one open',
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
          ? 'Not allowed. Enable the camera in the address bar'
          : reason === 'insecure'
            ? 'The camera cannot be used at this address. Open it with https'
            : 'No camera found. Only exams with a face check need one',
    ],
    cut: ({ grade, figure }: Finding) => [
      grade === 'good'
        ? `断网时的 ${figure} 个答案都留在本机，恢复后全部送达`
        : `只送达了 ${figure} 个答案，请换一个浏览器再试`,
      grade === 'good'
        ? `All ${figure} offline answers were stored here and delivered`
        : `Only ${figure} answers were delivered. Try another browser`,
    ],
  },
});
