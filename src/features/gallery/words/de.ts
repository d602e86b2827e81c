import { plural } from '#kit/shared/plural.ts'

export const gallery = 'Galerie'
export const countOfWorks = (works: number) => plural(works, { one: '1 Werk', other: `${works} Werke` })
export const theWorks = 'die Werke'
export const fetchingWorks = 'Die Werke werden geholt'
export const worksNotFetched = 'Die Werke ließen sich nicht holen'
export const noImages = 'Noch keine Bilder!'
export const seeAllWorks = 'Alle Werke ansehen'
export const seen = 'gesehen'
export const by = (name: string) => `von ${name}`
export const justNow = 'gerade eben'

export const workOf = (title: string, number: number, works: number) => `${title}, Werk ${number} von ${works}`
export const placeOf = (title: string, number: number, works: number) => `${title}, ${number} von ${works}`
export const zoom = 'Vergrößern'
export const inDetail = (title: string) => `${title}, von ganz nah`
export const wholeWork = 'Ganzes Werk'
export const closeWork = 'Werk schließen'
export const previousWork = 'Voriges Werk'
export const nextWork = 'Nächstes Werk'
export const like = 'Gefällt mir'
export const dislike = 'Gefällt mir nicht'
export const likeWork = 'Dieses Werk gefällt mir'
export const dislikeWork = 'Dieses Werk gefällt mir nicht'
export const likeComment = (author: string) => `Der Kommentar von ${author} gefällt mir`
export const dislikeComment = (author: string) => `Der Kommentar von ${author} gefällt mir nicht`
export const likes = (count: number) => plural(count, { one: `${count} Punkt`, other: `${count} Punkte` })

export const comments = 'Kommentare'
export const countOfComments = (count: number) =>
  plural(count, { one: `${count} Kommentar`, other: `${count} Kommentare` })
export const theComments = 'die Kommentare'
export const fetchingComments = 'Die Kommentare werden geholt'
export const commentsNotFetched = 'Die Kommentare ließen sich nicht holen'
export const commentBy = (author: string) => `Kommentar von ${author}`
export const deleteComment = (author: string) => `Kommentar von ${author} löschen`
export const newComment = 'Neuer Kommentar'
export const reply = 'Antwort'
export const toReply = '[Antworten]'
export const submit = 'Absenden'
export const send = 'Senden'
export const cancel = 'Abbrechen'
export const writtenAs = (name: string) => `Geschrieben als ${name}, bleibt nur in diesem Browser`
export const showReplies = (count: number) =>
  plural(count, { one: '1 Antwort zeigen', other: `${count} Antworten zeigen` })
export const hideReplies = (count: number) =>
  plural(count, { one: '1 Antwort ausblenden', other: `${count} Antworten ausblenden` })
export const showHidden = (count: number) =>
  plural(count, {
    one: '1 ausgeblendeten Kommentar wieder zeigen',
    other: `${count} ausgeblendete Kommentare wieder zeigen`,
  })
export const takenOutOfSight = 'Für Sie ausgeblendet'
export const ownDeleted = (count: number) =>
  plural(count, { one: 'Kommentar gelöscht', other: `${count} Kommentare gelöscht` })
export const commentDeleted = 'Der Kommentar ist gelöscht'
export const threadDeleted = 'Der Kommentar und die Antworten darauf sind gelöscht'
export const undo = 'Rückgängig'

export const writeSomething = 'Bitte schreiben Sie etwas'
export const commentTooLong = 'Der Kommentar ist zu lang'
export const replyTooLong = 'Die Antwort ist zu lang'
export const tooDeep = 'Tiefer geht es hier nicht: Bitte antworten Sie weiter oben'
export const commentGone = 'Diesen Kommentar gibt es nicht mehr'
export const workGone = 'Dieses Werk hängt nicht mehr in der Galerie'
export const chooseOne = 'Bitte wählen Sie ein Werk oder einen Kommentar'
export const failed = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal'

export const uploadWorks = 'Werke hochladen'
export const upload = 'Hochladen'
export const back = 'Zurück'
export const takeDown = 'Abhängen'
export const takenDown = (title: string) => `„${title}“ ist abgehängt`
export const chooseImages = 'Bilder auswählen'
export const dropImages = 'oder hier ablegen: JPG, PNG, BMP, GIF, WebP oder AVIF, je bis 15\u00a0MB'
export const title = 'Titel'
export const whatItShows = 'Was zu sehen ist'
export const whatItShowsHint = 'Für alle, die es nicht sehen können'
export const series = 'Serie'
export const uploadOf = (title: string) => `${title} wird hochgeladen`
export const makingSizes = 'Die Größen entstehen'
export const hangs = 'Hängt'
export const remove = (title: string) => `${title} entfernen`
export const loading = 'Lädt hoch'
export const logInToUpload = 'Nur die Künstlerin lädt hoch. Anmelden'
export const hung = (works: number) =>
  plural(works, { one: 'Ihr Werk hängt in der Galerie', other: `Ihre ${works} Werke hängen in der Galerie` })
export const noImage = 'Bitte wählen Sie eine gültige Bilddatei'
export const unfitPicture = (why: string) => `Das Bild ${why}`
export const titleTooLong = (most: number) => `Der Titel darf höchstens ${most} Zeichen haben`
export const seriesTooLong = (most: number) => `Der Name der Serie darf höchstens ${most} Zeichen haben`
export const altTooLong = (most: number) => `Was zu sehen ist, darf höchstens ${most} Zeichen haben`
export const hangsAlready = 'Dieses Bild hängt schon in der Galerie'
export const logOut = 'Abmelden'
export const loggedOut = 'Sie sind abgemeldet'
export const stillLoggedIn = 'Sie sind noch angemeldet'

export const inbox = 'Posteingang'
export const inboxOf = (requests: number, unseen: number) => {
  const count = plural(requests, { one: '1 Anfrage', other: `${requests} Anfragen` })
  return unseen === 0 ? `Posteingang, ${count}` : `Posteingang, ${count}, ${unseen} neu`
}
export const fetchingInbox = 'Der Posteingang wird geholt'
export const inboxNotFetched = 'Der Posteingang ließ sich nicht holen'
export const nobodyWrote = 'Niemand hat geschrieben.'
export const newRequest = ', neu'
export const sent = 'Gesendet'
export const deleteRequest = 'Löschen'
export const close = 'Schließen'
export const requestDeleted = 'Die Anfrage ist gelöscht'
export const requestGone = 'Diese Anfrage ist nicht mehr im Posteingang'

export const contactMe = 'Schreiben Sie mir'
export const name = 'Name'
export const yourName = 'Ihr Name'
export const email = 'E-Mail-Adresse'
export const yourEmail = 'Ihre E-Mail-Adresse'
export const message = 'Nachricht'
export const yourMessage = 'Ihre Nachricht'
export const noName = 'Bitte geben Sie einen gültigen Namen ein'
export const noEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
export const noMessage = 'Bitte schreiben Sie eine Nachricht'
export const messageTooLong = 'Ihre Nachricht ist zu lang'
export const writeToAgency = <T>(link: (homepage: string) => T) => [
  'Schreiben Sie uns über das Kontaktformular auf der ',
  link('Startseite von Sternsinger'),
]
export const agencyContact = '/de#contact'

export const sharedWork = (title: string, artist: string) => `${title} von ${artist}`
export const sharedGallery = 'ArtAlley - Galerie'
export const sharedGalleryText = 'Bilder, aufgehängt, wo alle sie ansehen können.'
