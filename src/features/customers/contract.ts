import * as z from 'zod/mini'
import { buyerTexts, invoiceItem, mailTexts, stringsOf, type TextField } from '#features/invoices/contract/customer.ts'
import { vatExemptions } from '#features/invoices/issuing/rules/vat.ts'
import { endpoint } from '#kit/shared/endpoint.ts'

/** The agency's customers: whose websites it hosts and invoices. */

export const customerTypes = ['RentalRevolution', 'SupremeShop'] as const

/** What only the agency's staff know a customer by: each field of text with its label, its limit and its message. */
export const customerTexts = {
  phone: { label: 'Phone', max: 20, message: 'Please enter a valid phone number' },
  state: { label: 'State', max: 50, message: 'Please enter a valid state' },
  note: { label: 'Note', max: 2000, message: 'Please enter a valid note' },
} as const satisfies Record<string, TextField>

export const customer = z.object({
  id: z.int(),
  ...stringsOf({ ...buyerTexts, ...mailTexts, ...customerTexts }),
  email: z.string(),
  country: z.string(),
  vatId: z.string(),
  /** Of German public buyers; empty elsewhere. */
  leitwegId: z.string(),
  invoiceItems: z.array(invoiceItem),
  /** Percent; 0 where none is charged. */
  vatRate: z.number(),
  /** Why that is 0: `small_business` of § 19 UStG, or `exempt`; empty for no such reason. */
  vatExemption: z.enum(vatExemptions),
  /** Days until an invoice is due, and days within which `discountRate` percent are taken off. */
  dueDays: z.int(),
  discountDays: z.int(),
  discountRate: z.number(),
  /** Sum of the items, with two decimals. */
  totalPrice: z.string(),
  /** Of the customer's country: what the prices are in. */
  currency: z.string(),
  /** HTML. */
  body: z.string(),
  type: z.enum(customerTypes),
  active: z.boolean(),
  /** Days of the customer's invoices, oldest first, credit notes and what they took back left out. */
  invoiceDates: z.array(z.string()),
  /** Days on which an invoice was paid in full, oldest first. */
  paymentDates: z.array(z.string()),
  /** Hours between sending and the mail going out. */
  delay: z.number(),
  added_or_changed_by: z.string(),
  /** Grows with every change. */
  version: z.int(),
})
export type Customer = z.output<typeof customer>

export const getCustomersList = endpoint({
  summary:
    "The agency's customers by name of the business, with what the next invoice is for and when they were invoiced",
  method: 'GET',
  path: '/api/sshp_get_customers_list/',
  access: 'admin',
  changesWith: ['customers', 'invoices'],
  answers: {
    200: z.object({
      customers_list: z.array(customer),
      /** Currencies with bank details: customers of other ones cannot be invoiced. */
      currencies_set_up: z.array(z.string()),
      /** The agency's own, where no VAT id is needed. */
      seller_country: z.string(),
      /** It charges no VAT, and no customer needs a rate. */
      small_business: z.boolean(),
    }),
  },
})

export const getCustomerCounts = endpoint({
  summary: 'What the main menu counts of customers',
  method: 'GET',
  path: '/api/sshp_get_customer_counts/',
  access: 'root',
  changesWith: ['customers', 'invoices'],
  answers: {
    200: z.object({
      /** Active customers without an invoice in the current month. */
      not_invoiced: z.int(),
      /** Over all customers, how far the numbers of invoices and payments are apart. */
      unpaid: z.int(),
    }),
  },
})
