import { expect } from 'chai';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { createApi } from '../../shared/api/create-api.ts';
import { ApiError, NetworkError } from '../../shared/api/errors.ts';
import { apiContext, languageContext } from '../../shared/context.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { BEGAN, runForm, TRAP } from '../../views/components/form/form-action.ts';
import { defineForm } from '../../views/components/form/form-spec.ts';

const spec = defineForm({
  name: 'letter',
  fields: ['nom', 'password'],
  boxes: ['cgu'],
  secret: ['password'],
  isGuarded: true,
  rules: () => import('../../shared/contract/compte.ts').then((rules) => rules.connexionForm),
});

const SLOWLY = { [BEGAN]: String(Date.now() - 10_000) };

function post(fields: Record<string, string>): ActionFunctionArgs {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi(() => Promise.reject(new Error('not called'))),
  );
  context.set(languageContext, 'en');
  const request = new Request('http://site.example/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { request, context, params: {} } as unknown as ActionFunctionArgs;
}

/** Sends the fields to an upstream that answers so; tells whether it was asked, and what the page learns. */
async function run(fields: Record<string, string>, answer: () => Promise<Response | undefined>) {
  let sent: unknown;
  const result = await runForm(spec, post(fields), ({ given }) => {
    sent = given;
    return answer();
  });
  if (result instanceof Response) return { sent, result };
  return { sent, outcome: result.data, status: result.init?.status ?? 200 };
}

const nothing = async () => undefined;

describe('The action of a form', () => {
  it('sends what was given: a missing field is empty, a missing box is not ticked', async () => {
    const { sent, outcome } = await run({ ...SLOWLY, nom: 'Afi', other: 'x' }, nothing);
    expect(sent).to.deep.equal({ nom: 'Afi', password: '', cgu: false });
    expect(outcome).to.deep.equal({ form: 'letter', values: {}, problems: {}, failure: null });
  });

  it('goes where it is sent to', async () => {
    const there = new Response(null, { status: 303, headers: { Location: '/there' } });
    const { result } = await run({ ...SLOWLY, nom: 'Afi' }, async () => there);
    expect(result).to.equal(there);
  });

  const given = { ...SLOWLY, nom: 'Afi', password: 'secret', cgu: 'on' };
  const kept = { nom: 'Afi', cgu: 'on' };
  for (const [name, error, status, problems, failure] of [
    [
      'wrong fields',
      new ApiError(CODE.fields, '', { cgu: 'accept', nom: 'required' }),
      422,
      { nom: 'required', cgu: 'accept' },
      null,
    ],
    ['a refusal', new ApiError(2, 'No.'), 422, {}, { kind: 'refused', message: 'No.' }],
    ['too many tries', new ApiError(8, 'Wait.'), 429, {}, { kind: 'refused', message: 'Wait.' }],
    ['a lost answer', new NetworkError('gone'), 503, {}, { kind: 'network' }],
  ] as const) {
    it(`answers ${name} with all that was typed but the password`, async () => {
      const back = await run(given, () => Promise.reject(error));
      expect(back.status).to.equal(status);
      expect(back.outcome).to.deep.equal({ form: 'letter', values: kept, problems, failure });
      expect(Object.keys(back.outcome?.problems ?? {})).to.deep.equal(Object.keys(problems));
    });
  }

  it('hides no fault', async () => {
    const fault = new TypeError('ours');
    const error = await run(given, () => Promise.reject(fault)).catch((thrown: unknown) => thrown);
    expect(error).to.equal(fault);
  });

  for (const [name, fields] of [
    ['fills in the trap', () => ({ [TRAP]: 'http://buy.example' })],
    ['is faster than a hand', () => ({ [BEGAN]: String(Date.now() - 300) })],
    ['gives no time', () => ({ [BEGAN]: '' })],
    ['gives nonsense for a time', () => ({ [BEGAN]: 'soon' })],
  ] as const) {
    it(`asks once more who ${name}, and keeps what was typed`, async () => {
      const { sent, outcome } = await run({ ...given, ...fields() }, nothing);
      expect(sent).to.equal(undefined);
      expect(outcome?.failure).to.deep.equal({ kind: 'spam' });
      expect(outcome?.values).to.deep.equal(kept);
    });
  }

  it('answers 400 to what is no form', async () => {
    const args = post({});
    const request = new Request('http://site.example/', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    const thrown = await runForm(spec, { ...args, request }, nothing).catch((error) => error);
    expect(thrown.init.status).to.equal(400);
  });
});
