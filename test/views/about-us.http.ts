import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /about-us', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { CONTACT_EMAIL: 'team@agency.example' } });
  });
  after(() => site.close());

  it('names people, says how guides are paid and who the company is', async () => {
    const { status, text } = await request(site.app).get('/about-us');
    expect(status).to.equal(200);
    expect(text).to.match(/<main[^>]*data-page="about-us"/);
    for (const words of ['Mireille Sossou', 'How guides and hosts are paid', 'Company details']) {
      expect(text).to.include(words);
    }
  });

  it('lists the six sections that have a heading', async () => {
    const { text } = await request(site.app).get('/about-us');
    expect(text.match(/class="contents-list__link"/g)).to.have.length(6);
  });

  it('describes the agency to search engines', async () => {
    const { text } = await request(site.app).get('/about-us');
    expect(text).to.match(
      /"@type":"TravelAgency","name":"Kwabo","url":"[^"]+","email":"team@agency.example"/,
    );
  });

  it('ends with the way to a person', async () => {
    const { text } = await request(site.app).get('/about-us?lang=de');
    expect(text).to.include('Sprechen Sie zuerst mit uns');
    expect(text).to.match(/<a class="button" href="\/contact-us\?lang=de"/);
  });
});
