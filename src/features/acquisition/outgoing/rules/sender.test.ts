import { expect, test } from 'vitest'
import { judgeSender, type SenderFacts } from './sender.ts'

const fine: SenderFacts = {
  ...{ domain: 'sternsinger.de', email: 'hello@sternsinger.de', host: 'mail.sternsinger.de' },
  at: '2026-06-01T05:00:00Z',
  spf: ['google-site-verification=1', 'v=spf1 mx include:_spf.provider.de -all'],
  dmarc: ['v=DMARC1; p=quarantine; rua=mailto:a@sternsinger.de'],
  dkim: [{ selector: 's1', text: 'v=DKIM1; k=rsa; p=MIIBIjANBg' }],
  ptr: [{ address: '93.184.215.14', names: ['mail.sternsinger.de'], back: ['mail.sternsinger.de'] }],
}
const found = (kind: string, more: Partial<SenderFacts>) => {
  const { state, record } = judgeSender({ ...fine, ...more }).find((one) => one.kind === kind) ?? {}
  return [state, record?.value]
}

test('Records that are all there are fine, and what nobody could be asked about is not known.', () => {
  expect(judgeSender(fine).map(({ kind, state }) => [kind, state])).toEqual([
    ['SPF', 'fine'],
    ['DKIM', 'fine'],
    ['DMARC', 'fine'],
    ['PTR', 'fine'],
  ])
  const silent = judgeSender({ ...fine, spf: null, dkim: null, dmarc: null, ptr: null })
  expect(silent.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test.each<[string, Partial<SenderFacts>, string, string | undefined]>([
  ['SPF', { spf: [] }, 'missing', 'v=spf1 mx a:mail.sternsinger.de ~all'],
  ['SPF', { spf: [], host: '127.0.0.1' }, 'missing', 'v=spf1 mx ~all'],
  ['SPF', { spf: [], host: '' }, 'missing', 'v=spf1 mx ~all'],
  ['SPF', { spf: ['v=spf1 -all'] }, 'wrong', 'v=spf1 mx a:mail.sternsinger.de ~all'],
  ['SPF', { spf: ['v=spf1 mx'] }, 'wrong', 'v=spf1 mx ~all'],
  ['SPF', { spf: ['v=spf1 mx +all'] }, 'wrong', 'v=spf1 mx ~all'],
  ['SPF', { spf: ['v=spf1 a:all.de ?ALL'] }, 'wrong', 'v=spf1 a:all.de ~all'],
  ['SPF', { spf: ['v=spf1 mx -all', 'v=spf1 a -all'] }, 'wrong', undefined],
  ['SPF', { spf: ['v=spf1 redirect=_spf.provider.de'] }, 'fine', undefined],
  ['SPF', { spf: ['v=spf10 mx -all'] }, 'missing', 'v=spf1 mx a:mail.sternsinger.de ~all'],
  ['DKIM', { dkim: [] }, 'missing', undefined],
  ['DKIM', { dkim: [{ selector: 's1', text: 'v=DKIM1; p=' }] }, 'wrong', undefined],
  ['DMARC', { dmarc: [] }, 'missing', 'v=DMARC1; p=none; rua=mailto:hello@sternsinger.de'],
  ['DMARC', { dmarc: ['v=DMARC1; sp=none'] }, 'wrong', 'v=DMARC1; p=none; rua=mailto:hello@sternsinger.de'],
  ['DMARC', { dmarc: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'wrong', undefined],
  ['PTR', { host: '' }, 'unknown', undefined],
  ['PTR', { ptr: [] }, 'unknown', undefined],
  ['PTR', { ptr: [{ address: '93.184.215.14', names: [], back: [] }] }, 'missing', 'mail.sternsinger.de'],
  ['PTR', { ptr: [{ address: '93.184.215.14', names: ['x.isp.de'], back: [] }] }, 'wrong', 'mail.sternsinger.de'],
])('%s of %j is %s.', (kind, more, state, record) => expect(found(kind, more)).toEqual([state, record]))
