import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'market-information',
  title: 'Markt & Preise',
  lead: 'Wie man einen Preis, einen Ort und eine Jahreszeit liest, ohne jeder Schlagzeile zu glauben.',
  questions: [
    {
      anchor: 'right-moment',
      question: 'Ist jetzt ein guter Zeitpunkt zum Kaufen?',
      answer: [
        'Das hängt weniger vom Monat ab als davon, wie lange Sie bleiben. Wer nach drei Jahren wieder verkauft, hat die Nebenkosten fast umsonst bezahlt; nach zehn Jahren fallen sie kaum noch ins Gewicht.',
        'Vergleichen Sie, was das Haus Sie im Monat kosten würde, ohne Tilgung, mit der Miete für ein ähnliches. Liegen beide nah beieinander und möchten Sie bleiben, ist der Zeitpunkt gut.',
      ],
    },
    {
      anchor: 'sources',
      question: 'Woher kommen Ihre Zahlen?',
      answer: [
        'Von Preisen, die bezahlt wurden, nicht von denen, die verlangt wurden:',
        [
          'Deutschland: die Gutachterausschüsse, die jeden beurkundeten Vertrag bekommen',
          'Portugal: das nationale Statistikamt (INE), nach Gemeinde und Quartal',
          'Unsere eigenen Verkäufe in beiden Ländern',
        ],
        'Wir sehen sie jedes Quartal durch. In Portalen liegen die Preise oft 5–10\u00a0% höher.',
      ],
      references: [{ text: 'Wie wir Ihr Zuhause bewerten', to: '#valuation' }],
    },
    {
      anchor: 'comparing-prices',
      question: 'Wie vergleiche ich zwei Preise?',
      answer: [
        'Bringen Sie zuerst beide auf denselben Nenner.',
        [
          'Preis je Quadratmeter Wohnfläche; Balkone zählen zu einem Viertel, Keller gar nicht',
          'Preis geteilt durch die Jahreskaltmiete: unter 20 ist in einer Stadt selten, über 30 teuer',
          'Was in den nächsten fünf Jahren zu tun ist: Rechnen Sie es zum Preis dazu',
          'Bei einer Wohnung: Rechnen Sie das Hausgeld dazu und fragen Sie, wofür die Rücklage da ist',
        ],
      ],
    },
    {
      anchor: 'good-location',
      question: 'Was macht eine gute Lage aus?',
      answer: [
        'Dass sie zu Ihrem Dienstag passt. Was außerdem den Wert hält, ist langweiliger als eine Aussicht:',
        [
          'Zehn Minuten zu Fuß zur Bahn, zur Schule und zum Brot',
          'Licht von zwei Seiten, und Ruhe auf einer davon',
          'Arbeit für mehr als eine Sorte Menschen',
          'Nichts geplant nebenan: Der Bebauungsplan der Stadt ist öffentlich',
        ],
        'Fragen Sie in der Nähe von Wasser nach Hochwasser. Es steht in der Karte des Landes und im Preis der Versicherung.',
      ],
    },
    {
      anchor: 'season',
      question: 'Gibt es eine beste Jahreszeit zum Verkaufen?',
      answer: [
        `Häuser mit Garten zeigen sich von April bis Juni am besten, Wohnungen in jedem Monat außer Dezember, und Häuser am Meer im September, wenn die Gäste gerade abgereist sind. Da ein Verkauf ${facts.selling} dauert, rufen Sie uns ein Vierteljahr früher an.`,
        'Die Bilder können im Sommer entstehen und warten. Gegen eine blühende Hecke hat im Februar niemand etwas.',
      ],
    },
    {
      anchor: 'portugal-and-germany',
      question: 'Was ist beim Kauf in Portugal anders als in Deutschland?',
      answer: [
        'In Portugal zählt der vereinbarte Preis mehr, in Deutschland die Unterschrift.',
        [
          'Vorher: In Portugal brauchen Sie eine Steuernummer (NIF), in Deutschland Ihren Ausweis',
          'Vertrag: in Portugal ein Vorvertrag mit 10–20\u00a0% Anzahlung, dann die Urkunde. In Deutschland ein einziger beurkundeter Vertrag',
          'Steuer: IMT nach Preis und Nutzung, dazu 0,8\u00a0% Stempelsteuer. In Deutschland ein Satz je Bundesland',
          'Makler: in Portugal vom Verkäufer bezahlt, in Deutschland von beiden Seiten',
        ],
        `Die Dauer ist etwa gleich: ${facts.buying}. Die Nebenkosten sind es auch: ${facts.closingCosts} des Preises.`,
      ],
      references: [{ text: 'Kaufen, während Sie im Ausland leben', to: '#buying-from-abroad' }],
    },
  ],
})
