// Simulates the bridge of WeChat's browser: a payment sheet for a signed request, which returns the result.
(() => {
  if (window.WeixinJSBridge) return;

  const post = (path, body) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const styles = (element, css) => {
    element.style.cssText = css;
    return element;
  };
  const element = (tag, text, css = '') =>
    styles(Object.assign(document.createElement(tag), { textContent: text }), css);
  const BUTTON =
    'display:block;width:100%;min-height:48px;margin-top:12px;border:1px solid #c5ccd3;border-radius:8px;' +
    'background:#fff;color:#1b222b;font:inherit;cursor:pointer';
  const yuan = (cents) => `¥${(cents / 100).toFixed(2)}`;

  async function pay(request, answer) {
    const reply = await post('/sandbox/wechat-bridge', request);
    if (!reply.ok) return answer('fail');
    const { tradeNo, subject, amountCents } = await reply.json();
    const sheet = styles(
      document.createElement('dialog'),
      'width:min(400px,100%);margin:auto auto 0;padding:24px;border:0;border-radius:16px 16px 0 0;color:#1b222b;' +
        'background:#fff;text-align:center;font:16px/1.6 system-ui,sans-serif;color-scheme:light',
    );
    sheet.setAttribute('aria-label', '微信支付');
    const end = (outcome) => {
      sheet.close();
      sheet.remove();
      answer(outcome);
    };
    const settle = async (notice) => {
      await post(`/sandbox/pay/${encodeURIComponent(tradeNo)}/pay`, { notice });
      end('ok');
    };
    const button = (text, act, css = '') => {
      const one = element('button', text, BUTTON + css);
      one.type = 'button';
      one.addEventListener('click', () => void act());
      return one;
    };
    sheet.append(
      element('p', subject, 'margin:0'),
      element('p', yuan(amountCents), 'margin:0;font-size:36px;font-weight:600'),
      button('确认支付', () => settle('once'), ';border-color:transparent;background:#06794a;color:#fff'),
      button('确认支付，通知 20 秒后才到', () => settle('delayed')),
      button('模拟支付失败', () => end('fail')),
      button('取消支付', () => end('cancel')),
      element(
        'p',
        '沙箱：只用于演示和测试，不会产生真实扣款',
        'margin:16px 0 0;font-size:12px;color:#59636e',
      ),
    );
    sheet.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('cancel');
    });
    document.body.append(sheet);
    sheet.showModal();
  }

  window.WeixinJSBridge = {
    invoke(name, request, callback) {
      const answer = (outcome) => callback({ err_msg: `get_brand_wcpay_request:${outcome}` });
      if (name !== 'getBrandWCPayRequest') callback({ err_msg: 'system:function_not_exist' });
      else pay(request, answer).catch(() => answer('fail'));
    },
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
})();
