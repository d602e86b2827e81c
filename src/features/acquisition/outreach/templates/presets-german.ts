import type { LetterTexts } from './presets-texts.ts'

const offered = (one: string) => `und möchten Ihnen ${one} für {business} anbieten.`
const booking = `Wir bauen Websites, auf denen Gäste selbst buchen, ${offered('eine')}`
const shop = `Wir bauen Online-Shops ${offered('einen')}`
const stays = 'Ihre bestehende Website bleibt und verlinkt darauf.'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const paying = 'Bezahlung online oder per Überweisung, dazu Gutscheine, die Ihre Gäste selbst bestellen'
const boats = list(
  'Buchung nach Stunden oder Tagen, rund um die Uhr; kein Boot wird doppelt vergeben',
  paying,
  'Kasse, Tagesübersicht und Arbeitszeiten für Ihr Team',
)
const yachts = list(
  'Buchung über beliebig viele Tage, rund um die Uhr; keine Yacht wird doppelt vergeben',
  paying,
  'Übergabe mit Fotos und Unterschrift, Kasse und Arbeitszeiten für Ihr Team',
)
const anything = list(
  'Buchung nach Stunden oder Tagen, rund um die Uhr; nichts wird doppelt vergeben',
  paying,
  'Kasse, Tagesübersicht und Arbeitszeiten für Ihr Team',
)
const goods = list(
  'Katalog mit Bildern und Bestand; Ausverkauftes lässt sich nicht mehr bestellen',
  'Bezahlung online oder per Überweisung, dazu Gutscheine',
  'Kasse für den Laden, mit lückenlos nummerierten Belegen und demselben Bestand',
)

const price =
  '<p>Die Einrichtung kostet einmalig <strong>{setup}</strong>, das Hosting <strong>{monthly}</strong> im Monat, {terms}.</p>'
const boatDemo =
  '<p>In unserer Demo, einem englischsprachigen Bootsverleih, können Sie das Buchen ausprobieren: {demo}</p>'
const otherDemo =
  '<p>In unserer englischsprachigen Demo können Sie das Buchen ausprobieren. Sie zeigt Boote, Ihre Website zeigt Ihr eigenes Angebot: {demo}</p>'
const shopDemo = '<p>Wie so etwas aussehen kann, zeigt unsere Demo, ein englischsprachiger Fischladen: {demo}</p>'
const regards = '<p>Mit freundlichen Grüßen</p>'
const answer =
  '<p>Wenn das für Sie infrage kommt, antworten Sie einfach auf diese E-Mail. Entscheidet jemand anderes, leiten Sie sie bitte an die Inhaberin oder den Inhaber weiter.</p>'

const rental = (opening: string, offer = boats, demo = boatDemo) => [
  `<p>${opening}</p>`,
  offer,
  price,
  demo,
  answer,
  regards,
]
const store = (opening: string) => [`<p>${opening}</p>`, goods, price, shopDemo, answer, regards]

const legacyAnswer =
  '<p>Haben Sie Fragen, oder möchten Sie mit uns sprechen? Dann antworten Sie einfach auf diese E-Mail; wir melden uns persönlich. Sind Sie nicht zuständig, leiten Sie sie bitte an die Inhaberin oder den Inhaber weiter.</p>'
const legacyPrice =
  '<p>Die Einrichtung kostet einmalig <strong>{setup}</strong>. Für das Hosting berechnen wir <strong>{monthly}</strong> im Monat. Die Preise verstehen sich {terms}. Gern besprechen wir vorher mit Ihnen, was Sie brauchen und was nicht.</p>'

