import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { InputError } from '../../platform/http/errors.ts';
import { originOf } from '../../platform/http/origin.ts';
import { strictCheck } from '../../platform/schema/strict.ts';
import { escapeJson } from '../../platform/site/template.ts';
import { sandboxButton, sandboxPage } from '../sandboxPage.ts';
import { SANDBOX_PEOPLE, type SandboxThird } from './sandboxThird.ts';
import { THIRD_NAMES, THIRD_TYPES, type ThirdType } from './thirdProvider.ts';

const Way = Type.Object({
  redirect_uri: Type.String({ maxLength: 500 }),
  state: Type.String({ maxLength: 300 }),
  /** `true` inside an iframe of the school's page: the answer is then posted as a message to it. */
  iframe: Type.Optional(Type.String({ maxLength: 5 })),
});
type Way = Static<typeof Way>;

const Decision = Type.Object({
  ...Way.properties,
  decision: Type.Enum(['approve', 'deny', 'expire']),
  person: Type.Enum(['a', 'b']),
});
type Decision = Static<typeof Decision>;

const inspectWay = strictCheck(Type.Object(Way.properties, { additionalProperties: true }));
const inspectDecision = strictCheck(Decision);

const isWay = (value: unknown): value is Way => inspectWay(value) === undefined;
const isDecision = (value: unknown): value is Decision => inspectDecision(value) === undefined;

/** Returns the return URL, which must be the school's own, as platforms only allow an app's registered URLs. */
function backOf(request: FastifyRequest, { redirect_uri: requested }: Way): URL {
  const back = URL.parse(requested);
  if (back?.origin !== originOf(request)) throw new InputError('redirect_uri', 'is not of this school');
  return back;
}

function typeOf(request: FastifyRequest<{ Params: { type: string } }>): ThirdType {
  const type = THIRD_TYPES.find((known) => known === request.params.type);
  if (type === undefined) throw new InputError('type', 'is not known');
  return type;
}

function choicePage(type: ThirdType, way: Way, styleNonce: string): string {
  const action = `/sandbox/third/${type}/decide`;
  const fields = {
    redirect_uri: way.redirect_uri,
    state: way.state,
    ...(way.iframe !== undefined && { iframe: way.iframe }),
  };
  const buttons = [
    sandboxButton(
      action,
      `以“${SANDBOX_PEOPLE.a}”的身份同意`,
      { ...fields, decision: 'approve', person: 'a' },
      true,
    ),
    sandboxButton(action, `以“${SANDBOX_PEOPLE.b}”的身份同意`, {
      ...fields,
      decision: 'approve',
      person: 'b',
    }),
    sandboxButton(action, '拒绝', { ...fields, decision: 'deny', person: 'a' }),
    sandboxButton(action, '同意，但让授权过期', { ...fields, decision: 'expire', person: 'a' }),
  ];
  const name = THIRD_NAMES[type];
  return sandboxPage(
    {
      title: `${name}登录`,
      text: `学校想知道你是${name}上的谁。`,
      body: `<div class="ways">${buttons.join('')}</div>`,
    },
    styleNonce,
  );
}

/**
 * Renders a page that posts the answer to the page around the iframe, as DingTalk does: as JSON text, to that
 * origin only.
 */
function framePage(message: object, reply: FastifyReply): string {
  const code = `parent.postMessage(${escapeJson(JSON.stringify(message))}, location.origin);`;
  return sandboxPage(
    { title: '已经告诉学校', text: '这个窗口可以关掉了。', script: { nonce: reply.cspNonce.script, code } },
    reply.cspNonce.style,
  );
}

/** Mounts the pages on which people of the sandbox authorize or refuse. Never in production. */
export function mountThirdSandbox(
  app: FastifyInstance,
  providers: Readonly<Record<ThirdType, SandboxThird>>,
): void {
  const send = (reply: FastifyReply, html: string) =>
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html);

  app.get<{ Params: { type: string } }>('/sandbox/third/:type/authorise', async (request, reply) => {
    if (!isWay(request.query)) throw new InputError('redirect_uri', 'or state is missing');
    backOf(request, request.query);
    return send(reply, choicePage(typeOf(request), request.query, reply.cspNonce.style));
  });

  app.post<{ Params: { type: string } }>('/sandbox/third/:type/decide', async (request, reply) => {
    if (!isDecision(request.body)) throw new InputError('', 'is not a decision');
    const { decision, person, state, iframe } = request.body;
    const type = typeOf(request);
    const back = backOf(request, request.body);
    back.searchParams.set('state', state);
    if (decision === 'deny') {
      if (iframe === 'true')
        return send(reply, framePage({ success: false, errorMsg: '用户取消了授权' }, reply));
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    back.searchParams.set(
      type === 'dingtalk' ? 'authCode' : 'code',
      providers[type].codeFor(person, decision === 'expire'),
    );
    if (iframe === 'true') return send(reply, framePage({ success: true, redirectUrl: back.href }, reply));
    return reply.redirect(back.href, 303);
  });
}
