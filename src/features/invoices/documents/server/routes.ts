import { showPdf } from '#kit/server/http/answer.ts'
import type { Author } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { type WithWrite, type WriteCall, writing } from '#kit/server/http/write.ts'
import { makeLogo } from '#kit/server/pictures/pictures.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import { wallClock } from '#kit/shared/day.ts'
import { bare } from '#kit/shared/iban.ts'
import { pictureRefusals } from '#kit/shared/picture.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import { refusalError } from '../../issuing/rules/refusals.ts'
import { smallBusinessLaw } from '../../issuing/rules/vat.ts'
import { notSetUp } from '../../rules/accounts.ts'
import { accountOfBusiness, bankAccountFor, readAccounts } from '../../server/queries/accounts.ts'
import { sampleOf } from '../content/sample.ts'
import * as calls from '../contract.ts'
import { saveRules } from './commands/rules.ts'
import { removeAccount, saveAccount, saveLogo, saveLook } from './commands/theme.ts'
import { papersFor } from './commands.ts'
import { agencyOf, readRules } from './queries/rules.ts'
import { readLogo, readLook, sellerOf } from './queries/theme.ts'

/** How papers look and where they are paid to. */
export function documentRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  const desk = { ...context, write }
  route(app, calls.getPaperSettings, async () => {
    const [{ look, hasLogo }, accounts, { rates: _, ...rules }] = await Promise.all([
      readLook(sql),
      readAccounts(sql),
      readRules(sql),
    ])
    const { en: law } = smallBusinessLaw(env.business.country)
    const known = accounts.map((account) => ({ ...account, preset: false }))
    const euros = known.some(({ currency }) => currency === 'EUR')
      ? []
      : [{ ...accountOfBusiness(env.business), preset: true }]
    return { look, has_logo: hasLogo, rules, law, accounts: [...euros, ...known] }
  })

  route(app, calls.savePaperLook, (call) => change(desk, call, (tx, by) => saveLook(tx, call.body, by)))

  route(app, calls.saveInvoiceRules, (call) => {
    const { seen, ...form } = call.body
    return change(desk, call, (tx, by) => saveRules(tx, form, seen, by))
  })

  route(app, calls.savePaperLogo, async (call) => {
    const logo = call.body.remove ? undefined : await readUploaded(call.body.logo)
    return change(desk, call, (tx, by) => saveLogo(tx, logo, by))
  })

  route(app, calls.saveBankAccount, (call) => {
    if (call.body.iban === '' && call.body.details === '')
      throw invalid([{ field: 'iban', message: calls.documentMessages.noAccount }])
    return change(desk, call, (tx, by) => saveAccount(tx, call.body, by))
  })

  route(app, calls.removeBankAccount, (call) =>
    change(desk, call, async (tx, by) => {
      if (!(await removeAccount(tx, call.body.currency, by))) throw notFound('There is no such account')
    }),
  )

  route(app, calls.getPaperPreview, async ({ query, reply }) => {
    const currency = currencyOf(query.country)
    const unsaved = query.account?.currency === currency ? query.account : undefined
    const account = unsaved
      ? { ...unsaved, iban: bare(unsaved.iban), bic: bare(unsaved.bic) }
      : await bankAccountFor(sql, currency, env.business)
    if (!account) throw invalid([{ field: 'country', message: notSetUp(query.country, currency) }])
    const look = query.look ?? (await readLook(sql)).look
    const { day } = wallClock(env.timeZone, clock())
    const paper = sampleOf(query.country, sellerOf(await agencyOf(sql, env.business), account, look), day)
    if (!paper) throw invalid([{ field: 'country', message: 'Please choose a country' }])
    if (typeof paper === 'string') throw invalid([refusalError(paper)], refusalError(paper).message)
    const { pdf } = await papersFor(paper, await readLogo(sql))
    return showPdf(reply, `sample-${paper.reference}.pdf`, pdf, true)
  })
}

const change = ({ write }: WithWrite, call: WriteCall, work: (tx: Transaction, by: Author) => Promise<void>) =>
  write(call, async ({ tx, author, tell }) => {
    await work(tx, author)
    tell('invoices', 'customers')
  })

async function readUploaded(logo: Blob | Uint8Array | undefined): Promise<Buffer> {
  if (!(logo instanceof Uint8Array)) throw invalid([{ field: 'logo', message: calls.documentMessages.logo }])
  const made = await makeLogo(logo)
  if ('refused' in made) throw invalid([{ field: 'logo', message: `This picture ${pictureRefusals[made.refused]}` }])
  return Buffer.from(made.logo)
}
