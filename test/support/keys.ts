import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';

/** What is wrong with the focus: hidden under a fixed bar, out of sight, or without a ring. */
async function focusFault(page: Page): Promise<string | undefined> {
  let fault = await focusFaultNow(page);
  // A row may still glide to it, and a bar move away.
  for (let wait = 0; fault && wait < 10; wait++) {
    await pause(100);
    fault = await focusFaultNow(page);
  }
  return fault;
}

function focusFaultNow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `${focused.tagName} ${focused.className} ${focused.textContent.trim().slice(0, 30)}`;
    // A player's focus is on one of its own controls, and what is as high as the window is seen in parts.
    const isPlayer = ['VIDEO', 'AUDIO'].includes(focused.tagName);
    const isPart = !isPlayer && focused.getBoundingClientRect().height < innerHeight / 2;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    if (isPart && (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1))
      return `${name}: out of sight`;
    for (const bar of document.querySelectorAll('.header, .booking-bar')) {
      if (bar.contains(focused) || focused.closest('dialog, .skip-link')) continue;
      if (getComputedStyle(bar).visibility === 'hidden') continue;
      const edge = bar.getBoundingClientRect();
      if (isPart && top < edge.bottom - 1 && bottom > edge.top + 1)
        return `${name}: under ${bar.className} (${top}–${bottom}, bar ${edge.top}–${edge.bottom})`;
    }
    const rings = [focused, focused.parentElement ?? focused, ...focused.children].flatMap(
      (element) => [getComputedStyle(element), getComputedStyle(element, '::after')],
    );
    const hasRing = rings.some(
      (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    );
    return hasRing || isPlayer ? undefined : `${name}: no ring`;
  });
}

/** Presses Tab until the focus is where it should be; throws on the way when a stop cannot be seen. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (key === 'Tab') await page.keyboard.press('Tab');
    else {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    }
    const fault = await focusFault(page);
    if (fault) throw new Error(fault);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Every stop of the Tab key from where the focus is to the end of the page, or back to its begin: what cannot be seen. */
export async function walk(page: Page, direction: 'on' | 'back') {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 300; stops++) {
    if (direction === 'back') await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (direction === 'back') await page.keyboard.up('Shift');
    const isEnd = await page.evaluate(() => document.activeElement === document.body);
    if (isEnd) break;
    const fault = await focusFault(page);
    if (fault) faults.push(fault);
  }
  return { stops, faults };
}
