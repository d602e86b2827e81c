import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVatId } from '#kit/shared/vat-id.ts'
import { readEnv } from './env.ts'
import { SettingError } from './start-error.ts'

test('nothing set: the documented defaults', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    secure: false,
    databaseUrl: undefined,
    workers: 1,
    rootEmail: 'root@sternsinger.example',
    rootPassword: undefined,
    sampleData: true,
    showcase: false,
    business: { name: 'Sternsinger' },
    timeZone: 'Europe/Berlin',
    smtpUrl: undefined,
    paypal: undefined,
    stripe: undefined,
  })
})

test('a pool stands before a database of its own', () => {
  const [direct, pool] = ['postgres://me:secret@db/boats', 'postgres://app:secret@pool:6432/boats']
  expect(readEnv({ DATABASE_URL: direct, DATABASE_POOL_URL: pool })).toMatchObject({
    databaseUrl: direct,
    databasePoolUrl: pool,
  })
  expect(() => readEnv({ DATABASE_POOL_URL: pool })).toThrow(
    new SettingError('DATABASE_URL is missing: DATABASE_POOL_URL needs it'),
  )
  expect(() => readEnv({ DATABASE_URL: direct, DATABASE_POOL_URL: 'http://secret' })).toThrow(
    /^(?!.*secret)DATABASE_POOL/,
  )
})

test('VIES is asked unless it is turned off, and a VAT id of the agency is one', () => {
  expect(readEnv({}).viesBase).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api')
  expect(readEnv({ VIES_API_BASE: 'off' }).viesBase).toBeUndefined()
  expect(isVatId(readEnv({}).business.vatId)).toBe(true)
})

test('empty counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', AGENCY_NAME: '' })).toEqual(readEnv({}))
})

test('the public address follows the port, and https is recognised', () => {
  expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readEnv({ PUBLIC_URL: 'https://boats.example/' })).toMatchObject({
    publicUrl: 'https://boats.example',
    secure: true,
  })
})

test('a relative data directory becomes absolute', () => {
  expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve('elsewhere'))
})

test('every setting reaches its place', () => {
  const env = readEnv({
    ROOT_EMAIL: 'Root@Boats.example',
    ROOT_PASSWORD: 'four',
    ROOT_VERIFICATION_CODE: '01234',
    SAMPLE_DATA: 'off',
    SHOWCASE: 'on',
    WORKERS: '4',
    SHUTDOWN_DELAY: '5',
    BUSINESS_TIME_ZONE: 'America/New_York',
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    IMAP_URL: 'imaps://me:secret@mail.example:993',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'hook',
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    GOOGLE_PLACES_API_KEY: 'places',
    GOOGLE_MAPS_EMBED_KEY: 'maps',
    METRICS_TOKEN: 'token',
    VIES_API_BASE: 'https://vies.example/rest-api',
    AGENCY_VAT_ID: 'CHE-116.281.710 MWST',
    AGENCY_OWNER: 'Anna Öhm',
    AGENCY_IBAN: 'CH93 0076 2011 6238 5295 7',
    AGENCY_BIC: 'UBSWCHZH',
    EUR_PER_USD: '0.875',
    AUD_PER_USD: '1.6',
    BACKUPS: 'off',
    BACKUPS_KEEP: '14,8,0',
    INVOICE_REMINDERS: 'on',
  })
  expect(env).toMatchObject({
    rootEmail: 'root@boats.example',
    rootPassword: 'four',
    rootVerificationCode: '01234',
    sampleData: false,
    showcase: true,
    workers: 4,
    shutdownDelay: 5,
    timeZone: 'America/New_York',
    smtpUrl: 'smtps://me:secret@mail.example:465',
    paypal: { clientId: 'id', clientSecret: 'secret', apiBase: 'https://api-m.paypal.com', webhookId: 'hook' },
    stripe: {
      secretKey: 'sk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      apiBase: 'https://api.stripe.com',
    },
    places: { googleKey: 'places' },
    mapsEmbedKey: 'maps',
    metricsToken: 'token',
    viesBase: 'https://vies.example/rest-api',
    business: { owner: 'Anna Öhm', iban: 'CH9300762011623852957', bic: 'UBSWCHZH', vatId: 'CHE-116.281.710 MWST' },
    toEuros: 0.875,
    perDollar: { USD: 1, EUR: 0.875, CHF: 0.88, GBP: 0.79, CAD: 1.38, AUD: 1.6 },
    backups: { on: false, days: 14, weeks: 8, months: 0 },
    invoiceReminders: true,
  })
})

