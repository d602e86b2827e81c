import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { bare, isBic, isIban } from '#kit/shared/iban.ts'
import { type Currency, rentalCurrency } from '#kit/shared/money.ts'
import { isVatId } from '#kit/shared/vat-id.ts'
import { defaultDataDir } from '../postgres/data-dir.ts'
import {
  address,
  email,
  isNetwork,
  isRecipient,
  isTimeZone,
  line,
  listOf,
  matching,
  onOrOff,
  type Paypal,
  type Position,
  paypalOf,
  position,
  rate,
  type Stripe,
  samplePosition,
  secret,
  stripeKey,
  stripeOf,
  stripeSecret,
  text,
  web,
  wholeNumber,
} from './env-fields.ts'
import { type Fiskaly, fiskalyOf, fiskalySettings } from './env-fiskaly.ts'
import { SettingError } from './start-error.ts'

export { SettingError }

/** Every setting, validated, in the code's words. What is undefined was not set. */
export type Env = {
  port: number
  host: string
  /** Without a trailing slash. */
  publicUrl: string
  /** The public address is https: cookies are Secure and browsers are told to stay on https. */
  secure: boolean
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | undefined
  /** The same database through PgBouncer, for statements and transactions; `databaseUrl` stays for all else. */
  databasePoolUrl: string | undefined
  workers: number
  /** Seconds in which a process that was told to end still serves, and says at `/readyz` that it goes. */
  shutdownDelay: number
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  rootEmail: string
  /** Given explicitly; otherwise generated, see credentials.ts. */
  rootPassword: string | undefined
  rootVerificationCode: string | undefined
  sampleData: boolean
  showcase: boolean
  business: Business
  /** IANA name of the wall clock of both businesses. */
  timeZone: string
  position: Position | undefined
  smtpUrl: string | undefined
  imapUrl: string | undefined
  paypal: Paypal | undefined
  stripe: Stripe | undefined
  fiskaly: Fiskaly | undefined
  /** Where no security device is set up, a simulation signs. */
  tseSimulator: boolean
  places: { googleKey: string | undefined; googleBase: string; overpassBase: string }
  mapsEmbedKey: string | undefined
  /** Where VIES is asked about VAT ids; undefined: nowhere. */
  viesBase: string | undefined
  metricsToken: string | undefined
  /** What one of the rental's currency is in euros: SEPA transfers and the fees of the terms are in euros. */
  readonly toEuros: number
  /** What a dollar is in each currency that the agency invoices in. */
  perDollar: Readonly<Record<Currency, number>>
  /** Whether there are nightly backups, and of how many days, weeks and months they are kept. */
  backups: { on: boolean; days: number; weeks: number; months: number }
  /** Public keys of age that backups are encrypted for; none: they are not encrypted. */
  backupKeys: readonly string[]
  /** Reminders of unpaid invoices go out by themselves; otherwise they are proposed. */
  invoiceReminders: boolean
}

/** The agency's legal data, for imprint, invoices and mails. */
export type Business = {
  name: string
  owner: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  country: string
  email: string
  phone: string
  vatId: string
  taxNumber: string
  /** Where transfers go. Without spaces. */
  iban: string
  bic: string
}

const vies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const sampleName = 'Sternsinger'
const sampleTaxIds = { vatId: 'DE111111125', taxNumber: '30/123/45678' }

const postgres = address(
  ['postgres:', 'postgresql:'],
  'must be an address like postgres://user:password@host:5432/database',
)

