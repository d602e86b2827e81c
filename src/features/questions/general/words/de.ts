import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'general-information',
  title: 'Allgemeines',
  lead: 'Wer wir sind, wo Sie uns finden und was das erste Gespräch kostet: nichts.',
  questions: [
    {
      anchor: 'about-us',
      question: 'Wer ist Presentation Pro?',
      answer: [
        `Wir sind ein Maklerbüro, gegründet in Hamburg, mit Büros in ${facts.offices}. Wir verkaufen und vermieten Häuser, Wohnungen und Gewerbebauten und verwalten sie für Eigentümer, die das nicht selbst tun möchten.`,
        'Jede Immobilie wird von Leuten vermessen, fotografiert und beschrieben, die selbst darin waren. Das dauert ein paar Tage länger und erspart allen Besichtigungen, die zu nichts führen.',
      ],
      references: [{ text: 'Unsere Leute kennenlernen', to: '/PresentationPro/contact#our-team' }],
    },
    {
      anchor: 'office-hours',
      question: 'Wann haben Sie geöffnet?',
      answer: [
        'Alle drei Büros haben dieselben Öffnungszeiten, jedes nach seiner eigenen Uhr. In Lissabon ist es eine Stunde früher als in Hamburg und München.',
        [
          `${facts.weekdays.short}: ${facts.weekdays.long}`,
          `${facts.saturdays.short}: ${facts.saturdays.long}`,
          'Geschlossen an Sonntagen und an den Feiertagen der Stadt',
        ],
        'Sie können ohne Termin kommen. Besichtigungen und Gespräche am Abend vereinbaren wir auch außerhalb dieser Zeiten.',
      ],
      references: [{ text: 'Die drei Büros', to: '/PresentationPro/contact#approach' }],
    },
    {
      anchor: 'regions',
      question: 'In welchen Gegenden arbeiten Sie?',
      answer: [
        'Von drei Schreibtischen aus, und wo immer ein Kunde uns hinschickt:',
        [
          'Hamburg: Nord- und Ostdeutschland, beide Küsten mit ihren Inseln, die Seen, dazu Norwegen',
          'München: Süddeutschland, Rhein und Main, dazu Italien',
          'Lissabon: Portugal, Spanien und Griechenland samt ihren Inseln',
        ],
        'Im Ausland arbeiten wir vom ersten Tag an mit einem Notar oder Anwalt des Landes.',
      ],
      references: [{ text: 'Was gerade zum Verkauf steht', to: '/PresentationPro/catalog' }],
    },
    {
      anchor: 'languages',
      question: 'Welche Sprachen sprechen Sie?',
      answer: [
        'In jedem Büro Deutsch, Englisch und Portugiesisch. Exposés gibt es auf Deutsch und Englisch.',
        'Wer die Sprache eines Vertrags nicht spricht, braucht bei der Beurkundung von Rechts wegen einen Dolmetscher. Wir bestellen einen vereidigten, und Sie bekommen den Entwurf im Original und in Übersetzung.',
      ],
      references: [{ text: 'Wer welche Sprachen spricht', to: '/PresentationPro/contact#our-team' }],
    },
    {
      anchor: 'first-conversation',
      question: 'Wie lernen wir uns kennen?',
      answer: [
        `Rufen Sie an, schreiben Sie, oder kommen Sie vorbei. Wir antworten innerhalb ${facts.replyTime}. Das erste Gespräch dauert etwa 45 Minuten, im Büro oder per Video, kostet nichts und verpflichtet Sie zu nichts.`,
        'Es hilft, drei Dinge mitzubringen: wo Sie in fünf Jahren sein möchten, was Sie ausgeben können oder erwarten, und was auf keinen Fall passieren darf.',
      ],
      references: [{ text: 'Uns schreiben', to: '/PresentationPro/contact#contact-form' }],
    },
    {
      anchor: 'fees',
      question: 'Was kostet Ihre Arbeit?',
      answer: [
        'Unsere Provision ist fällig, wenn etwas zustande gekommen ist, nicht für den Versuch. Was wir vereinbaren, steht auf Papier, bevor wir anfangen.',
        [
          'Beratung und Bewertung: kostenlos',
          `Verkauf in Deutschland: Käufer und Verkäufer zahlen je ${facts.fee}, gerechnet vom Kaufpreis und fällig nach der Beurkundung`,
          'Verkauf in Portugal: 5\u00a0% zuzüglich Mehrwertsteuer vom Verkäufer; der Käufer zahlt uns nichts',
          'Vermietung: zwei Kaltmieten zuzüglich Mehrwertsteuer von dem, der uns beauftragt hat',
          'Verwaltung: ein monatlicher Betrag je Wohnung',
        ],
      ],
      references: [
        { text: 'Was beim Kauf dazukommt', to: '#closing-costs' },
        { text: 'Was die Verwaltung kostet', to: '#management-cost' },
      ],
    },
  ],
})
