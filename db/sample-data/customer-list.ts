import type { Cents } from '#kit/shared/money.ts'

/** A row of the table customers, and what became of the months before today's. */
export type SampleCustomer = {
  business: string
  website: string
  email: string
  phone: string
  name: string
  salutation: string
  street_and_number: string
  additional?: string
  zip_code_and_city: string
  country: string
  state: string
  type: 'RentalRevolution' | 'SupremeShop'
  vat_id?: string
  vat_rate?: number
  note?: string
  active?: boolean
  /** How many months back there was an invoice; 0 is the current month. */
  months: readonly number[]
  /** What share of which month's invoice came in; all of it unless told otherwise. */
  pays?: Readonly<Record<number, number>>
  /** Invoiced besides the hosting. */
  extra?: readonly { item: string; price: Cents }[]
}

const from = (first: number, last = 0) => Array.from({ length: first - last + 1 }, (_, i) => first - i)

/** Businesses that do not exist. */
export const sampleCustomers: readonly SampleCustomer[] = [
  {
    business: 'Bootsverleih Morgenrot',
    website: 'https://bootsverleih-morgenrot.example',
    email: 'buero@bootsverleih-morgenrot.example',
    phone: '+49 3991 5550142',
    name: 'Wiebke Harms',
    salutation: 'Sehr geehrte',
    street_and_number: 'Kietzstraße 9',
    zip_code_and_city: '17192 Waren (Müritz)',
    country: 'Germany',
    state: 'Mecklenburg-Vorpommern',
    type: 'RentalRevolution',
    vat_id: 'DE123456788',
    vat_rate: 1900,
    extra: [{ item: 'Domain bootsverleih-morgenrot.example', price: 1390 }],
    months: from(13),
  },
  {
    business: 'Segelschule Wellenreich',
    website: 'https://wellenreich.example',
    email: 'hallo@wellenreich.example',
    phone: '+43 2167 555018',
    name: 'Lukas Steiner',
    salutation: 'Sehr geehrter',
    street_and_number: 'Seegelände 3',
    zip_code_and_city: '7100 Neusiedl am See',
    country: 'Austria',
    state: 'Burgenland',
    type: 'RentalRevolution',
    vat_id: 'ATU12345675',
    months: from(8),
    pays: { 0: 0 },
  },
  {
    business: 'Pedalo Vierwald AG',
    website: 'https://pedalo-vierwald.example',
    email: 'info@pedalo-vierwald.example',
    phone: '+41 41 555 01 77',
    name: 'Urs Zurbriggen',
    salutation: 'Sehr geehrter',
    street_and_number: 'Quai 21',
    zip_code_and_city: '6353 Weggis',
    country: 'Switzerland',
    state: 'Lucerne',
    type: 'RentalRevolution',
    months: from(9, 1),
    note: 'Wants paper copies at the end of the year.',
  },
  {
    business: 'Petra Yachting Ltd',
    website: 'https://petra-yachting.example',
    email: 'accounts@petra-yachting.example',
    phone: '+357 25 555014',
    name: 'Eleni Christou',
    salutation: 'Dear',
    street_and_number: '12 Marina Road',
    zip_code_and_city: '3014 Limassol',
    country: 'Cyprus',
    state: 'Limassol',
    type: 'RentalRevolution',
    vat_id: 'CY10345678D',
    vat_rate: 1900,
    months: from(6),
    pays: { 2: 0, 1: 0 },
  },
  {
    business: 'Corrib Boats Ltd',
    website: 'https://corrib-boats.example',
    email: 'office@corrib-boats.example',
    phone: '+353 91 555 0166',
    name: 'Aoife Brannigan',
    salutation: 'Dear',
    street_and_number: '4 Woodquay',
    zip_code_and_city: 'Galway H91 X0X0',
    country: 'Ireland',
    state: 'Galway',
    type: 'RentalRevolution',
    vat_id: 'IE1234567T',
    months: from(5),
  },
  {
    business: 'Windermere Rowing Co',
    website: 'https://windermere-rowing.example',
    email: 'hello@windermere-rowing.example',
    phone: '+44 15394 550123',
    name: 'Thomas Ashworth',
    salutation: 'Dear',
    street_and_number: '7 Glebe Road',
    zip_code_and_city: 'Windermere LA23 0XX',
    country: 'United Kingdom',
    state: 'England',
    type: 'RentalRevolution',
    months: from(7, 1),
    pays: { 1: 0.5 },
  },
  {
    business: 'Champlain Kayaks',
    website: 'https://champlain-kayaks.example',
    email: 'billing@champlain-kayaks.example',
    phone: '+1 802 555 0139',
    name: 'Dana Whitcomb',
    salutation: 'Dear',
    street_and_number: '18 Battery Street',
    zip_code_and_city: 'Burlington, VT 05401',
    country: 'United States',
    state: 'Vermont',
    type: 'RentalRevolution',
    months: from(4),
  },
  {
    business: 'Papierlaterne',
    website: 'https://papierlaterne.example',
    email: 'post@papierlaterne.example',
    phone: '+49 341 5550190',
    name: 'Jana Petzold',
    salutation: 'Sehr geehrte',
    street_and_number: 'Karl-Heine-Straße 60',
    additional: 'Hinterhaus',
    zip_code_and_city: '04229 Leipzig',
    country: 'Germany',
    state: 'Saxony',
    type: 'SupremeShop',
    vat_id: 'DE999999995',
    vat_rate: 1900,
    months: [3, 2],
  },
  {
    business: 'Kanu Kranich',
    website: 'https://kanu-kranich.example',
    email: 'kranich@kanu-kranich.example',
    phone: '+49 3981 5550171',
    name: 'Ole Kranich',
    salutation: 'Sehr geehrter',
    street_and_number: 'Zierker Nebenstraße 14',
    zip_code_and_city: '17235 Neustrelitz',
    country: 'Germany',
    state: 'Mecklenburg-Vorpommern',
    type: 'RentalRevolution',
    vat_rate: 1900,
    note: 'Gave up the business in autumn.',
    active: false,
    months: from(13, 11),
  },
  {
    business: 'Noosa Pontoons',
    website: 'https://noosa-pontoons.example',
    email: 'crew@noosa-pontoons.example',
    phone: '+61 7 5550 0148',
    name: 'Callum Reid',
    salutation: 'Dear',
    street_and_number: '2 Gympie Terrace',
    zip_code_and_city: 'Noosaville QLD 4566',
    country: 'Australia',
    state: 'Queensland',
    type: 'RentalRevolution',
    note: 'Starts next month.',
    months: [],
  },
]
