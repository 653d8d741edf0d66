import type { Language } from '../../../../shared/i18n/languages.ts';

type Texts = Record<Language, string[]>;

const head = ['Kwabo', 'kwabo.example', 'kwabo@example.com', '+229 01 00 00 00 00'];

const feet: Texts = {
  en: [
    'All prices in euros, with all taxes and compulsory charges.',
    'The terms and conditions of 20 November 2026 apply: kwabo.example/terms-and-condition',
    'Kwabo SARL, Rue 12.001, quartier Haie Vive, 01 BP 0000, Cotonou, Benin',
    'Trade register RCCM RB/COT/00 B 00000 · Tax number IFU 0000000000000 · sample data',
  ],
  fr: [
    'Prix en euros, toutes taxes et tous frais obligatoires compris.',
    'Les conditions générales du 20 novembre 2026 s’appliquent : kwabo.example/terms-and-condition?lang=fr',
    'Kwabo SARL, Rue 12.001, quartier Haie Vive, 01 BP 0000, Cotonou, Bénin',
    'Registre du commerce RCCM RB/COT/00 B 00000 · Identifiant fiscal IFU 0000000000000 · données d’exemple',
  ],
  de: [
    'Alle Preise in Euro, einschliesslich aller Steuern und Pflichtabgaben.',
    'Es gelten die Geschäftsbedingungen vom 20. November 2026: kwabo.example/terms-and-condition?lang=de',
    'Kwabo SARL, Rue 12.001, quartier Haie Vive, 01 BP 0000, Cotonou, Benin',
    'Handelsregister RCCM RB/COT/00 B 00000 · Steuernummer IFU 0000000000000 · Musterdaten',
  ],
};

const tripLines: Texts = {
  en: [
    'Ordered Number Price each Amount',
    'Côte et mémoire 3 €1,190 €3,570',
    'Chambre individuelle 3 €140.50 €421.50',
    'Total €3,991.50',
  ],
  fr: [
    'Commande Nombre Prix unitaire Montant',
    'Côte et mémoire 3 1 190 € 3 570 €',
    'Chambre individuelle 3 140,50 € 421,50 €',
    'Total 3 991,50 €',
  ],
  de: [
    'Bestellung Anzahl Einzelpreis Betrag',
    "Côte et mémoire 3 EUR 1'190 EUR 3'570",
    'Chambre individuelle 3 EUR 140.50 EUR 421.50',
    "Gesamtbetrag EUR 3'991.50",
  ],
};

/** As the order has them: content in its language, here French for all. */
const includes = [
  'Guide locale Félicité Houessou les sept jours, en français ou en anglais',
  'Barques à Ganvié et sur le Mono, avec gilets de sauvetage',
  'Six nuits en chambre double avec salle d’eau',
  'Six petits déjeuners, quatre déjeuners, trois dîners',
  'Eau potable en route, 1,5 litre par jour',
];
const place = ['Cotonou, à l’aéroport ou à votre hôtel', '6.3654, 2.4183'];
// U+0189, which the fonts lack, is drawn as U+0110.
const names = 'Jörg Müller-Straßer, Sɛ́na \u0110ɔsú, Zoë Łukasz';

