import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { papersFor } from '#features/invoices/documents/server/commands.ts'
import type { Paper } from '#features/invoices/issuing/rules/freeze.ts'
import { invoiceXml, xrechnungXml } from '#features/invoices/issuing/rules/xml.ts'
import { invoicePdf } from '#features/invoices/server/pdf/invoice.ts'
import { presentFields, readValues } from '#features/sandbox/rules/fields.ts'
import { handsOf, type Template } from '#features/sandbox/server/queries/template.ts'
import { templates } from '#features/sandbox/server/queries.ts'
import { Pdf } from '#kit/server/documents/pdf.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { smtpTransport } from '#kit/server/mail/transport.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { printable } from '#kit/shared/printable.ts'
import { readCalendar } from '#testing/calendar.ts'
import { creditNoteOf, customerIn, documentOf } from '#testing/documents.ts'
import { partsOf, readInvoice, text } from '#testing/en16931.ts'
import {
  actionsIn,
  faultOfName,
  faultsInHeaders,
  faultsInHtml,
  hostileLines,
  hostileParagraph,
} from '#testing/outputs.ts'
import { codeOn, readPdf } from '#testing/pdf-reader.ts'
import { pdfObjects } from '#testing/qpdf.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'

const server = await startSmtpServer()
const env = readEnv({
  PUBLIC_URL: 'https://boats.example',
  SMTP_URL: server.url,
  AGENCY_VAT_ID: 'DE123456788',
})
const send = smtpTransport(env)
const hands = handsOf({ env, clock: () => Temporal.Instant.from('2026-06-01T05:00:00Z') })

type Of<K extends Template['kind']> = Extract<Template, { kind: K }>
const ofKind = <K extends Template['kind']>(kind: K) =>
  templates.filter((template): template is Of<K> => template.kind === kind)

/** Every text of a template as told, as much of it as fits, but where a field takes certain letters only. */
function filled({ fields }: Template, line: string) {
  const texts = presentFields(fields, hands.today).filter(({ kind }) => kind === 'paragraph' || kind === 'line')
  const values = Object.fromEntries(
    texts.map(({ name, kind, max = 50 }) => {
      const text = kind === 'line' ? line : hostileParagraph.replace(/\r\r?/g, '\n')
      return [name, text.slice(0, max).toWellFormed().trim()]
    }),
  )
  const read = readValues(fields, values, hands.today)
  for (const { field } of 'errors' in read ? read.errors : []) delete values[field]
  return values
}

/** What arrives of a mail. */
async function arrived(mail: MailMessage) {
  server.received.length = 0
  const none = { attachments: [], confidential: false, replyTo: '', unsubscribe: '', inReplyTo: '' }
  const about = { id: 7, tries: 1, createdAt: '2026-06-01 05:00:00+00', since: '2026-06-01 05:00:01+00' }
  expect(await send({ ...none, ...mail, ...about })).toBeUndefined()
  const [{ to, data } = { to: [], data: '' }] = server.received
  return { to, mail: await PostalMime.parse(data), raw: data }
}

const known =
  /^(from|to|reply-to|subject|message-id|in-reply-to|references|date|mime-version|content-type|content-transfer-encoding|auto-submitted|list-unsubscribe|list-unsubscribe-post)$/

/** What of an arrived mail is not as it should be. */
function faultsIn({ to, mail, raw }: Awaited<ReturnType<typeof arrived>>, sent: MailMessage): string[] {
  const names = mail.headers.map(({ key }) => key)
  return [
    ...names.filter((name, i) => !known.test(name) || names.indexOf(name) !== i).map((name) => `the header ${name}`),
    ...(to.length === 1 && mail.to?.length === 1 && mail.to[0]?.address === sent.to ? [] : ['more than one recipient']),
    ...(/[^\r]\n|\r[^\n]/.test(raw) || raw.split('\r\n').some((line) => Buffer.byteLength(line) > 998)
      ? ['lines']
      : []),
    ...faultsInHtml(mail.html ?? ''),
    ...mail.attachments.flatMap(({ filename }) => faultOfName(filename ?? '') ?? []),
    ...(mail.attachments.length === (sent.attachments ?? []).length ? [] : ['attachments']),
  ]
}

test('Whatever the texts of a mail are, it arrives as one mail to one recipient, and nothing in it comes from them.', async () => {
  const faults: string[] = []
  let calendars = 0
  for (const [i, template] of ofKind('mail').entries())
    for (const line of hostileLines.filter((_, n) => n % 5 === i % 5)) {
      const written = await template.render(filled(template, line), hands)
      const one = await arrived(written)
      const title = `${template.id} with ${JSON.stringify(line)}`
      faults.push(...faultsIn(one, written).map((fault) => `${title}: ${fault}`))
      if (one.mail.subject !== written.subject) faults.push(`${title}: the subject ${one.mail.subject}`)
      for (const { type, content } of (written.attachments ?? []).filter((file) => /calendar/.test(file.type))) {
        calendars++
        const { components } = readCalendar(Buffer.from(content, 'base64').toString())
        if (components.length !== 1) faults.push(`${title}: ${type} with ${components.length} events`)
      }
    }
  expect(faults).toEqual([])
  expect(calendars).toBeGreaterThan(5)
}, 120_000)

