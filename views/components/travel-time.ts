/** Minutes on the way as the context of a text: minutes alone, hours alone, or both. */
export function travelTime(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const context = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'both';
  return { context, hours, minutes: context === 'both' ? String(rest).padStart(2, '0') : rest };
}
