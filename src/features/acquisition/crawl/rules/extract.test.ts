import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email as emailField } from '#kit/shared/fields.ts'
import { processorTime } from '#testing/processor-time.ts'
import { PageReader, readPage } from './extract.ts'
import { contactsOf } from './extract-contacts.ts'
import { contactLinks, wellKnownPages } from './extract-links.ts'

const host = 'www.seewind.example-boote.de'
const place = { host: 'www.seewind-boote.de', country: 'DE' }
const of = (html: string, page: 'home' | 'contact' | 'imprint' = 'imprint') =>
  contactsOf([{ page, facts: readPage(html) }], place)
const emailOf = (html: string) => of(html).email

describe('An address is found', () => {
  test.each([
    ['linked', '<a href="mailto:Info@Seewind-Boote.de?subject=Boot">Schreiben</a>'],
    ['linked in code', '<a href="mailto:info%40seewind-boote.de">Schreiben</a>'],
    ['plain', '<p>E-Mail:info@seewind-boote.de</p>'],
    ['with text behind it', '<span>info@seewind-boote.de</span><span>Telefon</span>'],
    ['by entities', '<p>&#105;&#x6e;fo&#64;seewind&#45;boote&period;de</p>'],
    ['by (at)', '<p>info (at) seewind-boote (dot) de</p>'],
    ['by [at] and [dot]', '<p>info[at]seewind-boote[dot]de</p>'],
    ['by {ät} and (punkt)', '<p>info {ät} seewind-boote (punkt) de</p>'],
    ['by words', '<p>info at seewind-boote dot de</p>'],
    ['between spaces', '<p>info @ seewind-boote.de</p>'],
    ['between comments', '<p>info<!-- x -->@<!-- y -->seewind-boote.de</p>'],
    ['around what is hidden', '<p>info@<span style="display: none">null</span>seewind-boote.de</p>'],
    ['through joints nobody sees', '<p>info&#8203;@&shy;seewind-boote.de</p>'],
    ['wide', '<p>info＠seewind-boote.de</p>'],
    ['by Cloudflare', `<a class="__cf_email__" data-cfemail="${cloudflare('info@seewind-boote.de')}">[email]</a>`],
    ['by Cloudflare, linked', `<a href="/cdn-cgi/l/email-protection#${cloudflare('info@seewind-boote.de')}">x</a>`],
    ['by TYPO3', `<a href="javascript:linkTo_UnCryptMailto(%27${typo3('mailto:info@seewind-boote.de')}%27);">x</a>`],
    ['in structured data', structured({ '@type': 'LocalBusiness', email: 'mailto:info@seewind-boote.de' })],
    ['in what browsers without scripts see', '<noscript>info@seewind-boote.de</noscript>'],
    ['in a table', '<table><tr><td>Mail<td>info@seewind-boote.de<td>Fax</table>'],
  ])('%s.', (_, html) => expect(emailOf(html)).toBe('info@seewind-boote.de'))

  test('in other scripts as mail knows it.', () =>
    expect(emailOf('<p>info@bötchen.de</p>')).toBe('info@xn--btchen-wxa.de'))
})

test.each([
  ...['<img src="logo@2x.png" alt="logo@2x.png">', '<p>logo@2x.png image@3x.webp icon@1.5x.svg</p>', '<p>a@b.js</p>'],
  ...['<p>max.mustermann@seewind-boote.de</p>', '<p>info@example.com</p>', '<p>name@domain.com</p>'],
  ...['<p>noreply@seewind-boote.de</p>', '<p>605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com</p>'],
  ...['<p>Follow us @ facebook.com</p>', '<p>@seewind</p>', '<p>a@b</p>', '<p>info@seewind-boote</p>'],
  '<script>var mail = "info@seewind-boote.de"</script>',
  '<p>Webdesign: <span>hallo@schoene-seiten.de</span></p>',
  '<p>Gestaltung und Technik</p><p><a href="mailto:info@schoene-seiten.de">Schöne Seiten</a></p>',
  '<p>Aufsichtsbehörde</p><p>poststelle@datenschutz-mv.de</p>',
])('%s holds none.', (html) => expect(emailOf(html)).toBe(''))

