import { expect, test } from 'vitest'
import { signingFailure } from '../../rules/signature.ts'
import { codeOf, signatureOf } from './policy.ts'

test('A receipt shows a signature where there is one, and why there is none where a device failed.', () => {
  const tse = { serial: 'aa', signature: 'c2ln', counter: 5, transaction: 3 }
  expect([signatureOf({ tse }), signingFailure({ tse })]).toEqual([{ ...tse, client: '', publicKey: '' }, undefined])
  const failed = { tse: { failure: 'No card' } }
  expect([signatureOf(failed), signingFailure(failed)]).toEqual([null, 'No card'])
  expect([signatureOf({}), signingFailure({})]).toEqual([null, undefined])
})

test('The code of a receipt is the one of annex I of the DSFinV-K, as its example has it.', () => {
  const signed = {
    client: '955002-00',
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar',
    transaction: 18,
    counter: 112,
    startedAt: '2019-07-10T18:41:04Z',
    finishedAt: '2019-07-10T18:41:04Z',
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    signature: 'MEQCIAy4P9k+7x9saDO0uRZ4El8QwN+qTgYiv1DIaJIMWRiuAiAt+saFDGjK2Yi5Cxgy7PprXQ5O0seRgx4ltdpW9REvwA==',
    publicKey: 'BHhWOeisRpPBTGQ1W4VUH95TXx2GARf8e2NYZXJoInjtGqnxJ8sZ3CQpYgjI+LYEmW5A37sLWHsyU7nSJUBemyU=',
    serial: '',
  }
  expect(codeOf(signed)).toBe(
    'V0;955002-00;Kassenbeleg-V1;Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar;18;112;2019-07-10T18:41:04.000Z;2019-07-10T18:41:04.000Z;ecdsa-plain-SHA256;unixTime;MEQCIAy4P9k+7x9saDO0uRZ4El8QwN+qTgYiv1DIaJIMWRiuAiAt+saFDGjK2Yi5Cxgy7PprXQ5O0seRgx4ltdpW9REvwA==;BHhWOeisRpPBTGQ1W4VUH95TXx2GARf8e2NYZXJoInjtGqnxJ8sZ3CQpYgjI+LYEmW5A37sLWHsyU7nSJUBemyU=',
  )
})
