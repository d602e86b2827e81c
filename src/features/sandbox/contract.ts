import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { fromJson, line } from '#kit/shared/fields.ts'

/** What the product writes, rendered from sample data to be looked at: nothing of it is sent or kept. */

/** A value as forms hold it: amounts are dollars, days `YYYY-MM-DD`, hours of the day 9.5. */
const value = z.union([z.string(), z.number(), z.boolean()])
export type SandboxValue = z.output<typeof value>
export type SandboxValues = Readonly<Record<string, SandboxValue>>

export const fieldKinds = ['line', 'paragraph', 'amount', 'number', 'day', 'flag', 'choice'] as const

const field = z.object({
  name: z.string(),
  label: z.string(),
  /** The heading it stands below. */
  part: z.string(),
  kind: z.enum(fieldKinds),
  sample: value,
  /** Characters of a text, or the largest number. */
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  step: z.optional(z.number()),
  /** Before an amount. */
  unit: z.optional(z.string()),
  /** May be empty. */
  optional: z.optional(z.boolean()),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
})
export type SandboxField = z.output<typeof field>

const template = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  kind: z.enum(['mail', 'pdf']),
  /** When it is written, and to whom. */
  about: z.string(),
  fields: z.array(field),
})
export type SandboxTemplate = z.output<typeof template>

export const getTemplates = endpoint({
  summary: 'Every mail and PDF the product writes, with the values of a sample that can be edited',
  method: 'GET',
  path: '/api/sandbox_templates/',
  access: 'staff',
  answers: { 200: z.object({ templates: z.array(template) }) },
})

const tooMuch = 'These values are too long'

/** A template, and of its sample the values that are others: what is left out is as in the sample. */
const wanted = z.object({
  template: line({ min: 1, max: 60, message: 'Please choose a template' }),
  values: z._default(
    z.pipe(
      z.transform((given) => (typeof given === 'string' && given.length > 10_000 ? undefined : fromJson(given))),
      z
        .catchall(z.object({}, { error: tooMuch }), value)
        .check(z.refine((given) => Object.keys(given).every((key) => key.length <= 40), { error: tooMuch })),
    ),
    {},
  ),
})

const rendered = z.object({
  /** How the file of a PDF is called; the subject of a mail. */
  title: z.string(),
  /** Null for a PDF, which has an address of its own. */
  mail: z.nullable(
    z.object({
      to: z.string(),
      reply_to: z.nullable(z.string()),
      text: z.string(),
      /** As it is sent: pictures are named, not contained. */
      html: z.string(),
      attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int(), inline: z.boolean() })),
    }),
  ),
})
export type Rendered = z.output<typeof rendered>

export const renderTemplate = endpoint({
  summary: 'What the product would write with these values; nothing is sent or kept. 404: no such template',
  method: 'POST',
  path: '/api/sandbox_render/',
  access: 'staff',
  demoMayWrite: true,
  body: wanted,
  answers: { 200: rendered },
})

export const shades = ['light', 'dark'] as const
export type Shade = (typeof shades)[number]

export const showMail = endpoint({
  summary: 'The HTML body of a mail with these values, to be shown in a sandboxed frame',
  method: 'GET',
  path: '/api/sandbox_mail/',
  access: 'staff',
  query: z.extend(wanted, {
    /** As a reader with a light or a dark device sees it. */
    shade: z._default(z.enum(shades, { error: 'Please choose light or dark' }), 'light'),
  }),
  answers: { 200: 'text/html' },
})

export const showPdf = endpoint({
  summary: 'A PDF with these values',
  method: 'GET',
  path: '/api/sandbox_pdf/',
  access: 'staff',
  query: wanted,
  answers: { 200: 'application/pdf' },
})