const settings = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: z._default(matching(/^[A-Za-z0-9.:_-]{1,253}$/, 'must be a host name or an IP address'), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    text('must be an http or https address without a path, like https://boats.example', (value) => {
      const url = URL.parse(value)
      return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
    }),
  ),
  DATA_DIR: z.optional(matching(/^[^\0\r\n]+$/, 'must be a directory')),
  DATABASE_URL: z.optional(postgres),
  DATABASE_POOL_URL: z.optional(postgres),
  WORKERS: wholeNumber(1, 64, 1),
  SHUTDOWN_DELAY: wholeNumber(0, 600, 0),
  TRUSTED_PROXIES: z._default(
    text('must be IP addresses or networks separated by commas, like 127.0.0.1', (value) =>
      listOf(value).every(isNetwork),
    ),
    '',
  ),
  ROOT_EMAIL: z.pipe(
    z._default(email(), 'root@sternsinger.example'),
    z.transform((value) => value.toLowerCase()),
  ),
  ROOT_PASSWORD: z.optional(matching(/^[^\r\n]{4,20}$/, 'must have 4 to 20 characters')),
  ROOT_VERIFICATION_CODE: z.optional(matching(/^\d{5}$/, 'must be five digits')),
  SAMPLE_DATA: onOrOff('on'),
  SHOWCASE: onOrOff('off'),
  AGENCY_NAME: z._default(line(50), sampleName),
  AGENCY_OWNER: z._default(line(50), 'Caspar Stern'),
  AGENCY_STREET_AND_NUMBER: z._default(line(50), 'Musterweg 24'),
  AGENCY_ADDITIONAL: z._default(line(50), ''),
  AGENCY_ZIP_CODE_AND_CITY: z._default(line(50), '12345 Berlin'),
  AGENCY_COUNTRY: z._default(line(50), 'Germany'),
  AGENCY_EMAIL: z._default(email(), 'hello@sternsinger.example'),
  AGENCY_PHONE: z._default(matching(/^\+?[\d ]{3,25}$/, 'must be a phone number'), '+49 30 23125 024'),
  AGENCY_VAT_ID: z.optional(text('must be a VAT id with its country in front, like DE111111125', isVatId)),
  AGENCY_TAX_NUMBER: z.optional(line(30)),
  AGENCY_IBAN: z.pipe(
    z._default(text('must be a valid IBAN', isIban), 'DE89 3704 0044 0532 0130 00'),
    z.transform(bare),
  ),
  AGENCY_BIC: z.pipe(z._default(text('must be a BIC of 8 or 11 characters', isBic), 'COBADEFFXXX'), z.transform(bare)),
  EUR_PER_USD: rate('0.92'),
  CHF_PER_USD: rate('0.88'),
  GBP_PER_USD: rate('0.79'),
  CAD_PER_USD: rate('1.38'),
  AUD_PER_USD: rate('1.52'),
  BUSINESS_POSITION: z.optional(position()),
  BUSINESS_TIME_ZONE: z._default(text('must be an IANA time zone like Europe/Berlin', isTimeZone), 'Europe/Berlin'),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'must be an address like smtps://user:password@host:465')),
  IMAP_URL: z.optional(address(['imap:', 'imaps:'], 'must be an address like imaps://user:password@host:993')),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_API_BASE: z._default(web(), 'https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: secret,
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: stripeSecret,
  STRIPE_API_BASE: z._default(web(), 'https://api.stripe.com'),
  ...fiskalySettings,
  TSE_SIMULATOR: onOrOff('on'),
  VIES_API_BASE: z._default(
    text('must be an http or https address, or off', (value) => value === 'off' || web().safeParse(value).success),
    vies,
  ),
  GOOGLE_PLACES_API_KEY: secret,
  PLACES_API_BASE: z._default(web(), 'https://places.googleapis.com'),
  OVERPASS_API_BASE: z._default(web(), 'https://overpass-api.de'),
  GOOGLE_MAPS_EMBED_KEY: secret,
  METRICS_TOKEN: z.optional(line(500)),
  INVOICE_REMINDERS: onOrOff('off'),
  BACKUPS: onOrOff('on'),
  BACKUPS_KEEP: z.pipe(
    z._default(
      matching(/^[1-9]\d?\d?,\d{1,3},\d{1,3}$/, 'must be how many days, weeks and months are kept, like 7,4,12'),
      '7,4,12',
    ),
    z.transform((value) => value.split(',').map(Number)),
  ),
  BACKUP_KEY: z._default(
    text(
      'must be public keys that begin with age1, separated by commas; the secret one stays elsewhere',
      (value) => listOf(value).length > 0 && listOf(value).every(isRecipient),
    ),
    '',
  ),
})

const confidential = /PASSWORD|SECRET|KEY|TOKEN|CODE|CLIENT|WEBHOOK|DATABASE_(POOL_)?URL|SMTP_URL|IMAP_URL/

