import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'legal-and-financial',
  title: 'Recht & Finanzierung',
  lead: 'Was wo unterschrieben wird, wer um Geld gebeten wird und wann es zu spät ist, es sich anders zu überlegen.',
  questions: [
    {
      anchor: 'notary',
      question: 'Warum brauche ich einen Notar?',
      answer: [
        'Weil in Deutschland nichts anderes einen Verkauf von Grund und Boden gültig macht. Der Notar steht zwischen beiden Seiten, liest den Vertrag vor, erklärt ihn und sorgt dafür, dass Sie nicht zahlen, bevor Ihr Platz im Grundbuch sicher ist.',
        'Sie wählen den Notar und zahlen die Gebühren, die das Gesetz festlegt: Sie sind überall gleich. In Portugal setzt ein Notar, ein Anwalt oder das Register selbst die Urkunde auf.',
      ],
      references: [{ text: 'Was das kostet', to: '#closing-costs' }],
    },
    {
      anchor: 'land-register',
      question: 'Was steht im Grundbuch?',
      answer: [
        'Wem die Immobilie gehört und was auf ihr lastet. Lesen Sie seine drei Abteilungen, bevor Sie sich entscheiden:',
        [
          'Abteilung eins: die Eigentümer, und wie sie es wurden',
          'Abteilung zwei: Rechte anderer, etwa ein Wege- oder ein Wohnrecht',
          'Abteilung drei: Hypotheken und Grundschulden',
        ],
        'Eigentümer sind Sie an dem Tag, an dem Sie dort eingetragen werden, nicht an dem, an dem Sie zahlen oder die Schlüssel bekommen.',
      ],
    },
    {
      anchor: 'financing',
      question: 'Wie kläre ich die Finanzierung?',
      answer: [
        'Bevor Sie sich verlieben. Ein Kredit, den eine Bank schriftlich zugesagt hat, macht Sie zum Käufer, den Verkäufer am liebsten haben.',
        [
          'Rechnen Sie zusammen, was Sie haben, verdienen und brauchen, Nebenkosten eingeschlossen',
          'Fragen Sie Ihre Bank, eine zweite und einen Vermittler, alle am selben Tag: Zinsen bewegen sich',
          'Vergleichen Sie den Effektivzins, wie lange er fest ist und welche Restschuld am Ende bleibt',
          'Verlangen Sie mindestens 2\u00a0% Tilgung im Jahr und das Recht, 5\u00a0% mehr zurückzuzahlen',
        ],
        'Liegen alle Unterlagen vor, entscheiden Banken innerhalb von zwei Wochen.',
      ],
      references: [{ text: 'Wie viel eigenes Geld Sie brauchen', to: '#own-money' }],
    },
    {
      anchor: 'withdrawal',
      question: 'Kann ich von einem Kauf noch zurücktreten?',
      answer: [
        'Bis zur Beurkundung jederzeit und ohne Grund. Danach gibt es kein Widerrufsrecht: nur wenn es im Vertrag steht, wenn die andere Seite ihn nicht hält oder wenn Ihnen ein schwerer Mangel verschwiegen wurde.',
        'In Portugal kommt zuerst der Vorvertrag. Tritt der Käufer dann zurück, verliert er die Anzahlung; tut es der Verkäufer, zahlt er sie doppelt zurück.',
      ],
    },
    {
      anchor: 'energy-certificate',
      question: 'Brauche ich einen Energieausweis?',
      answer: [
        'Ja, in Deutschland wie in Portugal, zum Verkaufen und zum Vermieten. Seine Werte gehören in die Anzeige, und gezeigt wird er Ihnen spätestens bei der Besichtigung. Er gilt zehn Jahre.',
        'Baudenkmäler sind in Deutschland ausgenommen. Gibt es für Ihr Haus noch keinen, lassen wir einen ausstellen; das dauert etwa zwei Wochen.',
      ],
    },
    {
      anchor: 'running-costs',
      question: 'Welche Kosten kommen nach dem Kauf?',
      answer: [
        'Für Eigentümer jedes Jahr:',
        [
          'Grundsteuer; in Portugal heißt sie IMI und beträgt in Städten 0,3–0,45\u00a0% des Steuerwerts',
          'Gebäudeversicherung, mit Sturm, Wasser und Hochwasser',
          'Instandhaltung: Legen Sie etwa 1\u00a0% der Baukosten zurück',
          'Bei einer Wohnung: das monatliche Hausgeld an die Eigentümergemeinschaft, zum Teil für deren Rücklage',
        ],
        'Wir sind Makler, keine Anwälte oder Steuerberater. Was wir hier schreiben, ist eine erste Orientierung; für Ihren Fall nennen wir Ihnen Leute, die Sie beraten dürfen.',
      ],
    },
  ],
})
