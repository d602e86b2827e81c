import { randomBytes } from 'node:crypto'
import type { Context } from '#kit/server/http/context.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { SandboxTemplate, SandboxValues } from '../../contract.ts'
import { type Fields, presentFields, readValues, type ValuesOf } from '../../rules/fields.ts'

/** What templates are rendered with. */
export type Hands = { env: Env; clock: () => Temporal.Instant; links: SignedLinks; today: Day }

/**
 * The sandbox's own key: links in what it renders look like real ones and open nothing. Otherwise whoever may edit a
 * reference here would be given a working link to the booking of that reference.
 */
const brokenLinks = new SignedLinks(randomBytes(32).toString('hex'))

export const handsOf = ({ env, clock }: Pick<Context, 'env' | 'clock'>): Hands => ({
  env,
  clock,
  links: brokenLinks,
  today: wallClock(env.timeZone, clock()).day,
})

export type PdfFile = { name: string; file: Buffer }

type Common<F extends Fields> = Pick<SandboxTemplate, 'id' | 'name' | 'group' | 'about'> & { fields: F }

/** A mail or PDF of the product with what can be edited of its sample. */
export type Template = Common<Fields> & {
  /** The product's own functions that write it. */
  makes: readonly unknown[]
} & (
    | { kind: 'mail'; render: (given: SandboxValues, hands: Hands) => Promise<MailMessage> }
    | {
        kind: 'pdf'
        /** Of the file, without drawing it. */
        nameOf: (given: SandboxValues, hands: Hands) => string
        render: (given: SandboxValues, hands: Hands) => Promise<PdfFile>
      }
  )

type Makes<A extends unknown[] | [], R> = {
  /** The very function the product calls. */
  makes: (...input: A) => R | Promise<R>
  /** Other exported functions that this one stands for. */
  alsoMakes?: readonly unknown[]
}

/** `from`: what the product's function is given, made of the values. */
export function mailTemplate<F extends Fields, A extends unknown[] | []>({
  makes,
  alsoMakes = [],
  from,
  ...template
}: Common<F> & Makes<A, MailMessage> & { from: (values: ValuesOf<F>, hands: Hands) => A }): Template {
  return {
    ...template,
    kind: 'mail',
    makes: [makes, ...alsoMakes],
    render: async (given, hands) => makes(...from(valuesFor(template.fields, given, hands), hands)),
  }
}

export function pdfTemplate<F extends Fields, A extends unknown[] | []>({
  makes,
  alsoMakes = [],
  from,
  fileName,
  ...template
}: Common<F> &
  Makes<A, Buffer> & {
    from: (values: ValuesOf<F>, hands: Hands) => A
    fileName: (values: ValuesOf<F>) => string
  }): Template {
  const read = (given: SandboxValues, hands: Hands) => valuesFor(template.fields, given, hands)
  return {
    ...template,
    kind: 'pdf',
    makes: [makes, ...alsoMakes],
    nameOf: (given, hands) => fileName(read(given, hands)),
    render: async (given, hands) => {
      const values = read(given, hands)
      return { name: fileName(values), file: await makes(...from(values, hands)) }
    },
  }
}

function valuesFor<F extends Fields>(fields: F, given: SandboxValues, { today }: Hands): ValuesOf<F> {
  const read = readValues(fields, given, today)
  if ('errors' in read) throw invalid(read.errors, read.errors[0]?.message)
  return read.values
}

export const presentTemplate = ({ id, name, group, kind, about, fields }: Template, today: Day): SandboxTemplate => ({
  id,
  name,
  group,
  kind,
  about,
  fields: presentFields(fields, today),
})