test('Nor do the headers, whatever is put into them.', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u0085',
      '\u2028',
      'Bcc: q@q.example',
      '=?utf-8?Q?q?=',
      '"',
      ';',
      '\t',
      'ä',
      '🏳️‍🌈',
    ),
    fc.constantFrom(...hostileLines),
    fc.string({ unit: 'grapheme' }),
  )
  const evil = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(evil, evil, evil, async (subject, name, replyTo) => {
      const attachments = [{ name, type: `text/plain; name=${name}`, content: 'cXE=' }]
      const mail = { to: 'ada@mail.example', subject, text: subject, html: '<p>q</p>', attachments, replyTo }
      const faults = faultsIn(await arrived(mail), mail)
      expect(faults.filter((fault) => !fault.startsWith('the name'))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/** Of a text what can be compared with what was drawn, wherever lines were broken. */
const ink = (text: string) => printable(text).replace(/\s/g, '')

test('Whatever the texts of a paper are, nothing in it runs or leads away, and they can be read.', async () => {
  for (const template of ofKind('pdf'))
    for (const line of [hostileLines[0], hostileLines[13], hostileLines[8]].map(String)) {
      const { name, file } = await template.render(filled(template, line), hands)
      expect([template.id, line, faultOfName(name), actionsIn(await pdfObjects(file))]).toEqual([
        template.id,
        line,
        undefined,
        [],
      ])
      expect(readPdf(file).text.replace(/\s/g, '')).toContain(ink(line.slice(0, 20)))
    }
})

/** What customers need beyond a name, by their country. */
const invoiced: Readonly<Record<string, object>> = {
  Germany: { leitwegId: '04011000-1234512345-06' },
  Switzerland: {},
  Ireland: { vatId: 'IE6388047V' },
  'United Kingdom': {},
}

test('Whatever customers are called, their invoices are sound for people, programs and banks.', async () => {
  for (const [country, more] of Object.entries(invoiced)) {
    const paperFor = (line: string) => {
      const texts = { business: line, name: line, streetAndNumber: line, additional: line }
      return documentOf({
        customer: customerIn(country, { ...texts, ...more }),
        items: [{ item: line, price: 34_000 }],
      })
    }
    for (const line of hostileLines) {
      const invoice = paperFor(line)
      for (const paper of [invoice, creditNoteOf(invoice)]) expectSound(paper, line)
    }
    const tame = await invoicePdf(paperFor('Seewind'))
    const { pdf } = await papersFor(paperFor(hostileParagraph))
    expect([country, actionsIn(await pdfObjects(pdf))]).toEqual([country, []])
    expect([country, linesOfCodes(pdf)]).toEqual([country, linesOfCodes(tame)])
  }
})

/** An invoice for machines has the text where it belongs. */
function expectSound(paper: Paper, line: string) {
  for (const xml of [invoiceXml(paper), xrechnungXml(paper)]) {
    expect([line, XMLValidator.validate(xml)]).toEqual([line, true])
    const { buyer, lines } = partsOf(readInvoice(xml))
    const item = text(lines[0]?.node ?? {}, 'SpecifiedTradeProduct/Name')
    expect([text(buyer, 'Name'), item]).toEqual([line, line])
  }
}

/** How many lines the codes for a transfer have, each of which means something to a bank. */
const linesOfCodes = (pdf: Buffer) => readPdf(pdf).pages.flatMap((page) => codeOn(page)?.split('\n').length ?? [])

test('Those checks can fail.', async () => {
  const linked = await Pdf.page({ size: [200, 200], title: 'q', author: 'q' })
  linked.doc.text('q', 5, 5, { link: 'https://q.example' })
  expect(actionsIn(await pdfObjects(await linked.finish()))).toEqual(expect.arrayContaining(['/Annots', '/URI']))
  const page = `<p onclick="q"><a href="javascript:q()">q</a><script>q</script><img src=q></p>`
  expect(faultsInHtml(page)).toEqual(['p onclick', 'a href=javascript:q()', 'script', 'img src=q'])
  expect(faultsInHtml('<p>&lt;img src=q onerror=h()&gt;</p><a href="https://boats.example">q</a>')).toEqual([])
  for (const name of ['../q', 'a\u202eb', '.q', 'q.', 'a\nb', 'C:q']) expect(faultOfName(name)).toBeDefined()
  for (const evil of ['attachment; filename="a/b"', 'attachment; filename="a"; filename="b"', 'inline; filename="ä"'])
    expect(faultsInHeaders({ 'content-disposition': evil }).length).toBeGreaterThan(0)
  const two = { to: 'ada@mail.example', subject: 'q', text: 'q', html: page }
  const one = await arrived(two)
  const headers = [...one.mail.headers, { key: 'bcc', originalKey: 'Bcc', value: 'q@q.example' }]
  expect(faultsIn({ ...one, mail: { ...one.mail, headers } }, two)).toEqual(['the header bcc', ...faultsInHtml(page)])
})
