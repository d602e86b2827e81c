import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stages } from '../contract.ts'
import { stageAfter } from '../outreach/rules.ts'
import { moveOf } from './rules.ts'

test.each([
  ['new', 0, 'answered', { action: 'answered' }],
  ['contacted', 1, 'answered', { action: 'answered' }],
  ['followed_up', 2, 'customer', { action: 'converted' }],
  ['unsubscribed', 1, 'customer', { action: 'converted' }],
  ['answered', 0, 'new', { action: 'reopened' }],
  ['answered', 1, 'contacted', { action: 'reopened' }],
  ['bounced', 2, 'followed_up', { action: 'reopened' }],
  ['answered', 1, 'answered', undefined],
  ['new', 0, 'contacted', { refusal: 'Mails move it there once they are sent' }],
  ['contacted', 1, 'new', { refusal: 'Mails move it there once they are sent' }],
  ['answered', 1, 'new', { refusal: 'Reopened, it is back at Contacted: one mail was sent to it' }],
  ['answered', 0, 'followed_up', { refusal: 'Reopened, it is back at New: nothing was sent to it' }],
  ['unsubscribed', 3, 'new', { refusal: 'Reopened, it is back at Followed up: 3 mails were sent to it' }],
  ['bounced', 1, 'answered', { refusal: 'Reopen it first' }],
  ['customer', 1, 'answered', { refusal: 'A customer stays one' }],
  ['new', 0, 'unsubscribed', { refusal: 'Only with their wish: note it beside the mails of the entry' }],
  ['new', 0, 'bounced', { refusal: 'Only with a returned mail: note it beside the mails of the entry' }],
] as const)('From %s after %i mails to %s: %j', (stage, mails, to, move) => {
  expect(moveOf({ stage, mails }, to)).toEqual(move)
})

test('What may be moved by hand ends in the column it was put into.', () => {
  const any = fc.record({
    stage: fc.constantFrom(...stages),
    to: fc.constantFrom(...stages),
    mails: fc.nat({ max: 4 }),
  })
  fc.assert(
    fc.property(any, ({ stage, to, mails }) => {
      const move = moveOf({ stage, mails }, to)
      if (move && 'action' in move) expect(stageAfter(stage, move.action, mails)).toBe(to)
      else expect(move === undefined).toBe(stage === to)
    }),
    { numRuns: 200 },
  )
})
