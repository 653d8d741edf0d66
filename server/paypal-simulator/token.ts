import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { SIMULATOR_CLIENT } from '../../shared/contract/payment.ts';
import { Refusal } from './refusal.ts';
import { identifier, type Store, TOKEN_LIFE } from './store.ts';

const BASIC = `Basic ${Buffer.from(`${SIMULATOR_CLIENT.id}:${SIMULATOR_CLIENT.secret}`).toString('base64')}`;

/** OAuth 2: credentials → a bearer token. */
export function giveToken({ tokens }: Store): RequestHandler {
  return (req, res) => {
    res.set('Cache-Control', 'no-store');
    if (req.get('authorization') !== BASIC) {
      const text = 'Client Authentication failed';
      return void res.status(401).json({ error: 'invalid_client', error_description: text });
    }
    if (req.body?.grant_type !== 'client_credentials')
      return void res.status(400).json({ error: 'unsupported_grant_type' });
    const token = `A21AA${randomBytes(32).toString('base64url')}`;
    tokens.set(token, true);
    res.json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SIMULATOR',
      expires_in: TOKEN_LIFE,
      nonce: identifier(),
    });
  };
}

export function needToken({ tokens }: Store): RequestHandler {
  return (req, _res, next) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(req.get('authorization') ?? '') ?? [];
    if (tokens.has(token)) return next();
    next(new Refusal('INVALID_ACCESS_TOKEN'));
  };
}
