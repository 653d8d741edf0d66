/** The address that opens a message with subject and text; line ends as mail programs want them. */
export function mailTo(address: string, subject: string, text: string): string {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The address that calls a telephone number as people write it. */
export function callTo(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
