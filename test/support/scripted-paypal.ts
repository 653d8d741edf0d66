import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPayPal } from '../../upstream/payment/paypal/paypal.ts';
import { closeServer } from './site.ts';

export interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
/** What one call gets: an answer, no answer at all, or a cut connection. */
export type Reply =
  | { status: number; body?: unknown; text?: string }
  | 'hang'
  | 'cut'
  | ((call: Call) => { status: number; body?: unknown });

/** A REST service that answers what a test says, in that order; tokens are given unless the test says otherwise. */
export async function startScriptedPayPal() {
  const calls: Call[] = [];
  const replies: Reply[] = [];
  const tokenReplies: Reply[] = [];
  let tokens = 0;
  const server = createServer(async (req, res) => {
    const { method = '', url: path = '', headers } = req;
    const call = { method, path, headers, body: await text(req) };
    calls.push(call);
    const isToken = path.endsWith('/v1/oauth2/token');
    const given = () => ({ access_token: `token ${++tokens}`, expires_in: 32_400 });
    const next = isToken
      ? (tokenReplies.shift() ?? { status: 200, body: given() })
      : replies.shift();
    answer(call, next ?? { status: 418 }, res);
  });
  function answer(call: Call, reply: Reply, res: ServerResponse) {
    if (reply === 'hang') return;
    if (reply === 'cut') return void res.destroy();
    const said = typeof reply === 'function' ? reply(call) : reply;
    res.writeHead(said.status, { 'content-type': 'application/json' });
    res.end('text' in said ? said.text : JSON.stringify(said.body ?? {}));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createPayPal({
    url,
    clientId: 'client',
    secret: 'secret',
    webhookId: 'HOOK1',
    certificates: [`${url}/v1/notifications/certs/`],
    brand: 'Kwabo',
    deadlines: { try: 150, call: 1500 },
  });
  return {
    url,
    provider,
    replies,
    tokenReplies,
    /** The calls that came, those for a token left out. */
    calls: () => calls.filter(({ path }) => !path.endsWith('/token')),
    tokenCalls: () => calls.filter(({ path }) => path.endsWith('/token')).length,
    async close() {
      await provider.close();
      await closeServer(server);
    },
  };
}

/** An order as PayPal answers it. */
export function payPalOrder(more: { status?: string; unit?: object; captures?: object[] } = {}) {
  const { status = 'CREATED', unit = {}, captures } = more;
  return {
    id: '5O190127TN364715T',
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: 'ref-1',
        amount: { currency_code: 'EUR', value: '900.00' },
        payee: { merchant_id: 'M3RCHANT23456', email_address: 'agency@example.com' },
        ...(captures && { payments: { captures } }),
        ...unit,
      },
    ],
  };
}

export function payPalCapture(status = 'COMPLETED', value = '900.00', currency_code = 'EUR') {
  return { id: '3C679366HH908993F', status, amount: { currency_code, value } };
}
