import type { RequestHandler } from 'express';
import type { i18n } from 'i18next';
import { SIMULATOR_CLIENT, SIMULATOR_PATH } from '../../shared/contract/payment.ts';
import { defaultLanguage, toLanguage } from '../../shared/i18n/languages.ts';
import { toScriptJson } from '../../shared/script-json.ts';

/** The script that pages load: `paypal.Buttons`, as far as a payment needs it. */
export function sdk(texts: i18n): RequestHandler {
  return (req, res) => {
    const { 'client-id': client, currency = 'USD', intent = 'capture', locale } = req.query;
    res.type('js').set('Cache-Control', 'no-store');
    const wrong =
      client !== SIMULATOR_CLIENT.id
        ? 'client-id'
        : currency !== 'EUR'
          ? 'currency'
          : intent !== 'capture'
            ? 'intent'
            : null;
    if (wrong)
      return void res.status(400).send(`throw new Error("SDK Validation error: '${wrong}'");`);
    const t = texts.getFixedT(toLanguage(String(locale).slice(0, 2)) ?? defaultLanguage);
    const said = {
      button: t('paypal-simulator:button'),
      note: t('paypal-simulator:banner'),
      wait: t('paypal-simulator:wait'),
      blocked: t('paypal-simulator:blocked'),
    };
    res.send(`(${SCRIPT})(${toScriptJson(said)}, ${toScriptJson(SIMULATOR_PATH)});`);
  };
}

// A text and no function: what bundlers add to functions is not there in a page.
const SCRIPT = `(texts, base) => {
  'use strict';
  const namespace = document.currentScript?.dataset.namespace ?? 'paypal';

  function openWindow() {
    const left = screenX + (outerWidth - 480) / 2;
    return window.open('about:blank', 'paypal-simulator', 'popup,width=480,height=720,left=' + left);
  }

  /** Shows the order in the window; ends with what the buyer has done there. */
  function ask(popup, order) {
    return new Promise((resolve) => {
      const end = (report) => {
        removeEventListener('message', hear);
        clearInterval(watch);
        if (!popup.closed) popup.close();
        resolve(report);
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== location.origin || source !== popup) return;
        if (data?.source === 'paypal-simulator' && data.token === order) end(data);
      };
      const watch = setInterval(() => popup.closed && end({ outcome: 'cancelled' }), 300);
      addEventListener('message', hear);
      popup.location.href = base + '/checkoutnow?popup=1&token=' + encodeURIComponent(order);
    });
  }

  function Buttons(options = {}) {
    let button;
    let isBusy = false;
    let host;

    async function pay() {
      let popup;
      try {
        let isRejected = false;
        const reject = () => { isRejected = true; };
        const clicked = options.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject });
        const answer = clicked instanceof Promise ? await clicked : clicked;
        if (isRejected || answer === false) return;
        popup = openWindow();
        if (!popup) throw new Error(texts.blocked);
        const order = await options.createOrder({ paymentSource: 'paypal' });
        if (typeof order !== 'string' || !order) throw new Error('Expected an order id to be passed');
        await go(popup, order);
      } catch (error) {
        popup?.close();
        report(error);
      }
    }

    async function go(popup, order) {
      const { outcome, payer } = await ask(popup, order);
      if (outcome === 'cancelled') return options.onCancel?.({ orderID: order });
      if (outcome !== 'approved') throw new Error('The payment has failed');
      const restart = () => {
        const again = openWindow();
        if (!again) throw new Error(texts.blocked);
        return go(again, order);
      };
      const data = { orderID: order, payerID: payer, paymentSource: 'paypal', fundingSource: 'paypal' };
      const redirect = (address) => location.assign(address);
      await options.onApprove?.(data, { restart, redirect });
    }

    function report(error) {
      if (options.onError) options.onError(error);
      else setTimeout(() => { throw error; });
    }

    async function press() {
      if (isBusy || button.disabled) return;
      isBusy = true;
      button.setAttribute('aria-busy', 'true');
      try {
        await pay();
      } finally {
        isBusy = false;
        button.removeAttribute('aria-busy');
      }
    }

    async function render(target) {
      host = typeof target === 'string' ? document.querySelector(target) : target;
      if (!host) throw new Error('Document is ready and element ' + target + ' does not exist');
      button = document.createElement('button');
      button.type = 'button';
      button.name = 'paypal';
      button.textContent = texts.button;
      Object.assign(button.style, {
        inlineSize: '100%', minBlockSize: '48px', padding: '8px 16px', border: '1px solid #85776a',
        borderRadius: '4px', background: '#ffc439', color: '#111', font: '600 16px/1.4 system-ui, sans-serif',
        cursor: 'pointer',
      });
      const note = document.createElement('p');
      note.textContent = texts.note;
      Object.assign(note.style, { margin: '8px 0 0', textAlign: 'center' });
      button.addEventListener('click', press);
      host.replaceChildren(button, note);
      const enable = async () => { button.disabled = false; };
      const disable = async () => { button.disabled = true; };
      options.onInit?.({}, { enable, disable });
    }

    return {
      render,
      close: async () => host?.replaceChildren(),
      isEligible: () => true,
    };
  }

  window[namespace] = { version: 'simulator', Buttons, FUNDING: { PAYPAL: 'paypal' } };
}`;
