import type { Language } from '../../../../shared/i18n/languages.ts';
import type {
  Company,
  PackagePapers,
  ProductPapers,
} from '../../../../upstream/documents/order/order-papers.ts';

const company: Company = {
  name: 'Kwabo',
  email: 'kwabo@example.com',
  phone: '+229 01 00 00 00 00',
  emergencyPhone: '+229 01 99 88 77 66',
  site: 'https://kwabo.example',
};

/** A paid journey of a family whose names are not English. */
export function packageOrder(language: Language): PackagePapers {
  return {
    kind: 'package',
    number: 'KW-2026-000123',
    language,
    createdAt: '2026-11-19T23:30:00.000Z',
    payment: { state: 'paid', at: '2026-11-20T09:12:00.000Z' },
    terms: '2026-11-20',
    customer: {
      prenom: 'Jörg',
      nom: 'Müller-Straßer',
      email: 'joerg@example.com',
      telephone: '+41 44 123 45 67',
    },
    lines: [
      { name: 'Côte et mémoire', cents: 119_000, quantity: 3 },
      { name: 'Chambre individuelle', cents: 14_050, quantity: 3 },
    ],
    totalCents: 399_150,
    company,
    trip: {
      name: 'Côte et mémoire',
      start: '2027-02-06',
      end: '2027-02-12',
      travellers: 3,
      names: ['Jörg Müller-Straßer', 'Sɛ́na Ɖɔsú', 'Zoë Łukasz'],
      meeting: {
        place: 'Cotonou, à l’aéroport ou à votre hôtel',
        time: '15:00',
        location: { lat: 6.3654, lng: 2.4183 },
      },
      guide: { name: 'Félicité Houessou', phone: '+229 01 11 22 33 44' },
      includes: [
        'Guide locale Félicité Houessou les sept jours, en français ou en anglais',
        'Barques à Ganvié et sur le Mono, avec gilets de sauvetage',
        'Six nuits en chambre double avec salle d’eau',
        'Six petits déjeuners, quatre déjeuners, trois dîners',
        'Eau potable en route, 1,5 litre par jour',
      ],
      activities: [
        { day: 1, name: 'Arriver à Cotonou', place: 'Cotonou' },
        { day: 2, name: 'Le lac Nokoué, puis l’ouest', place: 'Cotonou – Ganvié – Ouidah' },
        { day: 7, name: 'Retour', place: 'Grand-Popo – Cotonou' },
      ],
    },
    sequence: 2,
    changedAt: '2026-11-20T09:12:00.000Z',
  };
}

/** A product that is not paid yet. */
export function productOrder(language: Language): ProductPapers {
  return {
    kind: 'product',
    number: 'KW-2026-000124',
    language,
    createdAt: '2026-11-20T08:00:00.000Z',
    payment: { state: 'pending' },
    terms: '2026-11-20',
    customer: {
      prenom: 'Aïcha',
      nom: 'Böhm',
      email: 'aicha@example.com',
      telephone: '+49 30 123456',
    },
    lines: [{ name: 'Contes de la lagune', cents: 2450, quantity: 2 }],
    totalCents: 6100,
    company,
    address: {
      n_rue: 'Hauptstraße 7',
      code_postal: '10827',
      ville: 'Berlin',
      nom_pays: 'Deutschland',
    },
    shippingCents: 1200,
  };
}