/** With `Sie`, and going on after a greeting that ends with a comma. */
export const german: LetterTexts = {
  business: 'Ihren Betrieb',
  terms: {
    EUR: 'jeweils netto',
    CHF: 'jeweils netto',
    GBP: 'jeweils netto',
    USD: 'jeweils netto und in US-Dollar',
    CAD: 'jeweils netto und in kanadischen Dollar',
    AUD: 'jeweils netto und in australischen Dollar',
  },
  letters: {
    RentalRevolution: {
      BoatRental: rental(
        `wer einen Tag auf dem Wasser plant, möchte oft abends buchen, wenn das Telefon nicht mehr besetzt ist. ${booking}`,
      ),
      HalfBoatRental: rental(
        `wo Boote nur ein Teil des Angebots sind, etwa auf Campingplätzen oder in Hotels, soll ihr Verleih nebenbei laufen. ${booking} ${stays}`,
      ),
      YachtRental: rental(
        `eine Charter beginnt mit der Frage, welche Yacht an welchen Tagen frei ist. Wir bauen Websites, auf denen Gäste das selbst sehen und gleich buchen, ${offered('eine')}`,
        yachts,
      ),
      GeneralRental: rental(
        `ob Fahrräder, Wohnmobile oder Werkzeug: Wer mieten möchte, will sehen, was wann frei ist, und es gleich buchen. ${booking}`,
        anything,
        otherDemo,
      ),
      Neutral: rental(
        `wir sind eine kleine Webagentur und bauen Websites mit Online-Buchung. Wir möchten Ihnen eine für {business} anbieten, mit Ihren Leistungen und in Ihren Farben.`,
        anything,
        otherDemo,
      ),
      Legacy: [
        '<p>wir sind eine kleine Webagentur und entwickeln Websites mit Online-Buchung für Betriebe, die etwas vermieten: Boote und Yachten, Fahrräder, Wohnmobile, Geräte. Wir schreiben Ihnen, weil wir Ihnen eine solche Website für {business} anbieten möchten.</p>',
        '<p><strong>Was Ihre Gäste davon haben:</strong> Sie sehen auf dem Handy so gut wie am Schreibtisch, was wann frei ist und was es kostet, und buchen es gleich, nach Stunden oder über mehrere Tage. Wollen zwei dasselbe zur selben Zeit, bekommt es eine Person, und die andere sieht, was noch frei ist. Doppelt gebucht wird nichts.</p>',
        '<p><strong>Was Sie davon haben:</strong></p>',
        list(
          'Bezahlt wird online oder per Überweisung. Wer nicht zahlt, wird erinnert; bleibt die Zahlung aus, wird der Termin wieder frei.',
          'Gutscheine bestellen Ihre Gäste selbst. Sie kommen als PDF und lassen sich bei der Buchung einlösen.',
          'Die Tagesübersicht zeigt Ihrem Team, was hinausgeht und was zurückkommt.',
          'Die Kasse nummeriert ihre Belege lückenlos.',
          'Arbeitszeiten, Aufgaben und Anfragen finden Sie an einem Ort.',
        ),
        `<p>Farben, Bilder und Texte sind Ihre eigenen. Haben Sie schon eine Website, kann sie bleiben und auf die Buchung verlinken, oder wir ersetzen sie ganz.</p>`,
        legacyPrice,
        '<p>Am besten probieren Sie es in unserer Demo aus, einem englischsprachigen Bootsverleih: {demo}</p>',
        legacyAnswer,
        regards,
      ],
    },
    SupremeShop: {
      BoatRental: store(
        `Gutscheine, Schwimmwesten, T-Shirts: Was ein Bootsverleih am Steg verkauft, lässt sich auch im Internet verkaufen. ${shop}`,
      ),
      HalfBoatRental: store(
        `Gutscheine, Ausrüstung, Andenken: Was Ihre Gäste vor Ort kaufen, lässt sich auch im Internet verkaufen. ${shop} ${stays}`,
      ),
      YachtRental: store(
        `Ölzeug, Zubehör, Gutscheine für einen Tag auf See: Was zu einer Charter gehört, lässt sich auch im Internet verkaufen. ${shop}`,
      ),
      GeneralRental: store(
        `Zubehör, Ersatzteile, Gebrauchtes: Was Ihre Kundschaft ohnehin braucht, lässt sich auch im Internet verkaufen. ${shop}`,
      ),
      Neutral: store(
        'wir sind eine kleine Webagentur und bauen Online-Shops. Wir möchten Ihnen einen für {business} anbieten, mit Ihren Waren und in Ihren Farben.',
      ),
      Legacy: [
        '<p>wir sind eine kleine Webagentur und entwickeln Online-Shops für kleine Betriebe. Wir schreiben Ihnen, weil wir Ihnen einen solchen Shop für {business} anbieten möchten.</p>',
        '<p><strong>Was Ihre Kundschaft davon hat:</strong> Sie sieht auf dem Handy so gut wie am Schreibtisch, was es gibt, was es kostet und was noch da ist, und bestellt es gleich. Bezahlt wird online oder per Überweisung.</p>',
        '<p><strong>Was Sie davon haben:</strong></p>',
        list(
          'Der Bestand stimmt: Was ausverkauft ist, wird nicht mehr verkauft, im Internet so wenig wie im Laden.',
          'Preise berechnet allein der Server; im Browser kann sie niemand verändern.',
          'Gutscheine kommen als PDF und gelten, bis ihr Guthaben verbraucht ist.',
          'Die Kasse nummeriert ihre Belege lückenlos.',
          'Arbeitszeiten, Aufgaben und Anfragen finden Sie an einem Ort.',
        ),
        '<p>Farben, Bilder und Texte sind Ihre eigenen. Haben Sie schon eine Website, kann sie bleiben und auf den Shop verlinken, oder wir ersetzen sie ganz.</p>',
        legacyPrice,
        shopDemo,
        legacyAnswer,
        regards,
      ],
    },
  },
}
