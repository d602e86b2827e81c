import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addsUp, bareVatId, exampleVatId, isVatId, prefixOf, vatPrefixes } from './vat-id.ts'

/** Published ones, of tax offices, companies and the descriptions of the check digits. */
const real: Readonly<Record<string, string>> = {
  AT: 'ATU13585627 ATU15110001',
  BE: 'BE0428759497 BE0403170701 BE1000341796',
  BG: 'BG175074752 BG7523169263',
  CHE: 'CHE107787577IVA CHE116281710MWST CHE109322551',
  CY: 'CY10259033P',
  CZ: 'CZ25123891 CZ7103192745 CZ640903926',
  DE: 'DE136695976 DE811128135 DE111111125',
  DK: 'DK13585628',
  EE: 'EE100931558 EE100594102',
  EL: 'EL094259216 EL023456780',
  ES: 'ESB58378431 ESA13585625 ES54362315K ESX2482300W ESX5253868R ESJ99216582 ESN0215744D ESU8272694D',
  FI: 'FI20774740 FI01120389',
  FR: 'FR40303265045 FR23334175221 FR83404833048',
  GB: 'GB980780684 GB434031494 GBGD001 GBHA500',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F IE6433435OA IE8D79739I IE6388047V IE3628739UA',
  IT: 'IT00743110157 IT02182030391',
  LT: 'LT119511515 LT100001919017 LT290061371314',
  LU: 'LU15027442',
  LV: 'LV40003521600 LV16117519997 LV32993412345',
  MT: 'MT11679112',
  NL: 'NL004495445B01 NL123456789B13',
  PL: 'PL8567346215',
  PT: 'PT501964843 PT502757191',
  RO: 'RO18547290 RO361757',
  SE: 'SE123456789701 SE556188840401',
  SI: 'SI50223054',
  SK: 'SK2022749619',
  XI: 'XI980780684',
}

const wrongDigits: readonly string[] = (
  'ATU13585626 BE0428759498 BE1000341797 BG175074753 CHE107787578 CY10259033Q CZ25123892 CZ7103192746 DE136695970 ' +
  'DK13585629 EE100931557 EL094259217 ESB58378432 ESX2482300X ESU8272694E FI20774741 FR41303265045 FR40303265046 ' +
  'GB980780685 HR33392005962 HU12892313 IE6433435G IE8D79739J IT00743110158 LT119511516 LU15027443 LV40003521601 ' +
  'MT11679113 NL004495446B01 PL8567346216 PT501964844 RO18547291 SE123456789801 SI50223055 SK2022749618 XI980780685'
).split(' ')

const noVatId: readonly string[] = (
  'ATU1358562 AT13585627 BE2428759497 BG12345678 CHE10778757 CHE107787577VAT CY1025903P CZ1234567 CZ25123891123 ' +
  'DE13669597 DE1366959760 DE013669597 DK1358562 EE200931558 EL94259216 ES123456789 FI2077474 FR4030326504 FROI303265045 ' +
  'GB98078068 GBXX001 HR3339200596 HU1289231 IE643343F IT0074311015 LT11951151 LU1502744 LV4000352160 MT01679112 ' +
  'NL004495445A01 NL004495445 PL856734621 PT50196484 RO0 SE5561888404 SE556188840402 SI05022305 SK2012749619 US123456789 EU123456789 DE'
).split(' ')

describe('format and check digits', () => {
  test.each(vatPrefixes)('of %s', (prefix) => {
    for (const vatId of (real[prefix] ?? 'none').split(' ')) {
      expect([vatId, prefixOf(vatId), addsUp(vatId), isVatId(vatId)]).toEqual([vatId, prefix, true, true])
    }
    const wrong = wrongDigits.filter((one) => prefixOf(one) === prefix)
    expect(wrong).not.toEqual([])
    expect(wrong.filter(addsUp)).toEqual([])
    expect(prefixOf(bareVatId(exampleVatId(prefix)))).toBe(prefix)
  })

  test('What has no format has no check digits either.', () => {
    expect(noVatId.filter((one) => prefixOf(one) !== undefined || addsUp(one))).toEqual([])
  })
})

test('Whoever types one digit wrong is mostly told so.', () => {
  const all = Object.values(real).flatMap((ids) => ids.split(' '))
  let missed = 0
  let typed = 0
  for (const vatId of all) {
    for (const { index } of vatId.matchAll(/\d/g)) {
      for (const digit of '0123456789'.replace(vatId[index] ?? '', '')) {
        typed++
        if (addsUp(vatId.slice(0, index) + digit + vatId.slice(index + 1))) missed++
      }
    }
  }
  expect(typed).toBeGreaterThan(3000)
  // Some personal numbers have no check digit.
  expect(missed / typed).toBeLessThan(0.06)
})

test.each([
  ['de 136 695 976', 'DE136695976'],
  ['DE-136.695.976', 'DE136695976'],
  ['CHE-116.281.710 MWST', 'CHE116281710MWST'],
  ['GR 094259216', 'EL094259216'],
  ['BE 428.759.497', 'BE0428759497'],
  [' nl004495445b01\u00a0', 'NL004495445B01'],
  ['IE7+12345A', 'IE7+12345A'],
  ['', ''],
])('%j is kept as %s', (typed, kept) => {
  expect(bareVatId(typed)).toBe(kept)
})

test('However it is typed, it is the same when it is typed as it is kept.', () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ßǰıſK\u0307\u00a0\u200b–éÄ0B') }),
    fc.string({ unit: fc.constantFrom(...'0123456789 .-BEGRbegrDE') }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const bare = bareVatId(text)
      expect(bareVatId(bare)).toBe(bare)
      expect(addsUp(bare) && prefixOf(bare) === undefined).toBe(false)
    }),
  )
})

test('Of countries that are not known here only the look counts.', () => {
  expect(['NO123456785MVA', 'US12-3456789'].map(isVatId)).toEqual([true, true])
  expect(['123456789', 'DE 1', 'none', ''].map(isVatId)).toEqual([false, false, true, false])
})
