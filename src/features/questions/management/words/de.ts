import type { QuestionGroup } from '../../rules.ts'

export const questions = (): QuestionGroup => ({
  anchor: 'property-management',
  title: 'Verwaltung',
  lead: 'Irgendjemand muss wissen, wo der Haupthahn ist. Wir zum Beispiel.',
  questions: [
    {
      anchor: 'management-services',
      question: 'Was gehört zu Ihrer Verwaltung?',
      answer: [
        'Alles zwischen Ihnen und dem Haus, sodass Sie davon in einem Brief im Monat hören:',
        [
          'Miete: einziehen, erinnern, anpassen',
          'Reparaturen: jemand, der kommt, und jemand, der die Rechnung prüft',
          'Jährliche Nebenkostenabrechnung',
          'Eigentümerversammlungen: Tagesordnung, Protokoll, und was beschlossen wurde, auch tun',
          'Ein- und Auszüge, mit Protokoll und Bildern',
        ],
        'Ab 500 Euro fragen wir Sie, bevor wir etwas bestellen, außer in Notfällen.',
      ],
    },
    {
      anchor: 'management-cost',
      question: 'Was kostet die Verwaltung?',
      answer: [
        'Einen festen Betrag im Monat zuzüglich Mehrwertsteuer, vereinbart für zwei Jahre:',
        [
          'Eigentümergemeinschaft: 28 Euro je Wohnung, mindestens 280 Euro im Monat',
          'Eine Wohnung, die Sie vermieten: 5\u00a0% der Kaltmiete, mindestens 35 Euro',
          'Ein Zuhause, das leer steht: 60 Euro, mit einem Besuch im Monat',
        ],
        'Briefe, Telefonate und die Jahresabrechnung sind dabei. Bauarbeiten über 10.000 Euro betreuen wir nach eigener Vereinbarung.',
      ],
    },
    {
      anchor: 'changing-management',
      question: 'Wie wechseln wir zu Ihnen?',
      answer: [
        'Ein Vermieter kündigt dem jetzigen Verwalter, und wir übernehmen die Akten. Eine Eigentümergemeinschaft beschließt mit Mehrheit: Sie darf ihren Verwalter jederzeit abberufen, und der Vertrag endet dann spätestens nach sechs Monaten.',
        'Wir kommen in Ihre Versammlung, stellen uns vor und verlassen den Raum, bevor Sie abstimmen. Danach holen wir Unterlagen, Schlüssel und Kontostände; Mieter und Eigentümer bekommen einen Brief mit den neuen Namen und Nummern.',
      ],
      references: [{ text: 'Uns in Ihre Versammlung einladen', to: '/PresentationPro/contact#contact-form' }],
    },
    {
      anchor: 'emergencies',
      question: 'Wen rufe ich an, wenn ein Rohr platzt?',
      answer: [
        'Die Notfallnummer am Schwarzen Brett Ihres Hauses, zu jeder Stunde. Es meldet sich ein Mensch und schickt einen Klempner oder Elektriker, mit dem wir seit Jahren arbeiten.',
        'Bis jemand da ist: den Haupthahn zudrehen, die Sicherung des nassen Raums herausnehmen und für die Versicherung Bilder machen. Bei Feuer oder Gas zuerst die 112 rufen und danach uns.',
      ],
    },
    {
      anchor: 'annual-statement',
      question: 'Wann bekomme ich die Jahresabrechnung?',
      answer: [
        'Bis Ende Juni für das Jahr davor. Das Gesetz lässt zwölf Monate Zeit; danach darf ein Vermieter nichts mehr nachfordern.',
        'Die Belege dazu können Sie von da an zwölf Monate lang einsehen, im Büro oder als Datei.',
      ],
    },
    {
      anchor: 'second-homes',
      question: 'Kümmern Sie sich um ein Haus, während ich weg bin?',
      answer: [
        'Ja: an Nord- und Ostsee von Hamburg aus, in den Alpen von München aus und zwischen Porto und der Algarve von Lissabon aus.',
        'Einmal im Monat lüften wir, drehen jeden Hahn auf, lesen die Zähler ab und sehen nach einem Sturm nach dem Dach. Sie bekommen einen kurzen Bericht mit Bildern, und bevor Sie ankommen, stellen wir die Heizung an und füllen den Kühlschrank.',
      ],
    },
  ],
})