test('Its own address comes before others, a welcoming one before the rest, and one of a provider before none.', () => {
  const one = '<a href="mailto:seewind@gmx.de">Mail</a><p>info@seewind-boote.de</p><p>datenschutz@seewind-boote.de</p>'
  expect(emailOf(one)).toBe('info@seewind-boote.de')
  expect(emailOf('<p>jobs@seewind-boote.de</p><p>petra@seewind-boote.de</p>')).toBe('petra@seewind-boote.de')
  expect(emailOf('<p>seewind@t-online.de</p><p>info@hafen-wismar.de</p>')).toBe('seewind@t-online.de')
  expect(emailOf('<p>info@hafen-wismar.de</p>')).toBe('info@hafen-wismar.de')
  // Beside what the site is about, another domain's is likely somebody else's.
  expect(of('<a href="mailto:info@hafen-wismar.de">Mail</a>', 'home').email).toBe('')
})

test.each([
  ['<a href="tel:+493841123456">Anrufen</a>', '+49 3841 123456'],
  ['<p>Fax: 03841 99999</p><p>Tel.: 03841 / 12 34 56</p>', '+49 3841 123456'],
  ['<p>Telefon +49 (0) 3841-123456</p>', '+49 3841 123456'],
  [structured({ '@type': 'BoatRental', telephone: '03841 123456' }), '+49 3841 123456'],
  ['<p>Steuernummer 079/123/12345, Tel: 12</p>', ''],
])('%s has the phone number %s.', (html, phone) => expect(of(html).phone).toBe(phone))

test.each([
  ['<p>Inhaber: Petra Seewind</p>', 'Petra Seewind'],
  ['<p>Inhaberin: Frau Dr. Anna-Lena von der Au<br>Hafenstr. 1</p>', 'Anna-Lena von der Au'],
  ['<h3>Vertreten durch:</h3><p>Jörg Oehme</p><p>Kontakt</p>', 'Jörg Oehme'],
  ['<p>Geschäftsführer: Ole Kahn, Uwe Kahn</p>', 'Ole Kahn'],
  ['<p>Vertreten durch den Geschäftsführer: Herrn Ole Kahn</p>', 'Ole Kahn'],
  ['<p>Bootsverleih Seewind, Inh. Petra Seewind</p>', ''],
  ['<p>Inh. Petra Seewind</p>', 'Petra Seewind'],
  ['<p>Owner: Aoife Ní Bhriain</p>', 'Aoife Ní Bhriain'],
  ['<p>Titolare: Marco Rossi</p>', 'Marco Rossi'],
  [structured({ '@type': 'Organization', founder: { '@type': 'Person', name: 'Petra Seewind' } }), 'Petra Seewind'],
  ['<p>Geschäftsführer: Seewind Verwaltungs GmbH</p>', ''],
  ['<p>Vertreten durch: Hafenstraße 4</p>', ''],
  ['<p>Our owner is happy to help you</p>', ''],
])('%s names %s.', (html, name) => expect(of(html).name).toBe(name))

test('The business is called as structured data or social networks call it.', () => {
  const meta = '<meta property="og:site_name" content="Seewind">'
  expect(of(`${meta}${structured({ '@graph': [{ '@type': 'LocalBusiness', name: 'Seewind Boote' }] })}`).business).toBe(
    'Seewind Boote',
  )
  expect(of(meta).business).toBe('Seewind')
})

test('Imprint and contact pages are found by what their links are called, in four languages, on the same site only.', () => {
  const links = (html: string, max = 3) =>
    contactLinks(readPage(html), `https://${host}/boote/`, max).map(
      ({ url, page }) => `${page} ${new URL(url).pathname}`,
    )
  expect(
    links(
      '<a href="/ueber">Über uns</a><a href="kontakt.html#form">Schreiben Sie uns</a><a href="/kontakt.pdf">Kontakt</a>' +
        '<a href="https://andere.de/impressum">Impressum</a><a href="/recht">Impressum &amp; AGB</a><a href="/x">Boote</a>',
    ),
  ).toEqual(['imprint /recht', 'contact /boote/kontakt.html', 'contact /ueber'])
  expect(links('<a href="/a">Mentions légales</a><a href="/b">Contatti</a><a href="/c">Contact us</a>', 2)).toEqual([
    'imprint /a',
    'contact /b',
  ])
  expect(links('<frameset><frame src="start.htm"></frameset>')).toEqual(['home /boote/start.htm'])
  expect(links('<meta http-equiv="refresh" content="0; url=/de/">')).toEqual(['home /de/'])
  expect(wellKnownPages('https://a.de/x/', 'de').map(({ url }) => url)).toEqual([
    'https://a.de/impressum',
    'https://a.de/kontakt',
  ])
})

