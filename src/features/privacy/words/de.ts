import { plural } from '#kit/shared/plural.ts'

export const months = (n: number) => plural(n, { one: 'einen Monat', other: `${n}\u00a0Monate` })
export const years = (n: number) => plural(n, { one: 'ein Jahr', other: `${n}\u00a0Jahre` })
export const hours = (n: number) => plural(n, { one: 'eine Stunde', other: `${n}\u00a0Stunden` })

export const whatIsKept = 'Was'
export const whatFor = 'Wofür'
export const onGround = 'Rechtsgrundlage'
export const whoElse = 'Wer noch'
export const howLong = 'Wie lange'
export const nobodyElse = 'Niemand'

export const grounds = {
  contract: 'Vertrag mit Ihnen oder was ihm vorausgeht (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0b DSGVO)',
  law: 'Gesetzliche Pflicht (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0c DSGVO)',
  interest: 'Unser berechtigtes Interesse (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0f DSGVO)',
}

export const notices = {
  booking: {
    title: 'Wenn Sie ein Boot buchen',
    what: 'Anrede, Name, E\u2011Mail-Adresse, Telefonnummer und Anschrift, wer an Bord kommt und wie alt die Kinder sind, Ihr Führerschein, Boot, Zeit, Extras und Preis, wie Sie zahlen, Ihre Bemerkung, welcher Fassung unserer Texte Sie wann zugestimmt haben, und, wenn Sie stornieren, wann das war und was aus dem Geld wurde. Bei Törns, die überwiesen werden, auch Prüfwerte von Anschrift, Telefonnummer und Netz, bis der Törn bezahlt, storniert oder vorbei ist.',
    why: 'Damit die richtigen Leute das richtige Boot bekommen, um mit Ihnen abzurechnen und für die Bücher, die §\u00a0147 AO verlangt. An den Prüfwerten sehen wir in unserem eigenen Interesse, dass mehrere unbezahlte Törns von demselben Kunden sind.',
  },
  code: {
    title: 'Code per E-Mail',
    what: 'Ihre E\u2011Mail-Adresse, und von dem Code, den wir dorthin schicken, nur einen Prüfwert.',
    why: 'Damit niemand in Ihrem Namen bucht.',
  },
  waiting: {
    title: 'Wenn Sie auf einen vollen Tag warten',
    what: 'Name, E\u2011Mail-Adresse, Telefonnummer, wenn Sie sie angeben, auf welches Boot, welchen Tag und welche Stunden oder Nächte Sie warten, wie viele Personen Sie sind, wann Sie gefragt und bestätigt haben und was wir Ihnen angeboten haben.',
    why: 'Um Ihnen anzubieten, was frei wird, in der Reihenfolge der Anfragen.',
  },
  handover: {
    title: 'Wenn das Boot hinausfährt und zurückkommt',
    what: 'Wann das war, Fotos vom Boot, Ihr Name und Ihre Unterschrift, wie Sie sie auf den Bildschirm zeichnen, dass wir Ihren Führerschein gesehen haben (eine Kopie behalten wir nicht), Kaution, Notizen, Schäden und was berechnet wurde.',
    why: 'Um zu belegen, in welchem Zustand das Boot übergeben wurde und zurückkam, und um abzurechnen. Daran haben wir auch ein eigenes Interesse.',
  },
  voucher: {
    title: 'Wenn Sie einen Gutschein bestellen',
    what: 'Anrede, Name, E\u2011Mail-Adresse und Anschrift, Betrag, Code und was eingelöst wurde, welcher Fassung unserer Texte Sie wann zugestimmt haben, und, wenn Sie es auf die Karte schreiben, der Name der beschenkten Person und Ihre Worte.',
    why: 'Um den Gutschein zu verkaufen und einzulösen und für die Bücher, die §\u00a0147 AO verlangt.',
  },
  withdrawal: {
    title: 'Wenn Sie einen Vertrag widerrufen',
    what: 'Name, E\u2011Mail-Adresse, der Vertrag, den Sie nennen, Ihre Anmerkung, wann der Widerruf bei uns einging und was erstattet wurde.',
    why: 'Um den Eingang zu bestätigen und den Widerruf auszuführen, wie es die §§\u00a0355 bis 357 BGB verlangen, und für die Bücher (§\u00a0147 AO).',
  },
  payment: {
    title: 'Wenn Sie zahlen',
    what: 'Betrag, Zeit und Zahlungsart sowie Belege; wenn Sie online zahlen, auch die Nummern, unter denen der Anbieter die Zahlung führt. Von Ihrem Konto oder Ihrer Karte speichern wir dabei nichts.',
    why: 'Um Geld anzunehmen, zu erstatten und beides zu belegen, wie es §\u00a0147 AO verlangt.',
  },
  mails: {
    title: 'E-Mails an Sie',
    what: 'Ihre E\u2011Mail-Adresse sowie Betreff, Text und Anhänge dessen, was wir Ihnen schicken: Codes, Bestätigungen, Erinnerungen, Gutscheine, Belege.',
    why: 'Um Ihnen zu sagen, was Sie wissen müssen, und um zu belegen, was wir Ihnen gesagt haben (§\u00a0257 HGB). Einen Newsletter verschicken wir nicht.',
  },
  contact: {
    title: 'Wenn Sie uns schreiben',
    what: 'Name, E\u2011Mail-Adresse, Ihre Nachricht und wann wir sie erledigt haben.',
    why: 'Um Ihnen zu antworten. Geht es um einen Vertrag, dann für diesen; sonst, weil wir allen antworten wollen, die uns schreiben.',
  },
  blocked: {
    title: 'Wer nicht mehr buchen darf',
    what: 'Name, E\u2011Mail-Adresse und Telefonnummer von Kunden, denen wir nichts mehr vermieten, der Grund und wer von uns das entschieden hat. Jede Buchung wird mit dieser Liste verglichen.',
    why: 'Um niemandem zu vermieten, der ein Boot beschädigt, nicht gezahlt oder andere gefährdet hat. Das ist unser Interesse daran.',
  },
  changes: {
    title: 'Was wir ändern',
    what: 'Wer von uns an einer Buchung, einem Gutschein oder einer Zahlung was geändert hat, und wann.',
    why: 'Um zu zeigen, wie die Bücher zustande kamen (§\u00a0147 AO), und um in unserem eigenen Interesse Fehler zu finden.',
  },
  protection: {
    title: 'Gegen Missbrauch und doppelte Buchungen',
    what: 'IP-Adresse oder E\u2011Mail-Adresse mit der Zahl, wie oft etwas versucht wurde, etwa ein Code; und unsere Antwort auf eine Bestellung, falls Ihr Browser sie noch einmal schickt.',
    why: 'Um aufzuhalten, wer Codes errät oder uns überflutet, und um nur einmal zu tun, was zweimal ankommt. Das ist unser Interesse daran.',
  },
}

