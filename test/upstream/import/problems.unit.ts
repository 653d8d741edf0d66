import { expect } from 'chai';
import { importContent } from '../../../upstream/import/content.ts';
import { ContentError } from '../../../upstream/import/problems.ts';
import { remove, replace } from '../support/changes.ts';
import { agency, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { dump, emptyDatabase } from '../support/database.ts';
import { itemCases } from './cases-items.ts';
import { partCases } from './cases-parts.ts';

describe('A content with something wrong', () => {
  for (const [name, change, report] of [...itemCases, ...partCases]) {
    it(`is refused as a whole, naming file and line: ${name}`, async () => {
      const database = await emptyDatabase();
      const before = await dump(database);
      const files = validContent();
      change(files);
      const mediaFolder = temporaryFolder();
      const parts = { database, content: writeContent(files), mediaFolder, agency };
      const error = await importContent(parts).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(ContentError);
      expect(error instanceof ContentError && error.message).to.contain(report);
      expect(await dump(database)).to.equal(before);
      await database.destroy();
    });
  }

  it('has all its problems reported at once: the picture, its three alt texts and the heading', async () => {
    const database = await emptyDatabase();
    const files = validContent();
    remove('guides/ama/ama.svg')(files);
    replace('blog/day-1/en.md', '## The', '# The')(files);
    const mediaFolder = temporaryFolder();
    const parts = { database, content: writeContent(files), mediaFolder, agency };
    const error = await importContent(parts).catch((reason: unknown) => reason);
    expect(error instanceof ContentError && error.problems).to.have.length(5);
    await database.destroy();
  });
});
