/** Path of the frame that replaces the workplace messenger's QR code. */
export const QR_PATH = '/mock/qr';
/** Callback path of the QR code. */
export const QR_CALLBACK = '/mock/qr/callback';

/**
 * HTML of the log-in frame, with a button in place of a phone. It posts the same messages to its parent page as
 * the messenger's own frame, with the state and the callback it was opened with.
 */
export const QR_PAGE = `<!doctype html>
<html lang="zh">
<meta charset="utf-8">
<title>扫码登录（模拟）</title>
<style>
body { font: 16px system-ui; display: grid; place-content: center; height: 100vh; margin: 0; text-align: center }
button { font: inherit; padding: 12px 20px }
</style>
<p>这里代替工作通讯软件的二维码</p>
<button>模拟扫码</button>
<script>
document.querySelector('button').addEventListener('click', () => {
  const asked = new URLSearchParams(location.search);
  const done = new URL(asked.get('redirect_uri'));
  done.searchParams.set('authCode', 'mock-code');
  done.searchParams.set('state', asked.get('state'));
  parent.postMessage(JSON.stringify({ success: true, redirectUrl: done.href }), '*');
});
</script>
</html>
`;