export const voucherText: Texts = {
  en: [
    ...head,
    'Voucher KW-2026-000123',
    'Côte et mémoire',
    'Sat 6 – Fri 12 February 2027 · 7 days',
    'Booked by Jörg Müller-Straßer',
    'Ordered on 20 Nov 2026',
    'Payment Paid on 20 Nov 2026',
    `Travellers 3 travellers: ${names}`,
    'Meeting point When Saturday 6 February 2027, 15:00, Benin time Where',
    ...place,
    'On the way Emergency number, day and night +229 01 99 88 77 66',
    'Your guide Félicité Houessou, +229 01 11 22 33 44',
    'Included',
    ...includes,
    'Carry with you',
    'Passport, valid for six months beyond entry',
    'E-visa, printed',
    'Yellow fever vaccination certificate',
    'Proof of insurance for treatment and evacuation',
    'This voucher, printed or on your telephone',
    ...tripLines.en,
    ...feet.en,
  ],
  fr: [
    ...head,
    'Bon de voyage KW-2026-000123',
    'Côte et mémoire',
    'sam. 6 – ven. 12 février 2027 · 7 jours',
    'Réservé par Jörg Müller-Straßer',
    'Commandé le 20 nov. 2026',
    'Paiement Payé le 20 nov. 2026',
    `Voyageurs 3 voyageurs : ${names}`,
    'Rendez-vous Quand samedi 6 février 2027, 15:00, heure du Bénin Où',
    ...place,
    'En route Numéro d’urgence, jour et nuit +229 01 99 88 77 66',
    'Votre guide Félicité Houessou, +229 01 11 22 33 44',
    'Compris dans le prix',
    ...includes,
    'À emporter',
    'Passeport, valable six mois au-delà de l’entrée',
    'E-visa imprimé',
    'Certificat de vaccination contre la fièvre jaune',
    'Attestation d’assurance pour soins et évacuation',
    'Ce bon, imprimé ou sur votre téléphone',
    ...tripLines.fr,
    ...feet.fr,
  ],
  de: [
    ...head,
    'Reisegutschein KW-2026-000123',
    'Côte et mémoire',
    'Sa., 6. – Fr., 12. Februar 2027 · 7 Tage',
    'Gebucht von Jörg Müller-Straßer',
    'Bestellt am 20. Nov. 2026',
    'Zahlung Bezahlt am 20. Nov. 2026',
    `Reisende 3 Personen: ${names}`,
    'Treffpunkt Wann Samstag, 6. Februar 2027, 15:00 Uhr, Zeit in Benin Wo',
    ...place,
    'Unterwegs Notfallnummer, Tag und Nacht +229 01 99 88 77 66',
    'Ihr Guide Félicité Houessou, +229 01 11 22 33 44',
    'Inbegriffen',
    ...includes,
    'Bitte mitnehmen',
    'Reisepass, sechs Monate über die Einreise hinaus gültig',
    'E-Visum, ausgedruckt',
    'Impfausweis gegen Gelbfieber',
    'Nachweis der Versicherung für Behandlung und Rücktransport',
    'Dieses Dokument, gedruckt oder auf dem Telefon',
    ...tripLines.de,
    ...feet.de,
  ],
};

const customer = ['Jörg Müller-Straßer', 'joerg@example.com', '+41 44 123 45 67'];

export const invoiceText: Texts = {
  en: [
    ...head,
    'Invoice KW-2026-000123',
    'Invoice to',
    ...customer,
    'Ordered on 20 Nov 2026',
    'Payment Paid on 20 Nov 2026',
    'Journey Côte et mémoire Sat 6 – Fri 12 February 2027',
    'Travellers 3 travellers',
    ...tripLines.en,
    ...feet.en,
  ],
  fr: [
    ...head,
    'Facture KW-2026-000123',
    'Facture à',
    ...customer,
    'Commandé le 20 nov. 2026',
    'Paiement Payé le 20 nov. 2026',
    'Voyage Côte et mémoire sam. 6 – ven. 12 février 2027',
    'Voyageurs 3 voyageurs',
    ...tripLines.fr,
    ...feet.fr,
  ],
  de: [
    ...head,
    'Rechnung KW-2026-000123',
    'Rechnung an',
    ...customer,
    'Bestellt am 20. Nov. 2026',
    'Zahlung Bezahlt am 20. Nov. 2026',
    'Reise Côte et mémoire Sa., 6. – Fr., 12. Februar 2027',
    'Reisende 3 Personen',
    ...tripLines.de,
    ...feet.de,
  ],
};

const buyer = [
  'Aïcha Böhm',
  'Hauptstraße 7',
  '10827 Berlin',
  'Deutschland',
  'aicha@example.com',
  '+49 30 123456',
];

export const productText: Texts = {
  en: [
    ...head,
    'Invoice KW-2026-000124',
    'Invoice to',
    ...buyer,
    'Ordered on 20 Nov 2026',
    'Payment Awaiting payment',
    'Ordered Number Price each Amount',
    'Contes de la lagune 2 €24.50 €49',
    'Shipping to Deutschland €12',
    'Total €61',
    ...feet.en,
  ],
  fr: [
    ...head,
    'Facture KW-2026-000124',
    'Facture à',
    ...buyer,
    'Commandé le 20 nov. 2026',
    'Paiement En attente de paiement',
    'Commande Nombre Prix unitaire Montant',
    'Contes de la lagune 2 24,50 € 49 €',
    'Livraison : Deutschland 12 €',
    'Total 61 €',
    ...feet.fr,
  ],
  de: [
    ...head,
    'Rechnung KW-2026-000124',
    'Rechnung an',
    ...buyer,
    'Bestellt am 20. Nov. 2026',
    'Zahlung Zahlung ausstehend',
    'Bestellung Anzahl Einzelpreis Betrag',
    'Contes de la lagune 2 EUR 24.50 EUR 49',
    'Versand nach: Deutschland EUR 12',
    'Gesamtbetrag EUR 61',
    ...feet.de,
  ],
};
