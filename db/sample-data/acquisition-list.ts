import type { Stage } from '#features/acquisition/contract.ts'

/** A business that does not exist, and how far it came. */
export type SampleBusiness = {
  business: string
  email: string
  website: string
  name: string
  salutation: string
  phone: string
  country: string
  state: string
  type: 'RentalRevolution' | 'SupremeShop'
  stage: Stage
  active: boolean
  note: string
}

/**
 * By country: business | email, or only its domain where none is known | person, `f` or `m` behind | phone | state | stage,
 * `shop` where it sells, `off` where it is inactive | note.
 */
const lists: Readonly<Record<string, string>> = {
  Germany: `
    Bootsverleih Seerose | info@bootsverleih-seerose.example | Jana Petersen f | 03991 5550201 | Mecklenburg-Vorpommern | answered | Wants to see the booking calendar in March
    Kanuhof Spreewald | kanu@kanuhof-spreewald.example | Torsten Lehmann m | 035603 55502 | Brandenburg | followed_up
    Yachtcharter Ostseewind | charter@ostseewind.example | Maren Thomsen f | +49 4561 5550203 | Schleswig-Holstein | answered
    Hausboote Havelland | post@hausboote-havelland.example | Sven Krause m | 033231 555204 | Brandenburg | contacted
    Tretboote am Ammersee | servus@tretboote-ammersee.example | Resi Huber f | 08152 5550205 | Bavaria | followed_up
    Segelschule Steinhuder Meer | info@segelschule-steinhude.example | Jan Wiegmann m | 05033 555206 | Lower Saxony | unsubscribed
    Floßfahrten Edersee | @flossfahrten-edersee.example | | 05623 555207 | Hesse | new
    Motorboote Mosel | info@motorboote-mosel.example | Dieter Hoffmann m | 02671 555208 | Rhineland-Palatinate | bounced
    SUP Station Bodensee | hallo@sup-bodensee.example | Lea Maurer f | +49 7541 5550209 | Baden-Württemberg | contacted
    Alsterkähne | moin@alsterkaehne.example | Fiete Jansen m | 040 55550210 | Hamburg | new
    Wannsee Boote | info@wannsee-boote.example | | 030 55550211 | Berlin | new
    Müritz Charter | info@mueritz-charter.example | | 03991 5550212 | Mecklenburg-Vorpommern | new
    Müritz Charter | buchung@mueritz-yachten.example | | 03991 5550212 | Mecklenburg-Vorpommern | new | The same as the one before?
    Töpferei Elbufer | werkstatt@toepferei-elbufer.example | Anke Voigt f | 0351 5550214 | Saxony | new shop`,
  Austria: `
    Bootsverleih Wörthersee | office@boote-woerthersee.example | Hannes Egger m | +43 4272 555021 | Carinthia | answered | Calls back after Easter
    Segelclub Neusiedl | info@segelclub-neusiedl.example | Eva Gruber f | 02167 555022 | Burgenland | followed_up
    Elektroboote Wolfgangsee | info@eboote-wolfgangsee.example | | 06138 555023 | Salzburg | new
    Achensee Boote | servus@achensee-boote.example | Martin Moser m | 05243 555024 | Tyrol | contacted
    Donaukajak Wachau | paddeln@donaukajak.example | Lisa Bauer f | 02732 555025 | Lower Austria | unsubscribed
    Attersee Yachting | @attersee-yachting.example | | 07666 555026 | Upper Austria | new
    Alte Donau Boote | info@altedonau-boote.example | | 01 5550270 | Vienna | new
    Bodenseefloß Bregenz | info@bodenseefloss.example | | 05574 555028 | Vorarlberg | new off | Closed for the season`,
  Switzerland: `
    Pedalos Zürichhorn | info@pedalos-zuerichhorn.example | Reto Meier m | +41 44 5550301 | Zurich | followed_up
    Bootsvermietung Thunersee | kontakt@boote-thunersee.example | Sandra Wyss f | +41 33 5550302 | Bern | contacted
    Lago Boats Ascona | ciao@lagoboats-ascona.example | Luca Bernasconi m | +41 91 5550303 | Ticino | answered | Asked for an offer with three boats
    Segelschule Zugersee | info@segelschule-zug.example | | +41 41 5550304 | Zug | new
    Léman Voile | bonjour@leman-voile.example | | +41 21 5550305 | Vaud | new
    Kanu Aare | info@kanu-aare.example | Beat Frei m | +41 62 5550306 | Aargau | bounced
    Käserei Hochalp | laden@kaeserei-hochalp.example | | +41 71 5550307 | St. Gallen | new shop`,
  Ireland: `
    Shannon Day Boats | hello@shannon-day-boats.example | Niamh Kelly f | +353 71 555 0401 | Leitrim | followed_up
    Killary Kayaks | info@killary-kayaks.example | Sean Joyce m | +353 95 555 402 | Galway | answered
    Lough Derg Cruisers | bookings@lough-derg-cruisers.example | | +353 61 555 403 | Clare | new
    Dingle Sea Safari | crew@dingle-sea-safari.example | Orla Moriarty f | +353 66 555 0404 | Kerry | contacted
    Cork Harbour Sailing | @cork-harbour-sailing.example | | +353 21 555 0405 | Cork | new
    Blueway Bikes & Boats | hi@blueway-bikes.example | | +353 43 555 0406 | Longford | new
    Sligo Smokehouse | shop@sligo-smokehouse.example | Declan Foley m | +353 71 555 0407 | Sligo | contacted shop`,
  Cyprus: `
    Latchi Speedboats | info@latchi-speedboats.example | Andreas Christou m | +357 26 555501 | Paphos | followed_up
    Larnaca Bay Charter | sail@larnaca-bay-charter.example | Eleni Georgiou f | +357 24 555502 | Larnaca | answered
    Ayia Napa Watersports | fun@napa-watersports.example | | +357 23 555503 | Famagusta | new
    Limassol Yacht Days | @limassol-yacht-days.example | | +357 25 555504 | Limassol | new
    Coral Bay Paddle | hello@coral-bay-paddle.example | | +357 26 555505 | Paphos | new`,
  'United Kingdom': `
    Ullswater Day Boats | hello@ullswater-day-boats.example | Tom Bramley m | 017684 55501 | England | followed_up
    Norfolk Broads Hire | office@broads-hire.example | Sarah Howes f | 01603 555602 | England | contacted
    Loch Lomond Kayaking | info@lomond-kayaking.example | Isla Fraser f | 01389 555603 | Scotland | answered | Season begins in April
    Menai Rib Rides | rides@menai-ribs.example | Gareth Pugh m | 01248 555604 | Wales | unsubscribed
    Lough Erne Cruisers | info@lough-erne-cruisers.example | | 028 6655 5605 | Northern Ireland | new
    Salcombe Boat Club | @salcombe-boat-club.example | | 01548 555606 | England | new
    Solent Skippers | ahoy@solent-skippers.example | Hugh Barton m | 023 8055 5607 | England | bounced
    Whitby Jet Jewellers | sales@whitby-jet.example | | 01947 555608 | England | new shop`,
  'United States': `
    Lake Tahoe Pontoons | rent@tahoe-pontoons.example | Mike Alvarez m | +1 530 555 0101 | California | followed_up
    Bar Harbor Kayak Co | paddle@bar-harbor-kayak.example | Emily Stone f | +1 207 555 0102 | Maine | contacted
    Biscayne Boat Days | hello@biscayne-boat-days.example | | +1 305 555 0103 | Florida | new
    Door County Sailing | crew@door-county-sailing.example | Karl Olson m | +1 920 555 0104 | Wisconsin | answered
    Lake Powell Houseboats | info@powell-houseboats.example | | +1 928 555 0105 | Arizona | new
    Puget Sound Electric Boats | @puget-electric-boats.example | | +1 206 555 0106 | Washington | new
    Outer Banks Skiffs | hello@obx-skiffs.example | | +1 252 555 0107 | North Carolina | new
    Vermont Maple Barn | orders@maple-barn.example | Ruth Carver f | +1 802 555 0108 | Vermont | contacted shop`,
  Canada: `
    Muskoka Boat Rental | hello@muskoka-boat-rental.example | Claire Tremblay f | +1 705 555 0151 | Ontario | followed_up
    Okanagan Pontoons | rent@okanagan-pontoons.example | | +1 250 555 0152 | British Columbia | new
    Tobermory Kayak | info@tobermory-kayak.example | Josh Reid m | +1 519 555 0153 | Ontario | contacted
    Baddeck Sailing Tours | @baddeck-sailing.example | | +1 902 555 0154 | Nova Scotia | new
    Lac Memphrémagog Nautique | info@memphremagog-nautique.example | | +1 819 555 0155 | Quebec | new`,
  Australia: `
    Gippsland Lakes Hire | info@gippsland-lakes-hire.example | Bruce Tanner m | +61 3 5555 0161 | Victoria | followed_up
    Whitsunday Bareboats | crew@whitsunday-bareboats.example | Kylie Marsh f | +61 7 5555 0162 | Queensland | answered | Twelve yachts; wants a price for all
    Hawkesbury Houseboats | stay@hawkesbury-houseboats.example | | +61 2 5555 0163 | New South Wales | new
    Huon River Kayaks | @huon-river-kayaks.example | | +61 3 5555 0164 | Tasmania | new
    Swan River Boats | hello@swan-river-boats.example | Dean Walsh m | +61 8 5555 0165 | Western Australia | unsubscribed`,
}