export const ends = {
  bookings: (time: string) =>
    `Was zur Buchung gehört: ${time} ab dem Ende des Jahres, in dem die Miete endet. Dann steht ein Pseudonym anstelle der Person; Beträge bleiben.`,
  'unpaid-bookings': (time: string) =>
    `Buchungen, die storniert und nie bezahlt wurden: ${time} ab der Stornierung. Dann steht ein Pseudonym anstelle der Person.`,
  'handover-pictures': (time: string) => `Fotos: ${time} ab der Rückgabe. Dann werden sie gelöscht.`,
  signatures: (time: string) =>
    `Unterschrift, Notizen und Schäden: ${time} ab dem Ende des Jahres, in dem das Boot zurückkam. Dann werden sie entfernt.`,
  'unshown-files': (time: string) =>
    `Fotos und Unterschriften, die ersetzt oder weggenommen wurden: ${time} ab dem Hochladen. Dann werden sie gelöscht.`,
  vouchers: (time: string) =>
    `${time} ab dem Ende des Jahres, in dem er bestellt wurde. Dann steht ein Pseudonym anstelle der Person; der Code gilt weiter.`,
  withdrawals: (time: string) =>
    `${time} ab dem Ende des Jahres, in dem Sie ihn erklärt haben. Dann steht ein Pseudonym anstelle der Person; was erstattet wurde, bleibt.`,
  'payment-attempts': (time: string) =>
    `Zahlungen, aus denen nichts wurde: ${time} ab ihrem Ende. Dann werden sie gelöscht.`,
  'provider-references': (time: string) =>
    `Die Nummern des Anbieters: ${time} ab dem Ende des Jahres, in dem die Zahlung endete. Dann werden sie entfernt; Beträge bleiben.`,
  'mail-texts': (time: string) => `Text und Anhänge: ${time} ab dem Schreiben. Dann werden sie gelöscht.`,
  mails: (time: string) =>
    `Dass eine E\u2011Mail verschickt wurde, an wen und wann: ${time} ab dem Ende des Jahres, in dem sie geschrieben wurde. Dann wird es gelöscht.`,
  'contact-requests': (time: string) =>
    `${time}, nachdem sie erledigt ist. Dann steht ein Pseudonym anstelle von Absender und Text.`,
  'blocked-customers': (time: string) =>
    `${time} ab dem Ende des Jahres, in dem Sie gesperrt wurden. Dann wird der Eintrag gelöscht, und Sie dürfen wieder buchen.`,
  'audit-log': (time: string) => `${time} ab dem Ende des Jahres, in dem geändert wurde. Dann wird es gelöscht.`,
  codes: (time: string) => `Er gilt zehn Minuten und ist nach spätestens ${time} gelöscht.`,
  waiting: (time: string) =>
    `In der Nacht nach dem Tag, auf den Sie warten; wenn Sie es nicht bestätigen, ${time} nach Ihrer Anfrage. Dann wird es gelöscht.`,
  attempts: (time: string) =>
    `Zählungen: spätestens nach etwa ${time} gelöscht, meist schon nach ein bis zwei Stunden.`,
  answers: (time: string) => `Antworten auf Bestellungen: nach etwa ${time} gelöscht.`,
}

