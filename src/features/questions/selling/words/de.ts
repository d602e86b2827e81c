import type { Facts, QuestionGroup } from '../../rules.ts'

export const questions = (facts: Facts): QuestionGroup => ({
  anchor: 'selling-property',
  title: 'Immobilie verkaufen',
  lead: 'Was ein Zuhause wert ist, wie lange es dauert und was zu tun ist, bevor der Fotograf kommt.',
  questions: [
    {
      anchor: 'selling-time',
      question: 'Wie lange dauert ein Verkauf?',
      answer: [
        `Meist ${facts.selling} von der Bewertung bis zum Geld auf Ihrem Konto.`,
        [
          '2–4 Wochen: Bewertung, Unterlagen, Bilder und Texte',
          '4–12 Wochen: Anzeigen, Besichtigungen und der richtige Käufer',
          '6–8 Wochen: Vertrag, Notar, Zahlung und Übergabe',
        ],
        'Am meisten verkürzt es ein vernünftiger Preis. Ein Haus, das 10\u00a0% zu hoch beginnt, steht länger und endet oft unter dem, was es hätte bringen können.',
      ],
      references: [{ text: 'Die beste Jahreszeit zum Verkaufen', to: '#season' }],
    },
    {
      anchor: 'valuation',
      question: 'Wie finden Sie den richtigen Preis?',
      answer: [
        'Wir kommen vorbei, messen und rechnen auf drei Wegen: aus jüngsten Verkäufen in der Nähe, aus dem Wert von Grund und Gebäude und aus der Miete, die es bringen könnte. Wo die drei voneinander abweichen, sagen wir Ihnen, warum.',
        'Fünf Werktage nach dem Besuch haben Sie die Bewertung schriftlich. Sie kostet nichts und gehört Ihnen, auch wenn Sie mit jemand anderem verkaufen oder gar nicht.',
      ],
      references: [{ text: 'Woher unsere Zahlen kommen', to: '#sources' }],
    },
    {
      anchor: 'selling-documents',
      question: 'Welche Unterlagen brauche ich?',
      answer: [
        'Weniger, als es scheint, und das meiste können wir mit Ihrer Vollmacht für Sie anfordern:',
        [
          'Auszug aus dem Grundbuch, nicht älter als drei Monate',
          'Grundrisse, Schnitte und die Berechnung der Wohnfläche',
          'Energieausweis: Er muss vor der ersten Anzeige da sein',
          'Gebäudeversicherung, und Rechnungen über alles, was erneuert wurde',
          'Bei einer Wohnung: Teilungserklärung, Protokolle der letzten drei Jahre, Jahresabrechnung',
          'Was von einem Kredit noch offen ist, und bis wann die Zinsen fest sind',
        ],
      ],
      references: [{ text: 'Mehr zum Energieausweis', to: '#energy-certificate' }],
    },
    {
      anchor: 'preparing-a-home',
      question: 'Wie bereite ich mein Zuhause auf die Bilder vor?',
      answer: [
        'Lassen Sie es nach einem guten Morgen aussehen, nicht nach einem Katalog. Wir bringen Licht mit und für einen halben Tag jemanden, der einrichtet; den Rest schaffen Sie an einem Wochenende.',
        [
          'Arbeitsplatten, Fensterbänke und Flur leer räumen, die Bücher stehen lassen',
          'Kleinigkeiten reparieren: Der tropfende Hahn ist das, woran man sich erinnert',
          'Die Fenster putzen, innen und außen',
          'Mähen, fegen und die Mülltonnen wegstellen',
          'Privates wegräumen, vor allem Fotos und Post',
        ],
        'Nichts auf Verdacht renovieren: Neue Farbe lohnt sich, ein neues Bad selten.',
      ],
    },
    {
      anchor: 'selling-taxes',
      question: 'Zahle ich Steuern, wenn ich verkaufe?',
      answer: [
        'In Deutschland ist ein privater Verkauf frei von Einkommensteuer, wenn seit dem Kauf zehn Jahre vergangen sind oder Sie im Jahr des Verkaufs und in den beiden Jahren davor selbst dort gewohnt haben. Sonst wird der Gewinn wie Einkommen besteuert.',
        'Wer in Portugal wohnt, zahlt dort Einkommensteuer auf die Hälfte des Gewinns und keine auf das, was innerhalb der gesetzlichen Frist in das nächste eigene Zuhause fließt.',
        'Das ist die Regel, nicht Ihr Fall. Fragen Sie einen Steuerberater, bevor Sie unterschreiben; wir nennen Ihnen Namen.',
      ],
    },
    {
      anchor: 'selling-with-a-loan',
      question: 'Kann ich verkaufen, solange der Kredit noch läuft?',
      answer: [
        'Ja. Die Zahlung des Käufers geht zuerst an Ihre Bank, die Bank gibt ihre Grundschuld im Grundbuch frei, und der Rest gehört Ihnen. Auf die Reihenfolge achtet der Notar.',
        'Sind die Zinsen noch fest, kann die Bank eine Vorfälligkeitsentschädigung verlangen. Zehn Jahre nach der vollen Auszahlung dürfen Sie mit sechs Monaten Frist kündigen, ohne etwas zu zahlen. Oder Sie nehmen den Kredit in Ihr nächstes Zuhause mit: Viele Banken erlauben das.',
      ],
    },
  ],
})
