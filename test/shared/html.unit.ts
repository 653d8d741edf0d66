import { expect } from 'chai';
import { plainText, sectionsOf, splitSections } from '../../shared/html.ts';

describe('The words of sanitised HTML', () => {
  it('are its text, a line for each paragraph', () => {
    expect(plainText('<p>One <em>day</em></p>\n<p>and a night</p>')).to.equal(
      'One day\nand a night',
    );
  });

  it('have characters where the HTML has entities', () => {
    expect(plainText('<p>Tea &amp; cake &lt;3 &#8217; &#x2019; &quot;so&quot;</p>')).to.equal(
      'Tea & cake <3 ’ ’ "so"',
    );
  });

  it('keep an entity that nobody knows, or that is no character', () => {
    expect(plainText('a &unknown; b &#99999999;')).to.equal('a &unknown; b &#99999999;');
  });
});

describe('The sections of a text', () => {
  it('are its h2 with their ids, in their order, without tags and entities', () => {
    const html =
      '<p>Before</p><h2 id="the-court">The <span lang="fon">gbɛ</span> court</h2><h3>No</h3><h2 id="tea-2">Tea &amp; cake</h2>';
    expect(sectionsOf(html)).to.deep.equal([
      { id: 'the-court', name: 'The gbɛ court' },
      { id: 'tea-2', name: 'Tea & cake' },
    ]);
  });

  it('are none where there is no h2', () => {
    expect(sectionsOf('<p>Just words</p>')).to.deep.equal([]);
  });
});

describe('A text cut into its sections', () => {
  it('has a part for what stands first, and one for each h2', () => {
    const [start, court] = ['<p>Before</p>', '<h2 id="court">Court</h2><h3>Gate</h3><p>Red.</p>'];
    expect(splitSections(`${start}${court}`)).to.deep.equal([
      { id: undefined, html: start },
      { id: 'court', html: court },
    ]);
  });

  it('is not cut where the h2 stands inside of something', () => {
    const html = '<h2 id="one">One</h2><ul><li><h2 id="two">Two</h2></li></ul>';
    expect(splitSections(html)).to.deep.equal([{ id: 'one', html }]);
  });
});
