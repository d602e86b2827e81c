export const hello = (name: string) => `Guten Tag, ${name},`
export const confirmSubject = (day: string) => `Bitte bestätigen: Warteliste für ${day}`
export const confirmTitle = 'Noch ein Schritt, dann stehen Sie in der Reihe'
export const confirmPreheader = 'Mit einem Tipp zählt Ihr Platz auf der Warteliste.'
export const whatConfirming =
  'Jemand, vermutlich Sie, hat uns gebeten, diese Adresse auf die Warteliste zu setzen. Bestätigen Sie es, und Ihr Platz zählt von dem Moment an, in dem Sie gefragt haben.'
export const whatThen =
  'Wenn etwas passt, schreiben wir Ihnen und halten es eine Stunde für Sie frei, zwischen 8 Uhr morgens und 9 Uhr abends. Wer zuerst gefragt hat, erfährt es zuerst. Das kostet nichts und verpflichtet Sie zu nichts.'
export const confirmPlace = 'Platz bestätigen'
export const notAsked =
  'Sie haben das nicht angefragt? Dann brauchen Sie nichts zu tun: Sie stehen auf keiner Liste, und wir löschen die Anfrage.'
export const onListSubject = (day: string) => `Sie stehen auf der Warteliste für ${day}`
export const onListTitle = 'Sie stehen schon auf der Liste'
export const onListText =
  'Für diesen Tag haben Sie einen Platz. Möchten Sie an ihm auf etwas anderes warten, dann verlassen Sie die Liste und fragen Sie neu an.'
export const seePlace = 'Meinen Platz ansehen oder die Liste verlassen'

export const offerSubject = (boat: string, day: string) => `Sie sind an der Reihe: ${boat} am ${day}`
export const offerPreheader = (until: string) => `Für Sie frei bis ${until}.`
export const offerTitle = (boat: string) => `${boat} ist frei, und Sie sind die Ersten`
export const offerLead = (until: string) =>
  `Wir halten es bis ${until} für Sie frei. Danach geht es an die Nächsten in der Reihe.`
export const bookIt = 'Ansehen und buchen'
export const orNot =
  'Passt es nicht mehr? Auf derselben Seite geben Sie es mit einem Tipp frei, und die Nächsten in der Reihe freuen sich.'
export const noNeed = 'Wenn Sie nichts tun, passiert nichts: Sie haben nichts gebucht und schulden nichts.'
