// `npm run visual`: takes all pictures anew that the visual tests compare with. Look at what changed before you commit.
import { rmSync } from 'node:fs';

rmSync(new URL('expected', import.meta.url), { recursive: true, force: true });
process.env.UPDATE_PICTURES = 'yes';
process.argv.push('test/visual/*.browser.ts');
await import('../run.mjs');
