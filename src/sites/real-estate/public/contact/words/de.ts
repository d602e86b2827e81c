export const title = 'PresentationPro - Kontakt'
export const description =
  'Die sechs Leute von Presentation Pro, die Büros in Hamburg, München und Lissabon mit Öffnungszeiten und Weg, und das Kontaktformular.'

export const opening = <T>(em: (last: string) => T) => ['Anrufen, schreiben, ', em('klingeln.')]
export const waysToReachUs = 'So erreichen Sie uns'
export const call = 'Anrufen'
export const write = 'Schreiben'
export const answerWithin = (time: string) => `Antwort innerhalb ${time}`
export const comeBy = 'Vorbeikommen'
export const openMondayToSaturday = 'Drei Türen, offen von Montag bis Samstag'
export const masthead = 'Unsere Leute'
export const sixPeople = 'Sechs Menschen, und was jeder gut kann'

export const teamLede =
  'Sechs Menschen schreiben, messen, zeichnen und gehen ans Telefon. Rufen Sie an, wen Sie mögen: Alle lesen dieselbe Akte.'
export const speaks = 'Spricht'
export const mail = 'E-Mail'
export const phone = 'Telefon'
export const people = {
  henrike: {
    role: 'Gründerin',
    line: 'Fing mit einem Schreibtisch und einem geliehenen Schlüsselkasten an. Liest noch immer jedes Exposé, bevor es gedruckt wird.',
    languages: 'Deutsch, Englisch, Dänisch',
    alt: 'Gezeichnetes Porträt einer Frau um die sechzig mit silbernem Bob, Schildpattbrille und dunkelblauem Rollkragen',
  },
  finn: {
    role: 'Kaufen & Verkaufen',
    line: 'Weiß, welche Deichstraße im November unter Wasser steht, und sagt es, bevor Sie fragen.',
    languages: 'Deutsch, Englisch, Portugiesisch',
    alt: 'Gezeichnetes Porträt eines rothaarigen Mannes mit Sommersprossen, in dickem Rollkragen und olivgrüner Jacke',
  },
  linh: {
    role: 'Mieten & Vermieten',
    line: 'Schreibt die kürzesten Übergabeprotokolle in Bayern. Erreichbar, wenn die Heizung ausfällt.',
    languages: 'Deutsch, Englisch, Portugiesisch, Vietnamesisch',
    alt: 'Gezeichnetes Porträt einer jungen Frau mit geradem schwarzem Bob und gestreiftem Pullover',
  },
  konrad: {
    role: 'Bewertung & Industrie',
    line: 'Vierzig Jahre Dachböden und Heizungskeller. Er klopft an Wände, horcht und schreibt eine Zahl auf.',
    languages: 'Deutsch, Englisch, Italienisch',
    alt: 'Gezeichnetes Porträt eines kahlen Mannes um die siebzig mit weißem Bart, runder Brille und grüner Lodenjacke',
  },
  amina: {
    role: 'Umziehen & Renovieren',
    line: 'Architektin. Zeichnet, was eine Wand sein könnte, bevor jemand sie einreißt.',
    languages: 'Portugiesisch, Französisch, Englisch, Deutsch',
    alt: 'Gezeichnetes Porträt einer Frau im Profil, mit hochgebundenen Locken in rotem Band, goldenem Ohrring und grüner Bluse',
  },
  tomas: {
    role: 'Häuser im Ausland',
    line: 'Hat in jeder Stadt von Porto bis Paros einen Notar, und die Geduld, die dazugehört.',
    languages: 'Portugiesisch, Spanisch, Englisch, Deutsch',
    alt: 'Gezeichnetes Porträt eines Mannes mit dunklen Locken, Vollbart und offenem Leinenhemd',
  },
}

export const threeDoors = 'Drei Türen'
export const byItsClock = 'Jede nach ihrer eigenen Uhr'
export const mapOf = (address: string) => `Karte von ${address}`
export const onMap = 'auf der Karte'
export const timeThere = (time: string) => `Ortszeit ${time}`

export const writeToUs = <T>(em: (whom: string) => T) => ['Post ', em('an uns')]
export const youWrite = 'Sie schreiben'
export const youWriteText = 'Drei Sätze genügen. Wo, wie groß, bis wann.'
export const weAnswer = 'Wir antworten'
export const weAnswerText = (time: string) => `Innerhalb ${time}, und zwar jemand, der es gelesen hat.`
export const weMeet = 'Wir treffen uns'
export const weMeetText = 'Etwa 45 Minuten, im Büro oder per Video. Es kostet nichts.'
export const nothingSent = <T>(link: (form: string) => T) => [
  'Nichts wurde gesendet: Dies ist eine Musterseite. ',
  link('Zum Kontaktformular der Agentur'),
]
export const concerning = (id: number) => `Es geht um Nr.\u00a0${id}`
export const somethingElse = 'Etwas anderes fragen'