export const stays = {
  ledger:
    'Das Kassenbuch: Seine Einträge dürfen nicht geändert werden (§\u00a0146a AO) und hängen so zusammen, dass sich keiner herausnehmen lässt. Darin stehen Belege und Nummern von Buchungen.',
}

export const recipients = {
  mail: 'Wer unseren Mailserver betreibt',
  calendars: 'Wer einen Kalender betreibt, in dem unsere Leute Buchungen ansehen: Ihr Name, Boot und Zeit',
  paypal: 'PayPal, wenn Sie es wählen',
  stripe: 'Stripe, wenn Sie mit Karte oder Wallet zahlen',
  bank: 'Unsere Bank und Ihre',
  authorities: 'Behörden und Steuerberater, wo das Gesetz uns verpflichtet',
}

export const paypal =
  'Wenn Sie mit PayPal zahlen wollen und dorthin weitergehen, kommen die Schaltflächen von PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxemburg. PayPal erfährt dann Ihre IP-Adresse und setzt eigene Cookies; von uns erfährt es, wofür Sie zahlen, die Nummer Ihrer Bestellung und wie viel. Was PayPal damit tut, verantwortet PayPal. Rechtsgrundlage ist der Vertrag mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO). Wer überweist, hat damit nichts zu tun.'
export const stripe =
  'Wenn Sie mit Karte, Apple Pay oder Google Pay zahlen wollen, gehen Sie weiter auf eine Seite von Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Grand Canal Dock, Dublin, Irland. Dort erfährt Stripe Ihre IP-Adresse und was Sie eingeben, vor allem Ihre Karte, die wir nie sehen, und setzt eigene Cookies. Von uns erfährt es, wofür Sie zahlen, die Nummer Ihrer Zahlung und wie viel. Was Stripe damit tut, um Betrug zu verhindern und das Gesetz zu befolgen, verantwortet Stripe. Rechtsgrundlage ist der Vertrag mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO). Auf unseren eigenen Seiten ist nichts von Stripe.'
export const simulatedPayments =
  'PayPal und Stripe sind hier nicht eingerichtet: Unser eigener Server vertritt sie, Geld fließt nicht, und sie erfahren nichts.'
export const simulatedMails =
  'Ein Mailserver ist hier nicht eingerichtet: E\u2011Mails an Sie bleiben auf unserem Server, und Sie lesen sie 24\u00a0Stunden lang in diesem Browser.'

export const untilClosed = 'bis Sie den Browser schließen'
export const untilTabClosed = 'bis Sie den Tab schließen'
export const untilDeleted = 'bis Sie es löschen'
export const places = {
  cookie: (time: string) => `Cookie, ${time}`,
  local: (time: string) => `Lokaler Speicher, ${time}`,
  tab: (time: string) => `Speicher des Tabs, ${time}`,
}

export const keptInBrowser = {
  csrf: 'Ein Zufallswert, der verhindert, dass andere Websites in Ihrem Namen Formulare abschicken. Jeder Besucher bekommt ihn.',
  visitor:
    'Unterscheidet Ihren Browser von anderen, sobald Sie einen Code anfordern, buchen, auf einen Tag warten, einen Gutschein bestellen oder widerrufen, damit Sie Ihre E\u2011Mails sehen, wo kein Mailserver eingerichtet ist. Ein Prüfwert davon wird bei dem gespeichert, was Sie bestellt haben. Bei verschlüsselter Verbindung beginnt der Name mit __Host-.',
  session:
    'Nur für Mitarbeiter, die sich angemeldet haben. Auf unserem Server endet die Sitzung nach 30\u00a0Minuten ohne Nutzung und spätestens nach 8\u00a0Stunden. Bei verschlüsselter Verbindung beginnt der Name mit __Host-.',
  maps: 'Dass Sie der Karte von Google zugestimmt haben. Mit dem Widerruf wird es gelöscht.',
  details:
    'Wer bucht und wie man Sie erreicht, wenn Sie es im Formular ankreuzen. Nehmen Sie das Kreuz heraus, wird es gelöscht.',
  language: 'Dass Sie eine Sprache gewählt haben, damit Sie nicht wieder gefragt werden.',
  customer:
    'Boot, Zeiten und was Sie für eine Buchung oder einen Gutschein eingegeben haben, damit beim Neuladen nichts verloren geht. Wir bekommen es, wenn Sie es abschicken.',
  contact: 'Was Sie in das Kontaktformular geschrieben haben. Wir bekommen es, wenn Sie es abschicken.',
}