/** Reads and validates all settings. Throws a SettingError whose one sentence names the first wrong one. */
export function readEnv(environment: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    throw new SettingError(`${name} ${issue?.message}${confidential.test(name) ? '' : `, not "${given[name]}"`}`)
  }
  const set = read.data
  const publicUrl = set.PUBLIC_URL ? new URL(set.PUBLIC_URL).origin : `http://localhost:${set.PORT}`
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir: set.DATA_DIR ? resolve(set.DATA_DIR) : defaultDataDir(),
    databaseUrl: set.DATABASE_URL,
    databasePoolUrl: poolOf(set),
    workers: set.WORKERS,
    shutdownDelay: set.SHUTDOWN_DELAY,
    trustedProxies: listOf(set.TRUSTED_PROXIES),
    rootEmail: set.ROOT_EMAIL,
    rootPassword: set.ROOT_PASSWORD,
    rootVerificationCode: set.ROOT_VERIFICATION_CODE,
    sampleData: set.SAMPLE_DATA,
    showcase: set.SHOWCASE,
    business: {
      name: set.AGENCY_NAME,
      owner: set.AGENCY_OWNER,
      streetAndNumber: set.AGENCY_STREET_AND_NUMBER,
      additional: set.AGENCY_ADDITIONAL,
      zipCodeAndCity: set.AGENCY_ZIP_CODE_AND_CITY,
      country: set.AGENCY_COUNTRY,
      email: set.AGENCY_EMAIL,
      phone: set.AGENCY_PHONE,
      ...taxIdsOf(set),
      iban: set.AGENCY_IBAN,
      bic: set.AGENCY_BIC,
    },
    position: set.BUSINESS_POSITION ?? (set.AGENCY_NAME === sampleName ? samplePosition : undefined),
    timeZone: set.BUSINESS_TIME_ZONE,
    smtpUrl: set.SMTP_URL,
    imapUrl: set.IMAP_URL,
    paypal: paypalOf(set),
    stripe: stripeOf(set),
    fiskaly: fiskalyOf(set),
    tseSimulator: set.TSE_SIMULATOR,
    places: {
      googleKey: set.GOOGLE_PLACES_API_KEY,
      googleBase: set.PLACES_API_BASE,
      overpassBase: set.OVERPASS_API_BASE,
    },
    mapsEmbedKey: set.GOOGLE_MAPS_EMBED_KEY,
    viesBase: set.VIES_API_BASE === 'off' ? undefined : set.VIES_API_BASE,
    metricsToken: set.METRICS_TOKEN,
    get toEuros() {
      return this.perDollar.EUR / this.perDollar[rentalCurrency()]
    },
    perDollar: {
      USD: 1,
      EUR: set.EUR_PER_USD,
      CHF: set.CHF_PER_USD,
      GBP: set.GBP_PER_USD,
      CAD: set.CAD_PER_USD,
      AUD: set.AUD_PER_USD,
    },
    backups: backupsOf(set),
    backupKeys: listOf(set.BACKUP_KEY),
    invoiceReminders: set.INVOICE_REMINDERS,
  }
}

function poolOf({ DATABASE_URL: direct, DATABASE_POOL_URL: pool }: z.output<typeof settings>) {
  if (pool && !direct) throw new SettingError('DATABASE_URL is missing: DATABASE_POOL_URL needs it')
  return pool
}

function backupsOf({ BACKUPS: on, BACKUPS_KEEP: [days = 1, weeks = 0, months = 0] }: z.output<typeof settings>) {
  return { on, days, weeks, months }
}

/** The sample agency has both, so that its invoices are complete; whoever sets a name of their own, sets these too. */
function taxIdsOf({
  AGENCY_NAME: name,
  AGENCY_VAT_ID: vatId,
  AGENCY_TAX_NUMBER: taxNumber,
}: z.output<typeof settings>) {
  const sample = name === sampleName && vatId === undefined && taxNumber === undefined
  return sample ? sampleTaxIds : { vatId: vatId ?? '', taxNumber: taxNumber ?? '' }
}