describe('Whatever a page holds', () => {
  const pieces = fc.constantFrom(
    ...[
      '<a href="mailto:',
      '@',
      '(at)',
      '[dot]',
      '.de',
      '">',
      '<',
      '</a>',
      '<p>',
      '<!--',
      '&#',
      ';',
      'info',
      'a@b.de ',
    ],
    ...[
      '<script type="application/ld+json">',
      '{"@type":"Person","name":"',
      '"}',
      '</script>',
      '[[[[',
      ' dot ',
      ' at ',
    ],
    ...[
      'Tel: 030 ',
      '0381 ',
      'Inhaber: ',
      'data-cfemail="',
      '<svg>',
      '</svg>',
      '\u0000',
      '\ud800',
      'logo@2x.png',
      '%E0',
    ],
  )
  const html = fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join(''))

  test('reading it never throws, and every address found is valid.', () => {
    fc.assert(
      fc.property(html, (text) => {
        const { email, phone, name } = of(text)
        expect(email === '' || emailField().safeParse(email).success).toBe(true)
        expect(email).not.toMatch(/\.(?:png|webp|jpg)$/)
        expect(phone).toMatch(/^(?:\+?\d[\d ]{0,19})?$/)
        expect(name.length).toBeLessThanOrEqual(50)
        contactLinks(readPage(text), 'https://a.de/', 3)
      }),
      { numRuns: 300 },
    )
  })

  test('a hidden address is the same as it was written.', () => {
    const local = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/)
    fc.assert(
      fc.property(fc.tuple(local, local), fc.constantFrom('@', ' (at) ', '[at]', ' {AT} '), ([one, two], at) => {
        const written = `${one}.${two}@seewind-boote.de`
        expect(emailOf(`<p>Mail: ${written.replace('@', at)}</p>`)).toBe(written)
        expect(emailOf(`<i data-cfemail="${cloudflare(written)}">`)).toBe(written)
      }),
      { numRuns: 60 },
    )
  })

  test.each<[string, string]>([
    ['a million open tags that are closed in vain', '<b>'.repeat(500_000) + '</i>'.repeat(500_000)],
    ['nothing but @', '@'.repeat(2_000_000)],
    ['one word', 'a'.repeat(5_000_000)],
    ['words before @', `${'a.'.repeat(1000)}@`.repeat(800)],
    ['open brackets', `${'['.repeat(50)} at `.repeat(80_000)],
    ['spaces', `info${' '.repeat(2_000_000)}@x.de`],
    ['digits', `Tel: ${'0 '.repeat(1_000_000)}`],
    ['names', `Inhaber: ${'Aa '.repeat(500_000)}`],
    ['a tag with a million attributes', `<a ${'x '.repeat(1_000_000)}>`],
    ['an attribute of 4 MB', `<a href="mailto:${'a%40'.repeat(1_000_000)}">`],
    ['links', '<a href="/kontakt?x=1">Kontakt</a>'.repeat(100_000)],
    ['deep structured data', `<script type="application/ld+json">${'['.repeat(150_000)}`],
    ['entities', '&#64;&commat;&'.repeat(300_000)],
    ['addresses', 'a@b.de '.repeat(60_000)],
    ['addresses of nobody', 'a@b.xx '.repeat(60_000)],
    ['numbers to call', '<a href="tel:12">x</a>'.repeat(100_000)],
    ['linked addresses', '<a href="mailto:a@b.de">x</a>'.repeat(100_000)],
    ['lines', '<p>Tel: 0381 12'.repeat(100_000)],
    ['comments', '<!--'.repeat(1_000_000)],
    ['refreshes', `<meta http-equiv=refresh content="0;url=${' '.repeat(1_000_000)}">`.repeat(3)],
  ])('it is read in bounded time: %s.', async (_, text) => {
    expect(await processorTime(() => of(text.slice(0, 5 * 1024 * 1024)))).toBeLessThan(3000)
  })

  test('it is the same in pieces.', () => {
    const reader = new PageReader()
    const whole = '<p>Tel: 03841 123456</p><a href="mailto:info@seewind-boote.de">x</a>'
    for (const piece of whole) reader.write(piece)
    expect(reader.end()).toEqual(readPage(whole))
  })
})

function cloudflare(text: string) {
  const key = 0x5a
  return Buffer.from([key, ...[...Buffer.from(text)].map((byte) => byte ^ key)]).toString('hex')
}

/** Moves letters on by one, as TYPO3 does where it is told nothing else. */
function typo3(text: string) {
  const alphabets = ['+,-./0123456789:', '@ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz']
  return [...text]
    .map((letter) => {
      const alphabet = alphabets.find((one) => one.includes(letter)) ?? letter
      return alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length]
    })
    .join('')
}

function structured(data: object) {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`
}
