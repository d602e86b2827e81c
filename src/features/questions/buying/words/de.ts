import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'buying-property',
  title: 'Immobilie kaufen',
  lead: 'Von der ersten Besichtigung bis zu dem Moment, in dem Ihnen jemand die Schlüssel gibt.',
  questions: [
    {
      anchor: 'buying-time',
      question: 'Wie lange dauert ein Kauf?',
      answer: [
        `Rechnen Sie mit ${facts.buying} von der ersten Besichtigung bis zum Schlüssel. Zwei bis vier Wochen vergehen, bis Sie sich entschieden haben und die Bank zugesagt hat; die übrigen sechs bis acht gehören dem Vertrag.`,
        [
          'Woche 1–4: Besichtigungen, ein Blick in die Unterlagen, die Zusage der Bank',
          'Woche 4–6: Entwurf des Vertrags. Sie haben ihn mindestens zwei Wochen, bevor Sie unterschreiben',
          'Woche 6–8: Beurkundung beim Notar',
          'Woche 8–12: Eintrag im Grundbuch, Zahlung und Übergabe',
        ],
        'Es geht schneller, wenn die Finanzierung vorher steht, und langsamer, wenn ein Erbe, ein Mieter oder eine Stadt mitzureden hat.',
      ],
      references: [{ text: 'So klären Sie die Finanzierung', to: '#financing' }],
    },
    {
      anchor: 'closing-costs',
      question: 'Was zahle ich zusätzlich zum Kaufpreis?',
      answer: [
        `Die Kaufnebenkosten betragen ${facts.closingCosts} des Kaufpreises. In Deutschland setzen sie sich so zusammen:`,
        [
          'Grunderwerbsteuer: je nach Bundesland 3,5–6,5\u00a0%. Bayern nimmt 3,5\u00a0%, Hamburg 5,5\u00a0%',
          'Notar und Grundbuch: etwa 1,5\u00a0%',
          `Unsere Provision: ${facts.fee}`,
        ],
        'In Portugal ergeben Grunderwerbsteuer (IMT), Stempelsteuer von 0,8\u00a0%, Notar und Register zusammen ungefähr dasselbe; unsere Provision zahlt dort der Verkäufer. Legen Sie für ein Zuhause zu 400.000 Euro 28.000 bis 40.000 Euro zurück. Banken leihen diesen Teil selten.',
      ],
      references: [{ text: 'Wie viel eigenes Geld Sie brauchen', to: '#own-money' }],
    },
    {
      anchor: 'own-money',
      question: 'Wie viel eigenes Geld brauche ich?',
      answer: [
        `Die Kaufnebenkosten von ${facts.closingCosts} und für den Anfang 10–20\u00a0% des Preises. Je mehr Eigenkapital Sie mitbringen, desto niedriger die Zinsen.`,
        'Bei einem Zuhause zu 400.000 Euro sind das 28.000 bis 40.000 Euro für die Nebenkosten und 40.000 bis 80.000 Euro für den Preis. Behalten Sie außerdem drei Monatseinkommen übrig: Der erste Winter in einem Haus verlangt immer etwas.',
        'Als Faustregel sollte die Monatsrate unter einem Drittel dessen bleiben, was Ihr Haushalt netto verdient.',
      ],
    },
    {
      anchor: 'viewing-checklist',
      question: 'Worauf achte ich bei einer Besichtigung?',
      answer: [
        'Kommen Sie zweimal, einmal bei Tageslicht und einmal am Abend, und bringen Sie jemanden mit, der nicht in das Haus verliebt ist.',
        [
          'Dach, Keller und Fensterrahmen: Flecken, Gerüche, frische Farbe in nur einer Ecke',
          'Heizung: ihr Alter, ihr Brennstoff, und was der letzte Winter gekostet hat',
          'Sicherungskasten und Wasserleitungen, die selten mit der Küche zusammen erneuert werden',
          'Lärm bei offenen Fenstern, und der Weg zum Bus mit der Stoppuhr',
          'Bei einer Wohnung: die Protokolle der letzten drei Eigentümerversammlungen und der Stand der Rücklage',
        ],
        'Fragen Sie uns nach allem, was man nicht sieht. Was wir von einem Mangel wissen, sagen wir.',
      ],
    },
    {
      anchor: 'reservation',
      question: 'Können Sie eine Immobilie für mich zurückhalten?',
      answer: [
        'Ja, zehn Tage lang und kostenlos, sobald eine Bank die Finanzierung schriftlich bestätigt hat. In dieser Zeit vereinbaren wir keine weiteren Besichtigungen.',
        'Eine Reservierung ist ein Versprechen von uns, nicht vom Verkäufer: Erst der beurkundete Vertrag bindet beide Seiten.',
      ],
      references: [{ text: 'Warum es einen Notar braucht', to: '#notary' }],
    },
    {
      anchor: 'buying-from-abroad',
      question: 'Kann ich kaufen, während ich in einem anderen Land lebe?',
      answer: [
        'Ja. Weder Deutschland noch Portugal verlangt Staatsbürgerschaft oder Wohnsitz, und bei den meisten Schritten müssen Sie nicht vor Ort sein.',
        [
          'Besichtigungen per Video, mit jemandem, der auch den Schrank unter der Spüle öffnet',
          'Eine Vollmacht für die Beurkundung, beglaubigt von Notar oder Konsulat, wo nötig mit Apostille',
          'In Portugal eine Steuernummer (NIF) und ein Konto im Land, um die sich das Büro in Lissabon kümmert',
          'Ein Nachweis, wer Sie sind und woher das Geld kommt, wie es das Geldwäschegesetz verlangt',
        ],
        'Käufern im Ausland leihen Banken meist 60–70\u00a0% des Preises. Planen Sie also mehr eigenes Geld ein.',
      ],
      references: [{ text: 'Was beim Kauf in Portugal anders ist', to: '#portugal-and-germany' }],
    },
  ],
})