test('Backups are encrypted for public keys only, and no part of a wrong one is said.', () => {
  const key = 'age17zcjrz0vgq7xklld02vmvsckwlw3tsy9gd5sdehj9ps9dks9p3wsa50u3q'
  expect(readEnv({ BACKUP_KEY: `${key}, ${key}` }).backupKeys).toEqual([key, key])
  expect(readEnv({}).backupKeys).toEqual([])
  for (const wrong of [key.replace(/q$/, 'p'), 'AGE-SECRET-KEY-1XYZ', `${key},secret`, ','])
    expect(() => readEnv({ BACKUP_KEY: wrong })).toThrow(
      /^BACKUP_KEY must be public keys that begin with age1, separated by commas; the secret one stays elsewhere$/,
    )
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a"'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
  [{ BACKUPS_KEEP: '7' }, 'BACKUPS_KEEP must be how many days, weeks and months are kept, like 7,4,12, not "7"'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64, not "0"'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b"'],
  [
    { PUBLIC_URL: 'boats.example' },
    'PUBLIC_URL must be an http or https address without a path, like https://boats.example, not "boats.example"',
  ],
  [
    { PUBLIC_URL: 'https://boats.example/shop' },
    'PUBLIC_URL must be an http or https address without a path, like https://boats.example, not "https://boats.example/shop"',
  ],
  [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA must be on or off, not "yes"'],
  [{ ROOT_EMAIL: 'root' }, 'ROOT_EMAIL must be an email address of at most 50 characters, not "root"'],
  [
    { BUSINESS_TIME_ZONE: 'Europe/Atlantis' },
    'BUSINESS_TIME_ZONE must be an IANA time zone like Europe/Berlin, not "Europe/Atlantis"',
  ],
  [
    { BUSINESS_POSITION: '91, 0' },
    'BUSINESS_POSITION must be a latitude and a longitude like 52.52, 13.405, not "91, 0"',
  ],
  [{ BUSINESS_TIME_ZONE: '+02:00' }, 'BUSINESS_TIME_ZONE must be an IANA time zone like Europe/Berlin, not "+02:00"'],
  [{ ROOT_PASSWORD: 'abc' }, 'ROOT_PASSWORD must have 4 to 20 characters'],
  [{ ROOT_VERIFICATION_CODE: '1234' }, 'ROOT_VERIFICATION_CODE must be five digits'],
  [
    { DATABASE_URL: 'mysql://u:hidden@h/d' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database',
  ],
  [{ SMTP_URL: 'mail:hidden' }, 'SMTP_URL must be an address like smtps://user:password@host:465'],
  [
    { AGENCY_IBAN: 'DE88 3704 0044 0532 0130 00' },
    'AGENCY_IBAN must be a valid IBAN, not "DE88 3704 0044 0532 0130 00"',
  ],
  [
    { AGENCY_VAT_ID: 'DE123456789' },
    'AGENCY_VAT_ID must be a VAT id with its country in front, like DE111111125, not "DE123456789"',
  ],
  [{ VIES_API_BASE: 'no' }, 'VIES_API_BASE must be an http or https address, or off, not "no"'],
  [{ AGENCY_BIC: 'COBA' }, 'AGENCY_BIC must be a BIC of 8 or 11 characters, not "COBA"'],
  [{ EUR_PER_USD: '0' }, 'EUR_PER_USD must be a number like 0.92, not "0"'],
  [{ EUR_PER_USD: '0,92' }, 'EUR_PER_USD must be a number like 0.92, not "0,92"'],
  [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET is missing: PAYPAL_CLIENT_ID needs it'],
  [{ PAYPAL_CLIENT_SECRET: 'hidden' }, 'PAYPAL_CLIENT_ID is missing: PAYPAL_CLIENT_SECRET needs it'],
  [
    { STRIPE_SECRET_KEY: 'pk_test_0123456789' },
    'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, sk_… or rk_…',
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'hidden' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, whsec_…'],
  [{ STRIPE_SECRET_KEY: 'sk_test_0123456789' }, 'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }, 'STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET needs it'],
  [{ STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE must be an http or https address, not "stripe"'],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(new SettingError(sentence))
})

test('whatever is set, the answer is settings or one line that names a setting', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'WORKERS',
    'ROOT_EMAIL',
    'BUSINESS_TIME_ZONE',
    'SMTP_URL',
    'AGENCY_PHONE',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' })), (environment) => {
      try {
        readEnv(environment)
      } catch (error) {
        expect(error).toBeInstanceOf(SettingError)
        expect(names.some((name) => (error as Error).message.startsWith(name))).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('the data directory is ./data unless PostgreSQL could not get there', () => {
  const before = process.cwd()
  const closed = mkdtempSync(join(tmpdir(), 'sternsinger-env-'))
  try {
    process.chdir(closed)
    const { dataDir } = readEnv({})
    if (process.getuid?.() === 0) expect(dataDir).toMatch(/^\/var\/lib\/sternsinger\/sternsinger-env-\w+-[0-9a-f]{12}$/)
    else expect(dataDir).toBe(join(closed, 'data'))
  } finally {
    process.chdir(before)
    rmdirSync(closed)
  }
})

test('The sample agency has tax ids; whoever sets a name has those that they set', () => {
  const idsOf = (settings: NodeJS.ProcessEnv) => {
    const { vatId, taxNumber } = readEnv(settings).business
    return [vatId, taxNumber]
  }
  expect(idsOf({})).toEqual(['DE111111125', '30/123/45678'])
  expect(idsOf({ AGENCY_NAME: 'Stern GmbH' })).toEqual(['', ''])
  expect(idsOf({ AGENCY_NAME: 'Stern GmbH', AGENCY_TAX_NUMBER: '37/1' })).toEqual(['', '37/1'])
  expect(idsOf({ AGENCY_VAT_ID: 'DE136695976' })).toEqual(['DE136695976', ''])
})
