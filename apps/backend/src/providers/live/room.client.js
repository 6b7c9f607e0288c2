// Script of a sandbox room's page: keeps a socket open, shows the participants, and sends its person's actions.
(() => {
  const STAGES = {
    upcoming: ['直播还没有开始', '到时间后老师会开始上课。'],
    waiting: ['老师还没有开始', '可以先和同学打个招呼。'],
    now: ['正在直播', '真实的直播间在直播服务商那里，这里会是老师的画面和课件。'],
    ended: ['直播已经结束', '可以关掉这一页了。'],
    replayPending: ['直播已经结束', '回放发布以后，可以在课程页观看。'],
    replay: ['回放已经发布', '请回到课程页观看。'],
  };
  const isTeacher = document.body.dataset.role === 'teacher';
  const find = (id) => document.getElementById(id);
  const hand = find('hand');
  let socket;
  let asked = 0;
  let wait = 500;

  const send = (op, data = {}) => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ op, id: String((asked += 1)), data }));
  };
  const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

  function show({ stage, people, messages }) {
    const [title, hint] = STAGES[stage] ?? STAGES.now;
    find('stage').textContent = title;
    find('hint').textContent = hint;
    find('count').textContent = `在场 ${people.length} 人`;
    find('people').replaceChildren(
      ...people.map(({ name, role, isHandUp }) =>
        element('li', `${name}${role === 'teacher' ? '（老师）' : ''}${isHandUp ? '（举手）' : ''}`),
      ),
    );
    const log = find('log');
    log.replaceChildren(
      ...messages.map(({ name, role, text }) => {
        const line = element('p', '');
        line.append(element('span', `${name}${role === 'teacher' ? '（老师）' : ''}：`), text);
        return line;
      }),
    );
    log.scrollTop = log.scrollHeight;
    for (const button of document.querySelectorAll('[data-do]')) {
      const isOver = stage === 'ended' || stage === 'replayPending' || stage === 'replay';
      const when = { begin: stage !== 'now' && stage !== 'replay', end: stage === 'now', publish: isOver };
      button.disabled = !when[button.dataset.do];
    }
  }

  function connect() {
    const address = new URL(`${location.pathname}/socket${location.search}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      wait = 500;
      // After a reconnection, a raised hand is raised again.
      if (hand?.ariaPressed === 'true') send('raise');
    });
    socket.addEventListener('message', ({ data }) => show(JSON.parse(data).data));
    socket.addEventListener('close', () => {
      find('stage').textContent = '连接断开了，正在重新连接';
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10_000);
    });
  }

  find('say').addEventListener('submit', (event) => {
    event.preventDefault();
    const input = find('text');
    if (input.value.trim() !== '') send('say', { text: input.value });
    input.value = '';
  });
  hand?.addEventListener('click', () => {
    const isUp = hand.ariaPressed !== 'true';
    hand.ariaPressed = String(isUp);
    hand.textContent = isUp ? '放下手' : '举手';
    send(isUp ? 'raise' : 'lower');
  });
  if (isTeacher)
    for (const button of document.querySelectorAll('[data-do]'))
      button.addEventListener('click', () => send(button.dataset.do));
  connect();
})();
