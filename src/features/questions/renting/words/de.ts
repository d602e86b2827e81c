import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'renting-property',
  title: 'Mieten & Vermieten',
  lead: 'Für beide Seiten der Tür: die einziehen und die vermieten.',
  questions: [
    {
      anchor: 'rental-application',
      question: 'Was brauche ich, um mich auf eine Mietwohnung zu bewerben?',
      answer: [
        'Für die Besichtigung nur Ihren Namen. Sobald Sie die Wohnung möchten:',
        [
          'Unser Formular zu Ihnen und allen, die mit einziehen, zwei Seiten',
          'Ihre letzten drei Gehaltsabrechnungen oder, wenn Sie selbstständig sind, ein Steuerbescheid',
          'Eine Bonitätsauskunft (Schufa), nicht älter als drei Monate',
          'Falls vorhanden, eine Zeile Ihres jetzigen Vermieters, dass die Miete bezahlt ist',
        ],
        'Bringen Sie zur Unterschrift Ihren Ausweis mit. Die Unterlagen aller anderen löschen wir, sobald die Wohnung vermietet ist.',
      ],
    },
    {
      anchor: 'deposit',
      question: 'Wie hoch darf die Kaution sein?',
      answer: [
        'In Deutschland höchstens drei Monatsmieten ohne Heizung und andere Nebenkosten. Sie dürfen sie in drei Raten zahlen, die erste zu Beginn des Mietverhältnisses, und sie muss getrennt vom Geld des Vermieters und verzinst angelegt sein.',
        'In Portugal höchstens zwei Monatsmieten. Bis zu zwei weitere darf der Vermieter als Miete im Voraus verlangen.',
        'Zurück bekommen Sie sie nach dem Auszug, wenn alles abgerechnet ist; das kann bis zu sechs Monate dauern.',
      ],
    },
    {
      anchor: 'who-pays-the-agent',
      question: 'Wer bezahlt den Makler?',
      answer: [
        'Wer uns beauftragt hat. Hat uns der Vermieter gebeten, eine Wohnung zu vermieten, zahlt der Mieter nichts: nicht für die Besichtigung und nicht für den Vertrag.',
        'Nur wenn Sie uns in Textform bitten, für Sie zu suchen, und wir eine Wohnung finden, die wir vorher nicht im Angebot hatten, zahlen Sie uns zwei Kaltmieten zuzüglich Mehrwertsteuer. Mehr erlaubt das Gesetz nicht.',
      ],
      references: [{ text: 'Alle Preise auf einen Blick', to: '#fees' }],
    },
    {
      anchor: 'finding-tenants',
      question: 'Wie finden Sie den richtigen Mieter für meine Wohnung?',
      answer: [
        'Von den Bildern bis zur Unterschrift dauert es vier bis sechs Wochen, und am Ende entscheiden Sie.',
        [
          'Wir legen mit Ihnen die Miete fest, im Rahmen des Gesetzes',
          'Wir zeigen die Wohnung wenigen Leuten, nacheinander und nie in Scharen',
          'Wir prüfen Einkommen und Bonität derer, die sie möchten',
          'Wir geben Ihnen zwei oder drei Bewerbungen mit unserem Rat',
          'Wir schreiben den Vertrag und übergeben die Wohnung mit Protokoll, Zählerständen und Bildern',
        ],
      ],
      references: [{ text: 'Auch den Rest abgeben', to: '#management-services' }],
    },
    {
      anchor: 'rent-level',
      question: 'Wie viel Miete darf ich verlangen?',
      answer: [
        'Wo Wohnungen knapp sind, etwa in Hamburg und München, darf eine neue Miete höchstens 10\u00a0% über der ortsüblichen liegen, die im Mietspiegel der Stadt steht. Wohnungen, die erstmals nach dem 1. Oktober 2014 vermietet wurden, sind davon frei, ebenso die erste Vermietung nach einer umfassenden Modernisierung.',
        'Eine laufende Miete darf in diesen Städten innerhalb von drei Jahren um höchstens 15\u00a0% steigen, anderswo um 20\u00a0%, und nicht über die ortsübliche Miete hinaus.',
      ],
    },
    {
      anchor: 'notice-periods',
      question: 'Welche Kündigungsfristen gelten?',
      answer: [
        'Für Mieter in Deutschland drei Monate, egal, wie lange sie schon dort wohnen. Vermieter brauchen einen Grund, den das Gesetz nennt, zum Beispiel Eigenbedarf, und müssen länger warten:',
        ['Bis zu fünf Jahre Mietzeit: drei Monate', 'Nach fünf Jahren: sechs Monate', 'Nach acht Jahren: neun Monate'],
        'Gekündigt wird auf Papier mit Unterschrift; eine E\u2011Mail genügt nicht. In Portugal hängen die Fristen davon ab, wie lange der Vertrag läuft. Haben Sie ihn zur Hand, wenn Sie anrufen.',
      ],
    },
  ],
})