const german = new Set(['Germany', 'Austria', 'Switzerland'])

/** All of them, country by country. */
export const sampleBusinesses: readonly SampleBusiness[] = Object.entries(lists).flatMap(([country, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => businessOf(country, line)),
)

function businessOf(country: string, line: string): SampleBusiness {
  const [business = '', mail = '', person = '', phone = '', state = '', standing = '', note = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const [stage = 'new', ...marks] = standing.split(' ')
  const name = person.replace(/ [fm]$/, '')
  return {
    ...{ business, name, phone, country, state, note },
    email: mail.startsWith('@') ? '' : mail,
    website: `https://${mail.slice(mail.indexOf('@') + 1)}`,
    salutation: salutationFor(country, person),
    type: marks.includes('shop') ? 'SupremeShop' : 'RentalRevolution',
    stage: stage as Stage,
    active: !marks.includes('off'),
  }
}

function salutationFor(country: string, person: string): string {
  if (person === '') return ''
  if (!german.has(country)) return 'Dear'
  return person.endsWith(' f') ? 'Sehr geehrte' : 'Sehr geehrter'
}

/** What they answered, in turn. */
export const sampleAnswers: Readonly<Record<'de' | 'en', readonly string[]>> = {
  de: [
    'Guten Tag, das klingt interessant. Können Sie mir zeigen, wie die Buchung aussieht, wenn jemand zwei Boote nimmt?',
    'Hallo, derzeit buchen unsere Gäste nur am Telefon. Rufen Sie mich nächste Woche gern vormittags an.',
    'Vielen Dank für Ihre Nachricht. Was kostet die Seite im zweiten Jahr, und wem gehört sie?',
  ],
  en: [
    'Thanks for getting in touch. Could you show me how a booking looks when somebody takes two boats?',
    'Good timing, we were just talking about a new site. Please call me on Thursday after four.',
    'Looks nice. Who owns the website if we stop after a year?',
  ],
}
