import type { Page } from 'puppeteer';

/**
 * Texts that cannot be read whole: cut by a box that hides what does not fit, grown out of their own box, or beyond the
 * edge of the window. What a reader can scroll to is no fault, and neither is what is for the ears alone.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.push(`sideways scroll of ${document.documentElement.scrollWidth - width} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.parentElement;
      if (!start?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim())
        continue;
      // A name on the map stands on a point, not in a box.
      if (start.closest('.visually-hidden, .skip-link, .leaflet-container, script, option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      let isOwnBox = true;
      let element: Element | null = start;
      for (; element; element = element.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(element);
        if (display === 'inline' || display === 'contents') continue;
        const box = element.getBoundingClientRect();
        if (box.width <= 1) break;
        const isCut = overflowX === 'hidden' || overflowX === 'clip';
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (isOwnBox || isCut) {
          const isWide = rects.some(
            ({ left, right }) => left < box.left - 1 || right > box.right + 1,
          );
          const isHigh =
            isCut &&
            overflowY !== 'auto' &&
            rects.some(({ top, bottom }) => top < box.top - 4 || bottom > box.bottom + 4);
          if (isWide || isHigh) {
            const where = element.className || element.tagName;
            faults.push(
              `“${node.nodeValue.trim().slice(0, 60)}” ${isWide ? 'across' : 'down'} ${where}`,
            );
            break;
          }
        }
        isOwnBox = false;
      }
      if (!element && rects.some(({ left, right }) => left < -1 || right > width + 1))
        faults.push(`“${node.nodeValue.trim().slice(0, 60)}” beyond the window`);
    }
    return faults;
  });
}
