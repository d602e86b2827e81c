import { expect, test } from 'vitest'
import { visitedPages } from './visited-pages.ts'

const pathsIn = (text: string) => visitedPages(text).map(({ path }) => path)
const rental = '/RentalRevolution'

test.each([
  ["await tab.goto('/RentalRevolution/vouchers')", [`${rental}/vouchers`]],
  ["await tab.goto('/RentalRevolution/vouchers?from=a#form')", [`${rental}/vouchers`]],
  [`await tab.goto(\`/RentalRevolution/vouchers\${hash}\`)`, [`${rental}/vouchers`]],
  ["await tab.waitForURL('**/RentalRevolution/login')", [`${rental}/login`]],
  ['expect(tab.url()).toMatch(/\\/RentalRevolution\\/login$/)', [`${rental}/login`]],
  [`await tab.goto(\`/RentalRevolution/handover/\${id}\`)`, [`${rental}/handover/:booking`]],
  ["await tab.goto('/RentalRevolution/canoes/add')", [`${rental}/:vehicleType/add`]],
  ["await tab.goto('/internal/mailbox')", ['/internal/mailbox']],
  ["await tab.goto('/')", ['/']],
  ["await site.visitor().get('/api/rere_login/')", []],
  ['nothing is opened here', []],
])('%s', (text, paths) => {
  expect(pathsIn(text)).toEqual(paths)
})

test('A part that is filled in later leads to a page with a parameter, not to each of its site.', () => {
  expect(pathsIn(`goto(\`/RentalRevolution/\${path}\`)`)).toEqual([])
  expect(pathsIn(`goto(\`/RentalRevolution/book/\${type}\${name ? \`/\${encode(name)}\` : ''}\`)`)).toEqual([
    `${rental}/book/:vehicleType/:vehicleName?`,
  ])
})

test('An address may be put together from a constant and the rest.', () => {
  const till = "const till = '/RentalRevolution/cashregister'\n"
  expect(pathsIn(`${till}await tab.goto(\`\${till}/day\`)`)).toEqual([
    `${rental}/cashregister`,
    `${rental}/cashregister/day`,
  ])
  expect(pathsIn(`${till}await openTill(tab, '/logbook')`)).toContain(`${rental}/cashregister/logbook`)
})

test('What goes through the list of all pages goes to each.', () => {
  expect(pathsIn("import { isNotFound, sites } from '#sites/pages.ts'").length).toBeGreaterThan(50)
  expect(pathsIn("import { findPage } from '#sites/find-page.ts'")).toEqual([])
})
