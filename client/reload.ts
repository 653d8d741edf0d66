/** While developing: reloads the page when a restarted server answers again. */
export function reloadOnChange() {
  let wasGone = false;
  setInterval(async () => {
    const isThere = await fetch('/healthz').then(
      () => true,
      () => false,
    );
    if (isThere && wasGone) location.reload();
    wasGone = !isThere;
  }, 500);
}
