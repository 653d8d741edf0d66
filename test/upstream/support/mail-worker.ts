import { startTestOutbox } from './outbox.ts';

// A program of its own, for tests that kill it: sends what is due in that database to that server.
const [, program, folder, url] = process.argv;
if (program === import.meta.filename && folder !== undefined && url !== undefined) {
  const outbox = await startTestOutbox({ folder, url: new URL(url) });
  await outbox.look();
  await outbox.close();
}
