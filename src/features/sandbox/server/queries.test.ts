import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import type { SandboxValues } from '../contract.ts'
import { presentFields, readValues } from '../rules/fields.ts'
import { handsOf, type Template } from './queries/template.ts'
import { inShade, templates } from './queries.ts'

const clock = () => Temporal.Instant.from('2026-06-01T05:00:00Z')
const env = readEnv({ PUBLIC_URL: 'https://boats.example', AGENCY_VAT_ID: 'DE123456788' })
const hands = handsOf({ env, clock })

type Mail = Extract<Template, { kind: 'mail' }>
const mails = templates.filter((template): template is Mail => template.kind === 'mail')
type Pdf = Extract<Template, { kind: 'pdf' }>
const pdfs = templates.filter((template): template is Pdf => template.kind === 'pdf')

/** All modules that may write a mail or a PDF, tests aside, with what they export. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../**/server/{emails,pdf}/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true },
)

/** By its name, or by what it is made with. */
const isTemplate = (name: string, exported: unknown) =>
  typeof exported === 'function' &&
  !/^class\b/.test(String(exported)) &&
  (/(Mails?|Notice|Pdf|WithCode)$/.test(name) ||
    /\b(layoutMail|fromRental|PDFDocument|Pdf\.page)\b/.test(String(exported)))

test('Every function of the product that writes a mail or a PDF is in the sandbox.', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /server\/(emails|pdf)\/[^/]+(?<!\.test)\.tsx?$/.test(file),
  )
  expect(
    Object.keys(modules)
      .map((path) => basename(path))
      .sort(),
  ).toEqual(files.map((file) => basename(file)).sort())
  const written = Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, exported]) =>
      isTemplate(name, exported) ? [{ path, name, exported }] : [],
    ),
  )
  expect(written.length).toBeGreaterThan(15)
  const known = new Set(templates.flatMap(({ makes }) => makes))
  expect(written.filter(({ exported }) => !known.has(exported)).map(({ path, name }) => `${path} ${name}`)).toEqual([])
})

test('Templates have different ids, and names that differ within their group.', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  expect(new Set(templates.map(({ group, name }) => `${group} ${name}`)).size).toBe(templates.length)
  for (const { id } of templates) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(mails)(
  '$id is written from its sample in both forms, and asks for nothing from the network.',
  async (mail) => {
    const { to, subject, html, text, attachments = [] } = await mail.render({}, hands)
    expect(to).toMatch(/@/)
    expect(subject).toMatch(/^\S.{5,150}$/)
    expect(text.length).toBeGreaterThan(100)
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|NaN|\[object|Invalid/)
    for (const picture of html.match(/<img[^>]*>/g) ?? []) {
      const [, name] = /src="cid:([^"]+)"/.exec(picture) ?? []
      expect(attachments.find((one) => one.name === name)?.inline).toBe(true)
    }
  },
)

test('A mail is shown in either shade, whatever the device.', async () => {
  const { html } = (await mails[0]?.render({}, hands)) ?? { html: '' }
  expect(inShade(html, 'dark')).toContain('@media all {')
  expect(inShade(html, 'light')).toContain('@media not all {')
  for (const shade of ['light', 'dark'] as const) {
    expect(inShade(html, shade)).not.toMatch(/prefers-color-scheme|light dark/)
    expect(inShade(html, shade)).toContain(`color-scheme: ${shade}`)
  }
})

test.each(mails)('$id: whatever is typed stays text, it adds no element and no attribute.', async (mail) => {
  const tame = await mail.render(filled(mail, 'x'), hands)
  for (const evil of [
    '<img src=x onerror=alert(1)>',
    '"><script>',
    `' onload='`,
    '</td><b>',
    '&lt;i&gt;',
    '<!--',
    ']]>',
  ]) {
    const wild = await mail.render(filled(mail, evil), hands)
    expect(shapeOf(wild.html)).toEqual(shapeOf(tame.html))
  }
})

/** Every text of a template as told, but for those that take certain letters only. */
function filled({ fields }: Template, text: string): SandboxValues {
  const samples = presentFields(fields, hands.today)
  const texts = samples.filter(({ kind, sample }) => kind === 'paragraph' || (kind === 'line' && sample !== ''))
  const values = Object.fromEntries(texts.map(({ name, max }) => [name, text.slice(0, max).trim()]))
  const read = readValues(fields, values, hands.today)
  for (const { field } of 'errors' in read ? read.errors : []) delete values[field]
  return values
}

/** Elements with the names of their attributes, texts left out. */
const shapeOf = (html: string) =>
  (html.replace(/<style>.*?<\/style>/s, '').match(/<\/?[a-z][^>]*>/gi) ?? []).map((tag) =>
    tag.replace(/="[^"]*"/g, '='),
  )

test.each(pdfs)('$id is drawn from its sample and from anything else.', async (pdf) => {
  for (const values of [{}, filled(pdf, '<b>Ž 🎂 "&\u0301'.repeat(40))]) {
    const { name, file } = await pdf.render(values, hands)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(name).toMatch(/^[\w-]+\.pdf$/)
  }
})
