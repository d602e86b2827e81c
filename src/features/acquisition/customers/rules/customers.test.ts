import { expect, test } from 'vitest'
import { customerFinder } from './customers.ts'

const find = customerFinder([
  {
    business: 'Corrib Boats',
    website: 'https://www.corrib-boats.ie/hire',
    email: 'Office@Corrib-Mail.ie',
    phone: '+353 91 555 0100',
    country: 'Ireland',
  },
  {
    business: 'Lake Page',
    website: 'https://facebook.com/lakepage',
    email: 'lake@gmail.com',
    phone: '',
    country: 'Canada',
  },
])
const nobody = { website: 'https://other.ie', email: 'x@other.ie', phone: '' }

test.each([
  ['website', { website: 'http://corrib-boats.ie' }],
  ['website', { website: 'm.facebook.com/LakePage/' }],
  ['email address', { email: 'office@corrib-mail.ie ' }],
  ['email address', { email: 'LAKE@gmail.com' }],
  ['domain', { website: 'shop.corrib-boats.ie' }],
  ['domain', { email: 'somebody@corrib-boats.ie' }],
  ['domain', { email: 'sales@corrib-mail.ie' }],
  ['phone number', { phone: '091 5550100' }],
  ['phone number', { phone: '00353-91-5550100', country: 'Germany' }],
])('A business is a customer by the same %s: %j', (what, part) => {
  expect(find({ ...nobody, ...part })).toMatch(new RegExp(`^The customer (Corrib Boats|Lake Page) has this ${what}$`))
})

test.each([
  {},
  { website: '', email: '', phone: '' },
  { website: 'facebook.com/other', email: 'other@gmail.com' },
  { phone: '091 555' },
  { phone: '091 5550100', country: 'Germany' },
])('Nobody is one by what many share, or by nothing: %j', (part) => {
  expect(find({ ...nobody, ...part })).toBeUndefined()
})
