import type { SenderFinding } from '../contract/sender.ts'

/** What was found of the domain that mails come from; null where no name server answered. */
export type SenderFacts = {
  domain: string
  /** Where answers and reports go. */
  email: string
  /** The mail server; empty without one. */
  host: string
  /** An instant. */
  at: string
  spf: readonly string[] | null
  dmarc: readonly string[] | null
  dkim: readonly { selector: string; text: string }[] | null
  /** The public addresses of the server, their names, and those of the names that lead back to them. */
  ptr: readonly { address: string; names: readonly string[]; back: readonly string[] }[] | null
}

/** What the usual providers call their keys. */
export const usualSelectors =
  'default dkim mail smtp google selector1 selector2 s1 s2 k1 k2 k3 fm1 fm2 fm3 pm protonmail zoho mxvault s1-ionos s2-ionos strato-dkim-0002 strato-dkim-0003 mailjet brevo1 brevo2 mte1'.split(
    ' ',
  )

type Said = Omit<SenderFinding, 'kind'>
const said = (state: Said['state'], says: string, record: Said['record'] = null): Said => ({ state, says, record })
const silent = said('unknown', 'No name server answered in time. Look again in a while.')

/** What of it keeps mails from arriving, in words, with the record to add where one can be named. */
export const judgeSender = (facts: SenderFacts): SenderFinding[] => [
  { kind: 'SPF', ...(facts.spf ? judgeSpf(facts, facts.spf) : silent) },
  { kind: 'DKIM', ...(facts.dkim ? judgeDkim(facts, facts.dkim) : silent) },
  { kind: 'DMARC', ...(facts.dmarc ? judgeDmarc(facts, facts.dmarc) : silent) },
  { kind: 'PTR', ...(facts.ptr ? judgePtr(facts, facts.ptr) : silent) },
]

function judgeSpf({ domain, host }: SenderFacts, texts: readonly string[]): Said {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [record = ''] = records
  const offer = (value: string) => ({ name: domain, value })
  const isName = /[a-z]/i.test(host) && !host.includes(':')
  const usual = offer(`v=spf1 mx ${isName ? `a:${host} ` : ''}~all`)
  if (records.length === 0)
    return said('missing', `${domain} does not say which servers send its mails, so anybody could.`, usual)
  if (records.length > 1) return said('wrong', `There are ${records.length} SPF records, so none counts: keep one.`)
  const terms = record.toLowerCase().split(/\s+/).slice(1)
  const all = terms.find((term) => /^[+?~-]?all$/.test(term))
  if (all !== undefined && /^[~-]/.test(all) && terms.length === 1)
    return said('wrong', `It says that no server at all sends mails of ${domain}.`, usual)
  if (all === undefined && !terms.some((term) => term.startsWith('redirect=')))
    return said('wrong', 'It does not say what becomes of mails from other servers.', offer(`${record} ~all`))
  if (all !== undefined && !/^[~-]/.test(all))
    return said('wrong', 'It lets every server send.', offer(record.replace(/(?<=\s)[+?]?all(?=\s|$)/i, '~all')))
  return said('fine', `${domain} says which servers send its mails. Yours has to be among them: ${record}`)
}

function judgeDkim({ domain }: SenderFacts, keys: NonNullable<SenderFacts['dkim']>): Said {
  const live = keys.filter(({ text }) => /\bp=\s*[\w+/]/.test(text)).map(({ selector }) => selector)
  if (live.length > 0) return said('fine', `Mails can be signed: there is a key (${live.join(', ')}).`)
  if (keys.length > 0) return said('wrong', `The key ${keys[0]?.selector} was withdrawn: it is empty.`)
  return said(
    'missing',
    `No key was found. Switch signing on at whoever sends your mails; they name the record to add, like SELECTOR._domainkey.${domain}. If it is there under an unusual name, your word is enough.`,
  )
}

function judgeDmarc({ domain, email }: SenderFacts, texts: readonly string[]): Said {
  const records = texts.filter((text) => /^v=DMARC1\b/i.test(text))
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(records[0] ?? '')?.[1]
  const record = { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${email}` }
  if (records.length === 0)
    return said('missing', 'Nothing says what becomes of mails that somebody else sends in your name.', record)
  if (records.length > 1) return said('wrong', `There are ${records.length} DMARC records, so none counts: keep one.`)
  if (policy === undefined) return said('wrong', 'Its policy (p=) is missing or unknown.', record)
  return said('fine', `What becomes of forged mails is said: ${policy.toLowerCase()}.`)
}

function judgePtr({ host }: SenderFacts, found: NonNullable<SenderFacts['ptr']>): Said {
  if (host === '') return said('unknown', 'No mail server is set up yet (SMTP_URL).')
  if (found.length === 0)
    return said('unknown', `${host} has no public address that is known here. Ask whoever runs it for its PTR record.`)
  const bad = found.find(({ back }) => back.length === 0)
  if (!bad) return said('fine', `${found.map(({ back }) => back[0]).join(', ')} leads to the mail server and back.`)
  const who = 'Whoever rents the server out sets it there'
  return bad.names.length === 0
    ? said('missing', `${bad.address} has no name. ${who}.`, { name: bad.address, value: host })
    : said('wrong', `${bad.address} is called ${bad.names[0]}, which does not lead back to it. ${who}.`, {
        name: bad.address,
        value: host,
      })
}
